import { type Chart, factorOf, hasType } from '#engine/chart.ts';
import { type Era, eras } from '#engine/generation.ts';
import { chartIn } from '#engine/officialChart.ts';
import type { OwnGameType } from '#engine/ownGame.ts';
import { parseChart } from '#engine/parseChart.ts';
import type { Type } from '#engine/type.ts';
import {
  type BitReader,
  bitsFor,
  createBitReader,
  createBitWriter,
  EndOfBits,
  readText,
  type WriteBits,
  writeText,
} from './bits.ts';
import { readFactor, writeFactor } from './factorBits.ts';
import { maxGameTypes, type SourceGame } from './sourceGame.ts';
import { createIds, isTypeName, titleCase } from './typeName.ts';

/*
 * A code is, bit by bit: the version; the base, one of the three official charts; the types of the
 * base that the game lacks; the types that it adds, with names and colors; the base's types with
 * other names or colors; the order of the types if it is not that; the factors besides 1, 2, ½ and 0;
 * and the matchups, as all cells or as a list of those that differ from the base, whichever is shorter.
 * A game has exactly one code, and the decoder refuses any other text.
 */

/** What a code has of a game: everything but the Pokémon. */
export type CodedGame = Pick<SourceGame, 'types' | 'chart'>;

const version = 1;
const versionBits = 4;
const baseBits = 2;
const countBits = 7;
const lengthBits = 7;
const idLengthBits = 6;
const idCharacterBits = 6;
const colorBits = 24;
const extraCountBits = 4;

const usualFactors: readonly number[] = [1, 2, 0.5, 0];
const maxFactors = 16;
const maxCodeLength = 20_000;

const idAlphabet = 'abcdefghijklmnopqrstuvwxyz0123456789_';
const maxIdLength = 2 ** idLengthBits - 1;
const sides = [undefined, 'isAttackOnly', 'isDefendOnly'] as const;
const sideBits = 2;

/**
 * The shortest code of the types and the chart, in characters that need no escape in a link; undefined
 * if the game has more than 16 different factors, or names or ids that no import would make.
 */
export function encodeOwnGame(game: CodedGame): string | undefined {
  if (!isCodable(game)) return undefined;
  const codes = eras.map((era) => encodeFrom(era, game));
  return codes.reduce((best, code) => (code.length < best.length ? code : best));
}

/** The types and the chart of a code; undefined for any text that `encodeOwnGame` did not write. */
export function decodeOwnGame(code: string): CodedGame | undefined {
  if (code.length > maxCodeLength) return undefined;
  const read = createBitReader(code);
  if (!read) return undefined;
  let game: CodedGame | undefined;
  try {
    game = decodeFrom(read);
  } catch (error) {
    if (error instanceof EndOfBits) return undefined;
    throw error;
  }
  return game && encodeOwnGame(game) === code ? game : undefined;
}

