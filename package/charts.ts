export { type ChartJson, formatChartJson } from '#core/ownGames/file/chartJson.ts';
export { ImportError, type ImportErrorCode } from '#core/ownGames/import/importError.ts';
export {
  type ImportOptions,
  type OwnGameImport,
  readOwnGame,
} from '#core/ownGames/import/readOwnGame.ts';
export { decodeText, type SourceFile } from '#core/ownGames/import/sourceFile.ts';
export { type CodedGame, decodeOwnGame, encodeOwnGame } from '#core/ownGames/link/chartCode.ts';
export { maxFileSize, type SourceGame } from '#core/ownGames/sourceGame.ts';
export type { OwnGameType } from '#core/rulesets/ownGame.ts';
