import { maxFactor } from '#core/charts/chart.ts';
import type { Type } from '#core/charts/type.ts';
import { isTypeName, plainId } from '#core/ownGames/typeName.ts';
import { createNumberer } from '#core/ownGames/uniqueId.ts';
import type { OwnAbilityEffect, OwnAbilityId, OwnGameAbility } from '#core/rulesets/ownGame.ts';
import {
  type BitReader,
  bitsFor,
  createBitWriter,
  parseBits,
  readText,
  writeText,
} from './bits.ts';
import { readFactor, writeFactor } from './factorBits.ts';

/** Maximum number of abilities that a game adds. */
export const maxOwnAbilities = 64;

/** Maximum number of effects of an ability. */
export const maxAbilityEffects = 8;

const countBits = 7;
const lengthBits = 7;
const effectCountBits = 4;

const idPattern = /^own_[a-z0-9_]{1,40}$/;

/** The abilities as the last part of a game's text, which only games with abilities have. */
export function formatAbilities(
  abilities: readonly OwnGameAbility[],
  types: readonly Type[],
): string {
  const { write, text } = createBitWriter();
  const writeType = (type: Type) => write(types.indexOf(type), bitsFor(types.length));
  write(abilities.length, countBits);
  for (const { id, name, effects } of abilities) {
    writeText(write, lengthBits, id);
    writeText(write, lengthBits, name);
    write(effects.length, effectCountBits);
    for (const effect of effects) {
      write(Number(effect.kind === 'turns'), 1);
      if (effect.kind === 'turns') {
        writeType(effect.from);
        writeType(effect.into);
      } else {
        writeType(effect.type);
        writeFactor(write, effect.factor);
      }
    }
  }
  return text();
}

/** The abilities that `formatAbilities` wrote; undefined for any text that it did not write. */
export function parseAbilities(
  text: string,
  types: readonly Type[],
): readonly OwnGameAbility[] | undefined {
  const abilities = parseBits(text, (read) => readAbilities(read, types));
  if (!abilities || abilities.length === 0 || !areAbilities(abilities, types)) return undefined;
  return formatAbilities(abilities, types) === text ? abilities : undefined;
}

function readAbilities(read: BitReader, types: readonly Type[]): OwnGameAbility[] {
  // For the number of no type it returns a type, so that `parseAbilities` finds a different text.
  const readType = () => types[read(bitsFor(types.length))] ?? types[0]!;
  return Array.from({ length: read(countBits) }, () => ({
    id: readText(read, lengthBits) as OwnAbilityId,
    name: readText(read, lengthBits),
    effects: Array.from({ length: read(effectCountBits) }, (): OwnAbilityEffect => {
      if (read(1) === 1) return { kind: 'turns', from: readType(), into: readType() };
      return { kind: 'takes', type: readType(), factor: readFactor(read) };
    }),
  }));
}

/**
 * Whether they are at most 64 abilities with different ids, valid names, and 1 to 8 effects each on the
 * types; checks also values of other types than declared, as in a file.
 */
export function areAbilities(
  abilities: readonly OwnGameAbility[],
  types: readonly Type[],
): boolean {
  const isEffect = (effect: OwnAbilityEffect) =>
    effect.kind === 'turns'
      ? types.includes(effect.from) && types.includes(effect.into)
      : types.includes(effect.type) &&
        typeof effect.factor === 'number' &&
        effect.factor >= 0 &&
        effect.factor <= maxFactor;
  return (
    abilities.length <= maxOwnAbilities &&
    new Set(abilities.map(({ id }) => id)).size === abilities.length &&
    abilities.every(
      ({ id, name, effects }) =>
        typeof id === 'string' &&
        idPattern.test(id) &&
        typeof name === 'string' &&
        isTypeName(name) &&
        effects.length >= 1 &&
        effects.length <= maxAbilityEffects &&
        effects.every(isEffect),
    )
  );
}

/** A new id of an ability with the name, which none of the abilities has. */
export function abilityIdFor(name: string, abilities: readonly OwnGameAbility[]): OwnAbilityId {
  const makeUnique = createNumberer(abilities.map(({ id }) => id));
  return makeUnique(`own_${plainId(name).slice(0, 24) || 'ability'}`) as OwnAbilityId;
}
