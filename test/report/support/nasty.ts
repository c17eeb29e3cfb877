import fc from 'fast-check'

/** Pieces that some renderer, terminal or runner obeys. */
export const NASTY: readonly string[] = [
  '@user',
  '@org/team',
  'user@example.com',
  '#123',
  'GH-123',
  'owner/repo#1',
  'owner/repo@0123456789abcdef0123456789abcdef01234567',
  'deadbeef',
  '0123456789abcdef0123456789abcdef01234567',
  'https://evil.example/x',
  'http://evil.example',
  'www.evil.example',
  '<https://evil.example>',
  '![x](https://evil.example/x.png)',
  '[x](javascript:alert(1))',
  '[x][y]',
  '[^1]',
  '[^1]: note',
  '[y]: https://evil.example',
  '- [ ] task',
  ':tada:',
  ':+1:',
  '$x$',
  '$$x$$',
  '$`x`$',
  '`',
  '``',
  '```',
  '````````````',
  '~~gone~~',
  '**bold**',
  '__init__',
  '*',
  '_',
  '\\',
  '\\`',
  '|',
  '\\|',
  '||',
  '<b>',
  '</details>',
  '</summary>',
  '</code>',
  '<script>alert(1)</script>',
  '<!-- refdiff -->',
  '-->',
  '<img src=x onerror=alert(1)>',
  '&lt;',
  '&#64;user',
  '&amp;',
  '# heading',
  '> quote',
  '- item',
  '+ item',
  '1. item',
  '1) item',
  '---',
  '===',
  '| a | b |',
  '| - | - |',
  '::error::boom',
  '::set-output name=x::y',
  '  ::warning file=a::b',
  '##[group]x',
  '##[error]x',
  'a##[command]b',
  '###[group]',
  '##vso[task.complete]x',
  '\u001b[31mred',
  '\u001b]0;title\u0007',
  '\u001b]8;;https://evil.example\u001b\\link',
  '\u009b31m',
  '\u0007',
  '\b\b\b',
  '\r',
  '\n',
  '\r\n',
  '\t',
  '\u0000',
  '\u007f',
  '\u0085',
  '\u2028',
  '\u2029',
  '\u202e',
  '\u2066',
  '\u200b',
  '\ufeff',
  '\u00ad',
  '\u{e0041}',
  '\ud800',
  'é',
  '👩‍👩‍👧',
  '✅︎',
  '日本語',
  'word',
  'Some words',
  'x',
  ' ',
  '  ',
  '\u00a0',
  '"quoted"',
  "it's",
  '(a)',
  '=1+1',
  '%0A::error::x',
]

/** Text as the worst author of a document would write it. */
export const nastyText: fc.Arbitrary<string> = fc
  .array(
    fc.oneof(
      {weight: 4, arbitrary: fc.constantFrom(...NASTY)},
      {weight: 1, arbitrary: fc.string({unit: 'binary', maxLength: 4})},
      fc.constant(' '),
    ),
    {maxLength: 7},
  )
  .map(pieces => pieces.join(''))

/** Nothing that moves a cursor, reorders text or hides may stand in any output, line ends apart. */
export const RAW_CONTROL =
  /(?!\n|\u200c|\u200d|[\u0600-\u0605\u06dd\u070f\u0890\u0891\u08e2\u{110bd}\u{110cd}])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/u

/** A line that GitHub's runner takes for a command. */
export const COMMAND = /^\p{White_Space}*::|##(?:\[|vso\[)/mu

/** What GitHub's filters act on in text outside of code: mentions, references, hashes, addresses, emoji names, formulas. */
export const FILTERED =
  /@[a-z\d]|#\d|\bGH-\d|(?<![\p{L}\p{N}])[0-9a-f]{7,40}(?![\p{L}\p{N}])|https?:|www\.|:[\w+-]+:|\$/iu

/** An output without the commands that its own format writes: of those the rest of the line is their message (actions/runner, ActionCommandManager). */
export const withoutOwnCommands = (output: string, format: string): string =>
  format === 'github' ? output.replace(/^::(?:error|warning|notice) title=refdiff%3A [^:]*::.*$/gm, '') : output
