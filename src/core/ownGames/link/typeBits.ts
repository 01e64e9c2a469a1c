import type { Type } from '#core/charts/type.ts';
import { createIds, isTypeName, titleCase } from '#core/ownGames/typeName.ts';
import type { OwnGameType } from '#core/rulesets/ownGame.ts';
import { type BitReader, readText, type WriteBits, writeText } from './bits.ts';

const countBits = 7;
const lengthBits = 7;
const idLengthBits = 6;
const idCharacterBits = 6;
const colorBits = 24;
const sideBits = 2;

const idAlphabet = 'abcdefghijklmnopqrstuvwxyz0123456789_';
const sides = [undefined, 'isAttackOnly', 'isDefendOnly'] as const;

/** Maximum length of the id of a type in a code. */
export const maxIdLength = 2 ** idLengthBits - 1;

/**
 * Writes the types that the base lacks: names, colors, sides, and ids that differ from the usual
 * one.
 */
export function writeAddedTypes(
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

/** The types that `writeAddedTypes` wrote; undefined if one is invalid. */
export function readAddedTypes(
  read: BitReader,
  baseIds: readonly Type[],
): OwnGameType[] | undefined {
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
export function isChangedType(type: OwnGameType): boolean {
  const isOneSided = type.isAttackOnly || type.isDefendOnly;
  return type.name !== titleCase(type.id) || type.color !== undefined || isOneSided === true;
}

/** Writes whether the type of the base is changed, and the changes. */
export function writeChange(write: WriteBits, type: OwnGameType): void {
  write(Number(isChangedType(type)), 1);
  if (!isChangedType(type)) return;
  const hasName = type.name !== titleCase(type.id);
  write(Number(hasName), 1);
  if (hasName) writeText(write, lengthBits, type.name);
  writeLook(write, type);
}

/** The type of the base with the changes that `writeChange` wrote, if the code has any. */
export function readChange(read: BitReader, id: Type, hasChanges: boolean): OwnGameType {
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
