import { type PokemonSet, Sets } from '@pkmn/sets';
import { type Ability, memberAbilities } from '#engine/ability.ts';
import type { Generation } from '#engine/generation.ts';
import { type Item, memberItems } from '#engine/item.ts';
import { hasMove, type MoveId, ownTypeOf } from '#engine/moveFacts.ts';
import { hasOwnRules, type Strike, splitMove, strikesIn } from '#engine/strike.ts';
import { attackingTypes, type OfficialAttackingType } from '#engine/type.ts';
import { memoizeLatest } from '#pokedex/memoizeLatest.ts';
import { findMove, findNamedMove } from '#pokedex/moves.ts';
import type { Pokemon } from '#pokedex/pokemon.ts';
import { onlyAbilityIn } from '#pokedex/pokemonAbilities.ts';
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
  const availableStrikes = strikesIn(generation);

  return ({ pokemon, set, details }) => {
    let ability: ShowdownMember['ability'];
    let hasOtherAbility = false;
    let secondAbility: Ability | undefined;
    let tera: OfficialAttackingType | undefined;
    const moveNames: string[] = [];

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
        const names = text
          .slice(1)
          .split('/')
          .filter((name) => name.trim() !== '');
        moveNames.push(...names);
        if (!names.every((name) => findNamedMove(name))) report('move');
      } else if (!isDetail(text)) {
        report('line');
      }
    }

    const attacks = moveNames.map((name) => readStrike(name, generation, tera));
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

/** The type or the move with rules; undefined for a move that types do not affect. */
function readStrike(
  name: string,
  generation: Generation,
  tera: OfficialAttackingType | undefined,
): Strike | undefined {
  const move = findNamedMove(name);
  if (move === undefined || move === 'other') return undefined;
  const { id, type } = splitMove(move);
  const facts = findMove(id as MoveId);
  if (!facts || !hasMove(generation, facts)) return undefined;
  if (hasOwnRules(id)) return id;
  if (id === 'TeraBlast' && tera) return tera;
  const ownType = ownTypeOf(facts, generation);
  return attackingTypes.find((each) => each === (type ?? ownType));
}
