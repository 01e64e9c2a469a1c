import { type PokemonSet, Sets } from '@pkmn/sets';
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
import moves from './moves.json';
import { showdownId } from './name.ts';
import { parsePassive } from './passive.ts';
import type { ShowdownLine, ShowdownMember, UnreadableLine } from './team.ts';

/** A member of a pasted team: its Pokémon, its parsed first line, and the lines below it. */
export type PastedMember = {
  pokemon: Pokemon;
  set: Partial<PokemonSet>;
  details: readonly ShowdownLine[];
};

/** Details of a Pokémon in lines that Showdown does not write. */
const otherDetail = /^(Ball|Gender|Gigantamax|Shiny|Size): /;

/** Whether the line describes a Pokémon rather than naming one. */
export function isDetail(text: string): boolean {
  const { name, species, gender, ...details } = parseDetail(text);
  const isPassive = parsePassive(text) !== undefined;
  return Object.keys(details).length > 0 || isPassive || otherDetail.test(text);
}

/** Parses the line as a detail below the name of a Pokémon. */
function parseDetail(text: string): Partial<PokemonSet> {
  return Sets.importSet(`?\n${text}`);
}

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

  return ({ pokemon, set, details }) => {
    let ability: ShowdownMember['ability'];
    let hasOtherAbility = false;
    let secondAbility: Ability | undefined;
    let tera: OfficialAttackingType | undefined;
    const moveIds = new Set<string>();

    for (const { line, text } of details) {
      const fields = parseDetail(text);
      const report = (why: UnreadableLine['why']) => unreadableLines.push({ line, text, why });
      const passive = parsePassive(text);
      if (passive !== undefined) {
        const [id] = splitIds(passive);
        if (abilities.has(id)) secondAbility = abilities.get(id);
        else report('ability');
      } else if (fields.ability) {
        const id = splitIds(fields.ability.replace(/^(As One|Embody Aspect) .+/, '$1'))[0];
        if (abilities.has(id)) {
          ability = abilities.get(id) ?? irrelevantAbilityIn(generation, pokemon);
          hasOtherAbility = abilities.get(id) === undefined;
        } else report('ability');
      } else if (fields.teraType) {
        const type = attackingTypes.find((each) => each === splitIds(fields.teraType)[0]);
        if (type) tera = type;
        else report('tera');
      } else if (fields.moves) {
        const ids = splitIds(text.slice(1));
        for (const id of ids) moveIds.add(id);
        if (!ids.every((id) => strikes.has(id))) report('move');
      } else if (!isDetail(text)) {
        report('line');
      }
    }

    const attacks = [...moveIds].map((id) => (id === 'terablast' && tera) || strikes.get(id));
    const isAvailable = (strike?: Strike): strike is Strike =>
      availableStrikes.some((each) => each === strike);
    return {
      pokemon,
      nickname: set.name === set.species ? undefined : set.name?.trim() || undefined,
      ability,
      ...(hasOtherAbility && { hasOtherAbility }),
      ...(secondAbility && { secondAbility }),
      tera,
      item: itemsById.get(splitIds(set.item)[0]),
      attacks: [...new Set(attacks)].filter(isAvailable),
    };
  };
}

/** The ids in a field, where Smogon's analyses separate alternatives by slashes. */
function splitIds(field = ''): string[] {
  return field.split('/').map(showdownId).filter(Boolean);
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

type MovesByType = Partial<Record<OfficialType, readonly string[]>>;

/** The strike of each move, by Showdown's id; undefined for a move that types do not affect. */
function strikesByMove(generation: Generation): ReadonlyMap<string, Strike | undefined> {
  const era = eraOf(generation);
  const past: MovesByType = era === 'default' ? {} : moves.past[era];
  const strikes = new Map<string, Strike | undefined>(moves.noType.map((id) => [id, undefined]));
  for (const lists of [moves.types, past]) {
    for (const type of types) for (const id of lists[type] ?? []) strikes.set(id, type);
  }
  for (const strike of strikesIn(generation)) {
    if (!isType(strike)) strikes.set(showdownId(strike), strike);
  }
  return strikes;
}
