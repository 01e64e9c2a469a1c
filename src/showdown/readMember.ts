import { type PokemonSet, Sets } from '@pkmn/sets';
import { type Ability, abilities } from '#engine/ability.ts';
import type { Generation } from '#engine/generation.ts';
import { type Item, items } from '#engine/item.ts';
import { selectableIn } from '#engine/rule.ts';
import { isType, type Strike, strikesIn } from '#engine/strike.ts';
import {
  attackingTypes,
  type OfficialAttackingType,
  type OfficialType,
  types,
} from '#engine/type.ts';
import { type Pokemon, soleAbilityIn } from '#pokedex/pokemon.ts';
import moves from './moves.json';
import { showdownId } from './name.ts';
import type { PastedMember, ShowdownMember, UnreadLine } from './team.ts';

/** What is told of a Pokémon besides the lines that Showdown writes. */
const otherDetail = /^(Ball|Gender|Gigantamax|Shiny|Size): /;

/** Whether the line tells something of a Pokémon rather than naming one. */
export function isDetail(text: string): boolean {
  const { name, species, gender, ...details } = detailsOf(text);
  return Object.keys(details).length > 0 || otherDetail.test(text);
}

/** What the line says below the name of a Pokémon, here that of nobody. */
function detailsOf(text: string): Partial<PokemonSet> {
  return Sets.importSet(`?\n${text}`);
}

/** Reads members for the generation, and adds to `unread` the lines that say nothing we know. */
export function memberReader(
  pokedex: readonly Pokemon[],
  generation: Generation,
  unread: UnreadLine[],
): (pasted: PastedMember) => ShowdownMember {
  const abilities = abilitiesById(pokedex);
  const strikes = strikesByMove(generation);
  const offered = strikesIn(generation);

  return ({ pokemon, set, details }) => {
    let ability: ShowdownMember['ability'];
    let tera: OfficialAttackingType | undefined;
    const used = new Set<string>();

    for (const { line, text } of details) {
      const said = detailsOf(text);
      const report = (why: UnreadLine['why']) => unread.push({ line, text, why });
      if (said.ability) {
        const id = idsOf(said.ability.replace(/^(As One|Embody Aspect) .+/, '$1'))[0];
        if (abilities.has(id)) ability = abilities.get(id) ?? quietIn(generation, pokemon);
        else report('ability');
      } else if (said.teraType) {
        const type = attackingTypes.find((each) => each === idsOf(said.teraType)[0]);
        if (type) tera = type;
        else report('tera');
      } else if (said.moves) {
        const ids = idsOf(text.slice(1));
        for (const id of ids) used.add(id);
        if (!ids.every((id) => strikes.has(id))) report('move');
      } else if (!isDetail(text)) {
        report('line');
      }
    }

    const attacks = [...used].map((id) => (id === 'terablast' && tera) || strikes.get(id));
    const exists = (strike?: Strike): strike is Strike => offered.some((each) => each === strike);
    return {
      pokemon,
      nickname: set.name === set.species ? undefined : set.name?.trim() || undefined,
      ability,
      tera,
      item: itemsById.get(idsOf(set.item)[0]),
      attacks: [...new Set(attacks)].filter(exists),
    };
  };
}

/** The ids in a field, where Smogon's analyses part alternatives by slashes. */
function idsOf(field = ''): string[] {
  return field.split('/').map(showdownId).filter(Boolean);
}

/** An ability that changes no matchup, on a Pokémon whose only one would. */
function quietIn(generation: Generation, pokemon: Pokemon): 'none' | undefined {
  return soleAbilityIn(generation, pokemon) && 'none';
}

/** Showdown's words for no ability, and for Ogerpon's, which it has for one battle. */
const otherAbilities = ['no_ability', 'embody_aspect'];

/** Every ability by its id; only those that change a matchup have a name to give. */
function abilitiesById(
  pokedex: readonly Pokemon[],
): ReadonlyMap<string | undefined, Ability | undefined> {
  const telling = selectableIn('default', abilities);
  const owned = pokedex.flatMap(({ abilities, gen5Abilities = [] }) => [
    ...abilities,
    ...gen5Abilities,
  ]);
  return new Map<string, Ability | undefined>([
    ...[...owned, ...otherAbilities].map((ability) => [showdownId(ability), undefined] as const),
    ...telling.map((ability) => [showdownId(ability), ability] as const),
  ]);
}

const itemsById: ReadonlyMap<string | undefined, Item> = new Map(
  selectableIn('default', items, 'defending').map((item) => [showdownId(item), item]),
);

type MovesByType = Partial<Record<OfficialType, readonly string[]>>;

/** What each move strikes with in the generation; nothing where no type matters to it. */
function strikesByMove(generation: Generation): ReadonlyMap<string, Strike | undefined> {
  const past: MovesByType = generation === 'default' ? {} : moves.past[generation];
  const strikes = new Map<string, Strike | undefined>(moves.noType.map((id) => [id, undefined]));
  for (const lists of [moves.types, past]) {
    for (const type of types) for (const id of lists[type] ?? []) strikes.set(id, type);
  }
  for (const strike of strikesIn(generation)) {
    if (!isType(strike)) strikes.set(showdownId(strike), strike);
  }
  return strikes;
}
