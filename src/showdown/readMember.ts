import { type Ability, memberAbilities } from '#engine/ability.ts';
import { eraOf, type Generation } from '#engine/generation.ts';
import { type Item, memberItems } from '#engine/item.ts';
import { isType, type Strike, strikesIn } from '#engine/strike.ts';
import {
  attackingTypes,
  type OfficialAttackingType,
  type OfficialType,
  types,
} from '#engine/type.ts';
import { memoizeLatest } from '#pokedex/memoizeLatest.ts';
import type { Pokemon } from '#pokedex/pokemon.ts';
import { onlyAbilityIn } from '#pokedex/pokemonAbilities.ts';
import { addSet, toShowdownName } from './createSet.ts';
import type { FirstLine } from './firstLine.ts';
import { canHave, findHeldForm, isOffered } from './heldForm.ts';
import moves from './moves.json';
import { showdownId } from './name.ts';
import { parseSetLine } from './setLine.ts';
import type { ShowdownLine, ShowdownMember, UnreadableLine } from './team.ts';

/** A member of a pasted team: its first line, and the lines below it. */
export type PastedMember = Omit<FirstLine, 'hasDash'> & { details: readonly ShowdownLine[] };

/**
 * Returns a reader of members for the generation, which adds unrecognized lines to
 * `unreadableLines`.
 */
export function memberReader(
  pokedex: readonly Pokemon[],
  generation: Generation,
  unreadableLines: UnreadableLine[],
): (pasted: PastedMember) => ShowdownMember {
  const abilities = abilitiesById(pokedex);
  const strikes = strikesByMove(generation);
  const availableStrikes = strikesIn(generation);

  return ({ pokemon: namedPokemon, text: firstLine, set, details }) => {
    const [item = ''] = set.item?.split('/') ?? [];
    const heldForm = findHeldForm(pokedex, generation, namedPokemon, item);
    const itemForm = heldForm && isOffered(heldForm) ? heldForm : undefined;
    const pokemon = itemForm ? namedPokemon : (heldForm ?? namedPokemon);
    let ability: ShowdownMember['ability'];
    let hasOtherAbility = false;
    let secondAbility: Ability | undefined;
    let tera: OfficialAttackingType | undefined;
    const moveIds = new Set<string>();

    for (const { line, text } of details) {
      const setLine = parseSetLine(text);
      const report = (why: UnreadableLine['why']) => unreadableLines.push({ line, text, why });
      if (setLine.kind === 'unknown') report('line');
      if (!('names' in setLine)) continue;
      const ids = setLine.names.map(showdownId);
      const [id = ''] = ids;
      if (setLine.kind === 'passive') {
        if (abilities.has(id)) secondAbility = abilities.get(id);
        else report('ability');
      } else if (setLine.kind === 'ability') {
        // Groudon loses the ability of its set when the orb turns it into Primal Groudon.
        const isLost = pokemon !== namedPokemon && !canHave(generation, pokemon, id);
        if (abilities.has(id) && !isLost) {
          ability = abilities.get(id) ?? irrelevantAbilityIn(generation, pokemon);
          hasOtherAbility = abilities.get(id) === undefined;
        } else if (!isLost) report('ability');
      } else if (setLine.kind === 'tera') {
        const type = attackingTypes.find((each) => each === id);
        if (type) tera = type;
        else report('tera');
      } else {
        for (const each of ids) moveIds.add(each);
        if (!ids.every((each) => strikes.has(each))) report('move');
      }
    }

    const attacks = [...moveIds].map((id) => (id === 'terablast' && tera) || strikes.get(id));
    const isAvailable = (strike?: Strike): strike is Strike =>
      availableStrikes.some((each) => each === strike);
    const member: ShowdownMember = {
      pokemon,
      nickname: set.name === set.species ? undefined : set.name?.trim() || undefined,
      ability,
      ...(hasOtherAbility && { hasOtherAbility }),
      ...(secondAbility && { secondAbility }),
      tera,
      item: itemsById.get(showdownId(item)),
      attacks: [...new Set(attacks)].filter(isAvailable),
    };
    return addSet(member, toShowdownName(firstLine, set, namedPokemon), details, itemForm);
  };
}

/**
 * The value for an ability that changes no matchup: `none` if the Pokémon's only ability changes
 * one.
 */
function irrelevantAbilityIn(generation: Generation, pokemon: Pokemon): 'none' | undefined {
  return onlyAbilityIn(generation, pokemon) && 'none';
}

/** Showdown's names for no ability, and for Ogerpon's ability, which lasts one battle. */
const otherAbilities = ['no_ability', 'embody_aspect'];

/** Every ability by its id; those that change no matchup are undefined. */
const abilitiesById = memoizeLatest(
  (pokedex: readonly Pokemon[]): ReadonlyMap<string | undefined, Ability | undefined> => {
    const pokedexAbilities = pokedex.flatMap(({ abilities, pastAbilities = [] }) => [
      ...abilities,
      ...pastAbilities.flatMap(([, past]) => past),
    ]);
    return new Map<string, Ability | undefined>([
      ...[...pokedexAbilities, ...otherAbilities].map(
        (ability) => [showdownId(ability), undefined] as const,
      ),
      ...memberAbilities.map((ability) => [showdownId(ability), ability] as const),
    ]);
  },
);

const itemsById: ReadonlyMap<string | undefined, Item> = new Map(
  memberItems.map((item) => [showdownId(item), item]),
);

/** Ids of moves in older versions of Showdown, which its teams may still have. */
const oldMoveIds: Readonly<Record<string, string>> = {
  faintattack: 'feintattack',
  hijumpkick: 'highjumpkick',
  smellingsalt: 'smellingsalts',
  vicegrip: 'visegrip',
};

type MovesByType = Partial<Record<OfficialType, readonly string[]>>;

/** The strike of each move, by Showdown's id; undefined for a move that types do not affect. */
export function strikesByMove(generation: Generation): ReadonlyMap<string, Strike | undefined> {
  const era = eraOf(generation);
  const past: MovesByType = era === 'default' ? {} : moves.past[era];
  const strikes = new Map<string, Strike | undefined>(moves.noType.map((id) => [id, undefined]));
  for (const lists of [moves.types, past]) {
    for (const type of types) for (const id of lists[type] ?? []) strikes.set(id, type);
  }
  for (const strike of strikesIn(generation)) {
    if (!isType(strike)) strikes.set(showdownId(strike), strike);
  }
  for (const [oldId, id] of Object.entries(oldMoveIds)) strikes.set(oldId, strikes.get(id));
  return strikes;
}