function isCodable({ types, chart }: CodedGame): boolean {
  const ids = types.map(({ id }) => id);
  const isComplete =
    ids.length === chart.types.length && ids.every((id, at) => id === chart.types[at]);
  return (
    isComplete &&
    ids.length <= maxGameTypes &&
    new Set(allFactors(chart)).size <= maxFactors &&
    types.every(
      ({ id, name, color }) =>
        id.length <= maxIdLength &&
        isTypeName(name) &&
        (color === undefined || /^#[0-9a-f]{6}$/.test(color)),
    )
  );
}

function allFactors(chart: Chart): number[] {
  return [
    ...usualFactors,
    ...chart.types.flatMap((one) => chart.types.map((other) => factorOf(chart, one, other))),
  ];
}

/** The factor in the base; 1 if it lacks a type, also one such as `constructor`. */
function baseFactor(base: Chart, attacking: Type, defending: Type): number {
  const hasBoth = hasType(base, attacking) && hasType(base, defending);
  return hasBoth ? factorOf(base, attacking, defending) : 1;
}

function encodeFrom(era: Era, { types, chart }: CodedGame): string {
  const { write, text } = createBitWriter();
  const base = chartIn(era);
  const byId = new Map(types.map((type) => [type.id, type]));
  const baseTypes = base.types.flatMap((id) => byId.get(id) ?? []);
  const addedTypes = types.filter(({ id }) => !baseTypes.some((type) => type.id === id));
  write(version, versionBits);
  write(eras.indexOf(era), baseBits);
  const isLacking = baseTypes.length < base.types.length;
  write(Number(isLacking), 1);
  if (isLacking) for (const id of base.types) write(Number(byId.has(id)), 1);
  writeAddedTypes(write, baseTypes, addedTypes);
  const hasChanges = baseTypes.some(isChanged);
  write(Number(hasChanges), 1);
  for (const type of hasChanges ? baseTypes : []) writeChange(write, type);
  const usualOrder = [...baseTypes, ...addedTypes].map(({ id }) => id);
  writeOrder(
    write,
    usualOrder,
    types.map(({ id }) => id),
  );
  const extras = [...new Set(allFactors(chart))]
    .filter((factor) => !usualFactors.includes(factor))
    .sort((one, other) => one - other);
  write(extras.length, extraCountBits);
  for (const factor of extras) writeFactor(write, factor);
  writeCells(write, usualOrder, chart, base, [...usualFactors, ...extras]);
  return text();
}

function decodeFrom(read: BitReader): CodedGame | undefined {
  const isVersion = read(versionBits) === version;
  const era = eras[read(baseBits)];
  if (!isVersion || !era) return undefined;
  const base = chartIn(era);
  const isLacking = read(1) === 1;
  const baseIds = base.types.filter(() => !isLacking || read(1) === 1);
  const addedTypes = readAddedTypes(read, baseIds);
  if (!addedTypes) return undefined;
  const hasChanges = read(1) === 1;
  const baseTypes = baseIds.map((id) => readChange(read, id, hasChanges));
  const usualTypes = [...baseTypes, ...addedTypes];
  if (usualTypes.length < 1 || usualTypes.length > maxGameTypes) return undefined;
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

function writeAddedTypes(
  write: WriteBits,
  baseTypes: readonly OwnGameType[],
  addedTypes: readonly OwnGameType[],
): void {
  const makeId = createIds();
  for (const { id } of baseTypes) makeId(id);
  write(addedTypes.length, countBits);
  for (const type of addedTypes) {
    writeText(write, lengthBits, type.name);
    writeLook(write, type);
    const hasOwnId = makeId(type.name) !== type.id;
    write(Number(hasOwnId), 1);
    if (!hasOwnId) continue;
    write(type.id.length, idLengthBits);
    for (const character of type.id) write(idAlphabet.indexOf(character), idCharacterBits);
  }
}

function readAddedTypes(read: BitReader, baseIds: readonly Type[]): OwnGameType[] | undefined {
  const makeId = createIds();
  for (const id of baseIds) makeId(id);
  const types: OwnGameType[] = [];
  for (let count = read(countBits); count > 0; count--) {
    const name = readTypeName(read);
    const look = readLook(read);
    if (name === undefined || !look) return undefined;
    let id = makeId(name);
    if (read(1) === 1) {
      const length = read(idLengthBits);
      const characters = Array.from({ length }, () => idAlphabet[read(idCharacterBits)] ?? '.');
      id = characters.join('') as Type;
    }
    types.push({ id, name, ...look });
  }
  return types;
}

/** Whether a type of the base has another name, a color or only one side. */
function isChanged(type: OwnGameType): boolean {
  const isOneSided = type.isAttackOnly || type.isDefendOnly;
  return type.name !== titleCase(type.id) || type.color !== undefined || isOneSided === true;
}

function writeChange(write: WriteBits, type: OwnGameType): void {
  write(Number(isChanged(type)), 1);
  if (!isChanged(type)) return;
  const hasName = type.name !== titleCase(type.id);
  write(Number(hasName), 1);
  if (hasName) writeText(write, lengthBits, type.name);
  writeLook(write, type);
}

function readChange(read: BitReader, id: Type, hasChanges: boolean): OwnGameType {
  const name = titleCase(id);
  if (!hasChanges || read(1) === 0) return { id, name };
  // An invalid name or look is left out, so that the code differs from that of the game.
  const ownName = read(1) === 1 ? readTypeName(read) : undefined;
  return { id, name: ownName ?? name, ...readLook(read) };
}

function readTypeName(read: BitReader): string | undefined {
  const name = readText(read, lengthBits);
  return isTypeName(name) ? name : undefined;
}

type Look = Pick<OwnGameType, 'color' | 'isAttackOnly' | 'isDefendOnly'>;

function writeLook(write: WriteBits, { color, isAttackOnly, isDefendOnly }: Look): void {
  write(isAttackOnly ? 1 : isDefendOnly ? 2 : 0, sideBits);
  write(Number(color !== undefined), 1);
  if (color !== undefined) write(Number.parseInt(color.slice(1), 16), colorBits);
}

function readLook(read: BitReader): Look | undefined {
  const sideIndex = read(sideBits);
  if (sideIndex >= sides.length) return undefined;
  const side = sides[sideIndex];
  const hasColor = read(1) === 1;
  const color = hasColor && `#${read(colorBits).toString(16).padStart(6, '0')}`;
  return { ...(color && { color }), ...(side && { [side]: true }) };
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

function writeCells(
  write: WriteBits,
  ids: readonly Type[],
  chart: Chart,
  base: Chart,
  factors: readonly number[],
): void {
  const typeBits = bitsFor(ids.length);
  const factorBits = bitsFor(factors.length);
  const cells = ids.flatMap((attacking, row) =>
    ids.map((defending, column) => {
      const factor = factorOf(chart, attacking, defending);
      const isSame = factor === baseFactor(base, attacking, defending);
      return { row, column, index: factors.indexOf(factor), isSame };
    }),
  );
  const changes = cells.filter(({ isSame }) => !isSame);
  const changeCountBits = bitsFor(cells.length + 1);
  const listSize = changeCountBits + changes.length * (2 * typeBits + factorBits);
  const isList = listSize <= cells.length * factorBits;
  write(Number(isList), 1);
  if (isList) write(changes.length, changeCountBits);
  for (const { row, column, index } of isList ? changes : cells) {
    if (isList) write(row, typeBits);
    if (isList) write(column, typeBits);
    write(index, factorBits);
  }
}

/** The factors by attacking, then defending type; undefined if a number is out of range. */
function readCells(
  read: BitReader,
  ids: readonly Type[],
  base: Chart,
  factors: readonly number[],
): Record<string, Record<string, number>> | undefined {
  const typeBits = bitsFor(ids.length);
  const factorBits = bitsFor(factors.length);
  const isList = read(1) === 1;
  const cellCount = ids.length ** 2;
  const rows = ids.map((attacking) =>
    ids.map((defending) => baseFactor(base, attacking, defending)),
  );
  const changeCount = isList ? read(bitsFor(cellCount + 1)) : cellCount;
  for (let at = 0; at < changeCount; at++) {
    const row = rows[isList ? read(typeBits) : Math.floor(at / ids.length)];
    const column = isList ? read(typeBits) : at % ids.length;
    const factor = factors[read(factorBits)];
    if (!row || column >= ids.length || factor === undefined) return undefined;
    row[column] = factor;
  }
  return Object.fromEntries(
    ids.map((attacking, at) => [
      attacking,
      Object.fromEntries(ids.map((defending, column) => [defending, rows[at]![column]!])),
    ]),
  );
}
