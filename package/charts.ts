export type { OwnGameType } from '#engine/ownGame.ts';
export { type ChartJson, formatChartJson } from '#ownGame/file/chartJson.ts';
export { ImportError, type ImportErrorCode } from '#ownGame/import/importError.ts';
export {
  type ImportOptions,
  type OwnGameImport,
  readOwnGame,
} from '#ownGame/import/readOwnGame.ts';
export { decodeText, type SourceFile } from '#ownGame/import/sourceFile.ts';
export { type CodedGame, decodeOwnGame, encodeOwnGame } from '#ownGame/link/chartCode.ts';
export { maxFileSize, type SourceGame } from '#ownGame/sourceGame.ts';
