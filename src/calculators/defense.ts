import { type Ability, abilities } from '#engine/ability.ts';
import { type Condition, conditions } from '#engine/condition.ts';
import { supports, typeCountIn, typesIn } from '#engine/generation.ts';
import { type Item, items } from '#engine/item.ts';
import { selectableIn } from '#engine/rule.ts';
import type { Settings } from '#engine/settings.ts';
import type { Defender } from '#engine/situation.ts';
import {
  attackingTypes,
  maxTypes,
  type OfficialAttackingType,
  type OfficialType,
  type OfficialTyping,
  types,
} from '#engine/type.ts';
import type { Traits } from '#pokedex/pokemon.ts';
import { addressOf, formatLink } from './link.ts';
import { type Parameter, type Parsed, saidTwice } from './parameter.ts';
import { idOf, oneOf, someOf } from './parseWords.ts';

/** What the player picked on the defense screen, kept even while the generation lacks it. */
export type DefenseState = {
  /** The Pokémon's id in the Pokédex; its typing is in `types` too. */
  pokemon?: string | undefined;
  types: OfficialTyping;
  /** `none` is the player's word that the Pokémon's only ability does not count. */
  ability?: Ability | 'none' | undefined;
  tera?: OfficialAttackingType | undefined;
  item?: Item | undefined;
  conditions: readonly Condition[];
  inverse: boolean;
};

/** The Pokémon or the types, and what they have, of the defense screen or of a team's member. */
export type DefenderSet = Pick<DefenseState, 'pokemon' | 'types' | 'ability' | 'tera' | 'item'>;

/** Nothing picked yet. */
export const emptyDefense: DefenseState = { types: [], conditions: [], inverse: false };

/** What a link may say of an ability. */
export const offeredAbilities = ['none', ...selectableIn('default', abilities)] as const;

/** What a link may say of a held item. */
export const offeredItems = selectableIn('default', items, 'defending');
const offeredConditions = selectableIn('default', conditions);

/** The state an address holds; what it holds besides is named, never repaired. */
export function parseDefense(params: URLSearchParams): Parsed<DefenseState> {
  const ignored = saidTwice(params);
  const ignore = (name: Parameter) => () => void ignored.push(name);

  const said = someOf(params.get('conditions'), offeredConditions, ignore('conditions'));
  const [weather] = said.filter((condition) => conditions[condition].isWeather);
  const possible = said.filter((each) => !conditions[each].isWeather || each === weather);
  if (possible.length < said.length) ignored.push('conditions');
  const state = {
    pokemon: idOf(params.get('pokemon'), ignore('pokemon')),
    types: someOf(params.get('types'), types, ignore('types'), maxTypes),
    ability: oneOf(params.get('ability'), offeredAbilities, ignore('ability')),
    tera: oneOf(params.get('tera'), attackingTypes, ignore('tera')),
    item: oneOf(params.get('item'), offeredItems, ignore('item')),
    conditions: possible,
    inverse: oneOf(params.get('inverse'), ['1'], ignore('inverse')) !== undefined,
  };
  return { state, ignored };
}

/** The parameters that `parseDefense` reads back as the same state. */
export function formatDefense(state: DefenseState): URLSearchParams {
  const params = new URLSearchParams();
  if (state.pokemon) params.set('pokemon', state.pokemon);
  if (state.types.length > 0) params.set('types', state.types.join('-'));
  if (state.ability) params.set('ability', state.ability);
  if (state.tera) params.set('tera', state.tera);
  if (state.item) params.set('item', state.item);
  if (state.conditions.length > 0) params.set('conditions', state.conditions.join('-'));
  if (state.inverse) params.set('inverse', '1');
  return params;
}

/** A defender as the player set it up, in an inverse battle or a regular one. */
export type ChosenDefender = Omit<Defender, 'typing' | 'tera'> & {
  typing: OfficialTyping;
  tera: OfficialAttackingType | undefined;
  /** The only one of its `abilities`. */
  ability: Ability | undefined;
  conditions: readonly Condition[];
  inverse: boolean;
};

/** The part of the state that exists under the settings; the types may be none yet. */
export function defenderUnder(
  { generation, typeCount }: Settings,
  state: DefenseState,
  ofPokemon?: Traits,
): ChosenDefender {
  const ability = [
    state.ability === 'none' ? undefined : (state.ability ?? ofPokemon?.soleAbility),
  ].find(among(selectableIn(generation, abilities)));
  return {
    typing: (ofPokemon?.typing ?? state.types)
      .slice(0, typeCount)
      .filter(among(typesIn(generation)))
      .slice(0, typeCountIn(generation, typeCount)),
    tera: supports(generation, 'tera') ? state.tera : undefined,
    ability,
    abilities: ability && [ability],
    item: [state.item].find(among(selectableIn(generation, items, 'defending'))),
    conditions: state.conditions.filter(among(selectableIn(generation, conditions))),
    inverse: supports(generation, 'inverse') && state.inverse,
  };
}

function among<T>(known: readonly T[]): (value: T | undefined) => value is T {
  return (value): value is T => known.includes(value as T);
}

/** The types after a tap on one: off when it was on, in the last one's place when there is no room. */
export function withToggled(
  types: OfficialTyping,
  type: OfficialType,
  room: number,
): OfficialTyping {
  if (types.includes(type)) return types.filter((each) => each !== type);
  return [...types.slice(0, room - 1), type];
}

/** Where the defense screen shows what is chosen of a defender. */
export function defenderLink(chosen: Partial<DefenseState>, settings: Settings): string {
  return addressOf(
    '/defense/',
    formatLink(formatDefense({ ...emptyDefense, ...chosen }), settings),
  );
}
