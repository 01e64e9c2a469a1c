export type { OwnGameType } from '#engine/ownGame.ts';
export { type CodedGame, decodeOwnGame, encodeOwnGame } from '#ownGame/chartCode.ts';
export { type ChartJson, formatChartJson } from '#ownGame/chartJson.ts';
export { ImportError, type ImportErrorCode } from '#ownGame/importError.ts';
export { type ImportOptions, type OwnGameImport, readOwnGame } from '#ownGame/readOwnGame.ts';
export { decodeText, type SourceFile } from '#ownGame/sourceFile.ts';
export { maxFileSize, type SourceGame } from '#ownGame/sourceGame.ts';
