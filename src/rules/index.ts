import {aliasRetargeted} from './alias-retargeted.ts'
import {brokenTable} from './broken-table.ts'
import {capabilityNarrowed} from './capability-narrowed.ts'
import {capabilityWidened} from './capability-widened.ts'
import {columnAdded} from './column-added.ts'
import {columnChanged} from './column-changed.ts'
import {columnMerged} from './column-merged.ts'
import {columnRemoved} from './column-removed.ts'
import {columnRenamed} from './column-renamed.ts'
import {columnSplit} from './column-split.ts'
import {conflictMarker} from './conflict-marker.ts'
import {demandAdded} from './demand-added.ts'
import {descriptionChanged} from './description-changed.ts'
import {documentAdded} from './document-added.ts'
import {documentRemoved} from './document-removed.ts'
import {documentRenamed} from './document-renamed.ts'
import {duplicateKey} from './duplicate-key.ts'
import {nativeCoverageLost} from './native-coverage-lost.ts'
import {oversizedCell} from './oversized-cell.ts'
import {proseChanged} from './prose-changed.ts'
import {raggedRow} from './ragged-row.ts'
import {rowAdded} from './row-added.ts'
import {rowMerged} from './row-merged.ts'
import {rowReformatted} from './row-reformatted.ts'
import {rowRelocated} from './row-relocated.ts'
import {rowRemoved} from './row-removed.ts'
import {rowRenamed} from './row-renamed.ts'
import {rowReordered} from './row-reordered.ts'
import {rowSplit} from './row-split.ts'
import type {Rule} from './rule.ts'
import {searchCapped} from './search-capped.ts'
import {sectionAdded} from './section-added.ts'
import {sectionMoved} from './section-moved.ts'
import {sectionRemoved} from './section-removed.ts'
import {sectionRenamed} from './section-renamed.ts'
import {sourceFileChanged} from './source-file-changed.ts'
import {sourceLineMoved} from './source-line-moved.ts'
import {tableAdded} from './table-added.ts'
import {tableRemoved} from './table-removed.ts'
import {tableRenamed} from './table-renamed.ts'
import {targetChanged} from './target-changed.ts'
import {typingLost} from './typing-lost.ts'
import {undeclaredReference} from './undeclared-reference.ts'
import {unportableRow} from './unportable-row.ts'
import {unreadableCell} from './unreadable-cell.ts'
import {unreadableDocument} from './unreadable-document.ts'
import {unsortedTable} from './unsorted-table.ts'
import {unusedAcceptance} from './unused-acceptance.ts'
import {valueChanged} from './value-changed.ts'

/** Every rule, the narrower before the wider: the first whose pattern agrees names the change. */
export const rules: readonly Rule[] = [
  demandAdded,
  rowAdded,
  rowRemoved,
  rowRenamed,
  rowRelocated,
  rowSplit,
  rowMerged,
  sourceLineMoved,
  rowReordered,
  rowReformatted,
  aliasRetargeted,
  capabilityNarrowed,
  capabilityWidened,
  targetChanged,
  sourceFileChanged,
  descriptionChanged,
  valueChanged,
  nativeCoverageLost,
  columnAdded,
  columnRemoved,
  columnRenamed,
  columnMerged,
  columnSplit,
  columnChanged,
  tableAdded,
  tableRemoved,
  tableRenamed,
  sectionAdded,
  sectionRemoved,
  sectionRenamed,
  sectionMoved,
  documentAdded,
  documentRemoved,
  documentRenamed,
  proseChanged,
  duplicateKey,
  raggedRow,
  unreadableCell,
  brokenTable,
  conflictMarker,
  unreadableDocument,
  unportableRow,
  oversizedCell,
  typingLost,
  undeclaredReference,
  unsortedTable,
  searchCapped,
  unusedAcceptance,
]

const noiseRules = new Set(
  rules.filter(({matches}) => [matches].flat().some(({noise}) => noise !== undefined)).map(({id}) => id),
)

/** Whether the rule names noise: given a level it makes findings, of rows that still did not change. */
export function isNoiseRule(id: string): boolean {
  return noiseRules.has(id)
}
