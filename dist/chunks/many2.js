export { t as isGlob, n as readFolder, r as readGlob } from "./many.js";
