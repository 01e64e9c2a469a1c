import { type Chart, factorOf, maxChartTypes } from '#core/charts/chart.ts';
import { parseChart } from '#core/charts/chartFile/parseChart.ts';
import type { Type } from '#core/charts/type.ts';
import type { SourceGame } from '#core/ownGames/sourceGame.ts';
import { isTypeName } from '#core/ownGames/typeName.ts';
import { storedEras } from '#core/rulesets/era.ts';
import { chartIn } from '#core/rulesets/officialChart.ts';
import { type BitReader, bitsFor, createBitWriter, parseBits, type WriteBits } from './bits.ts';
import { readCells, writeCells } from './cellBits.ts';
import { readFactor, writeFactor } from './factorBits.ts';
import {
  isChangedType,
  maxIdLength,
  readAddedTypes,
  readChange,
  writeAddedTypes,
  writeChange,
} from './typeBits.ts';

/*
 * A code is, bit by bit: the version; the base, one of the three official charts; the types of the
 * base that the game lacks; the types that it adds, with names and colors; the base's types with
 * other names or colors; the order of all types if it is not the order of these two parts; the factors
 * besides 1, 2, ½ and 0; and the matchups, as all cells or as a list of those that differ from the
 * base, whichever is shorter. A game has exactly one code, and the decoder rejects any other text.
 */

/** The part of a game that a code contains: everything but the Pokémon. */
export type CodedGame = Pick<SourceGame, 'types' | 'chart'>;

type StoredEra = (typeof storedEras)[number];

const version = 1;
const versionBits = 4;
const baseBits = 2;
const extraCountBits = 4;

const usualFactors: readonly number[] = [1, 2, 0.5, 0];
const maxFactors = 16;
const maxCodeLength = 20_000;

/** The last code of the factors of a chart: a letter of the game's name changes neither these nor the types. */
const lastCodes = new WeakMap<
  Chart['factors'],
  { types: CodedGame['types']; code: string | undefined }
>();

/**
 * The shortest code of the types and the chart, in characters that need no escape in a link; undefined
 * if the game has more than 16 different factors, or names or ids that no import would make.
 */
export function encodeOwnGame(game: CodedGame): string | undefined {
  const { types, chart } = game;
  const last = lastCodes.get(chart.factors);
  if (last?.types === types) return last.code;
  const code = encode(game);
  lastCodes.set(chart.factors, { types, code });
  return code;
}

function encode(game: CodedGame): string | undefined {
  const factors = listFactors(game.chart);
  if (!isCodable(game) || factors.length > maxFactors) return undefined;
  const codes = storedEras.map((era) => encodeFrom(era, game, factors));
  return codes.reduce((best, code) => (code.length < best.length ? code : best));
}

/** The types and the chart of a code; undefined for any text that `encodeOwnGame` did not write. */
export function decodeOwnGame(code: string): CodedGame | undefined {
  if (code.length > maxCodeLength) return undefined;
  const game = parseBits(code, decodeFrom);
  return game && encodeOwnGame(game) === code ? game : undefined;
}

function isCodable({ types, chart }: CodedGame): boolean {
  const ids = types.map(({ id }) => id);
  const isComplete =
    ids.length === chart.types.length && ids.every((id, at) => id === chart.types[at]);
  return (
    isComplete &&
    ids.length <= maxChartTypes &&
    types.every(
      ({ id, name, color }) =>
        id.length <= maxIdLength &&
        isTypeName(name) &&
        (color === undefined || /^#[0-9a-f]{6}$/.test(color)),
    )
  );
}

/** The usual factors, and then the others of the chart, the smallest first. */
function listFactors(chart: Chart): number[] {
  const factors = new Set(usualFactors);
  for (const one of chart.types)
    for (const other of chart.types) factors.add(factorOf(chart, one, other));
  const extras = [...factors].slice(usualFactors.length);
  return [...usualFactors, ...extras.sort((one, other) => one - other)];
}

function encodeFrom(
  era: StoredEra,
  { types, chart }: CodedGame,
  factors: readonly number[],
): string {
  const { write, text } = createBitWriter();
  const base = chartIn(era);
  const byId = new Map(types.map((type) => [type.id, type]));
  const baseTypes = base.types.flatMap((id) => byId.get(id) ?? []);
  const addedTypes = types.filter(({ id }) => !baseTypes.some((type) => type.id === id));
  write(version, versionBits);
  write(storedEras.indexOf(era), baseBits);
  const isLacking = baseTypes.length < base.types.length;
  write(Number(isLacking), 1);
  if (isLacking) for (const id of base.types) write(Number(byId.has(id)), 1);
  writeAddedTypes(write, baseTypes, addedTypes);
  const hasChanges = baseTypes.some(isChangedType);
  write(Number(hasChanges), 1);
  for (const type of hasChanges ? baseTypes : []) writeChange(write, type);
  const usualOrder = [...baseTypes, ...addedTypes].map(({ id }) => id);
  writeOrder(
    write,
    usualOrder,
    types.map(({ id }) => id),
  );
  const extras = factors.slice(usualFactors.length);
  write(extras.length, extraCountBits);
  for (const factor of extras) writeFactor(write, factor);
  writeCells(write, usualOrder, chart, base, factors);
  return text();
}

function decodeFrom(read: BitReader): CodedGame | undefined {
  const isVersion = read(versionBits) === version;
  const era = storedEras[read(baseBits)];
  if (!isVersion || !era) return undefined;
  const base = chartIn(era);
  const isLacking = read(1) === 1;
  const baseIds = base.types.filter(() => !isLacking || read(1) === 1);
  const addedTypes = readAddedTypes(read, baseIds);
  if (!addedTypes) return undefined;
  const hasChanges = read(1) === 1;
  const baseTypes = baseIds.map((id) => readChange(read, id, hasChanges));
  const usualTypes = [...baseTypes, ...addedTypes];
  if (usualTypes.length < 1 || usualTypes.length > maxChartTypes) return undefined;
  const order = readOrder(read, usualTypes.length);
  if (new Set(order).size < usualTypes.length) return undefined;
  const extras = Array.from({ length: read(extraCountBits) }, () => readFactor(read));
  const usualIds = usualTypes.map(({ id }) => id);
  const chart = readCells(read, usualIds, base, [...usualFactors, ...extras]);
  const types = order.map((at) => usualTypes[at]);
  if (!chart || !types.every((type) => type !== undefined)) return undefined;
  try {
    const ids = types.map(({ id }) => id);
    return { types, chart: parseChart({ types: ids, chart }) };
  } catch {
    return undefined;
  }
}

function writeOrder(write: WriteBits, usualOrder: readonly Type[], order: readonly Type[]): void {
  const isOther = order.some((id, at) => id !== usualOrder[at]);
  write(Number(isOther), 1);
  if (!isOther) return;
  for (const id of order) write(usualOrder.indexOf(id), bitsFor(order.length));
}

function readOrder(read: BitReader, count: number): number[] {
  const isOther = read(1) === 1;
  return Array.from({ length: count }, (_, at) => (isOther ? read(bitsFor(count)) : at));
}
