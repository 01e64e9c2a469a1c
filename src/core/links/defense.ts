import { type AttackingType, maxTypes, type Type, type Typing } from '#core/charts/type.ts';
import type { Defender } from '#core/hit/situation.ts';
import type { Traits } from '#core/pokedex/traits.ts';
import { type Ability, abilitiesIn } from '#core/rules/ability.ts';
import { type Condition, conditions, typeReplacements } from '#core/rules/condition.ts';
import { type Item, itemsIn, memberItems } from '#core/rules/item.ts';
import { selectableIn } from '#core/rules/rule.ts';
import {
  hasSecondAbility,
  type Ruleset,
  supports,
  teraTypesIn,
  typeCountIn,
  typesIn,
} from '#core/rulesets/ruleset.ts';
import { oncePerRuleset } from '#core/rulesets/rulesetCache.ts';
import type { Settings } from '#core/rulesets/settings.ts';
import { formatAddress, formatLink } from './link.ts';
import { type LinkWords, officialWords } from './linkWords.ts';
import { findRepeatedParameters, type LinkParameter, type ParsedState } from './parameter.ts';
import {
  formatAbilityPair,
  parseAbilityPair,
  parseConditions,
  parseFlag,
  parseOption,
  parseOptions,
  parsePokemonId,
} from './parseWords.ts';

/** The player's picks on the defense screen, even if the generation lacks them. */
export type DefenseState = {
  /** The Pokémon's id in the Pokédex; its typing is in `types` too. */
  pokemon?: string | undefined;
  types: Typing;
  /** `none` if the player turned off the Pokémon's only ability. */
  ability?: Ability | 'none' | undefined;
  /** Only in a game in which a Pokémon can have two. */
  secondAbility?: Ability | undefined;
  tera?: AttackingType | undefined;
  item?: Item | undefined;
  conditions: readonly Condition[];
  inverse: boolean;
  /** What it is compared with, under the same conditions; each has a Pokémon or types. */
  others: readonly DefenderPicks[];
};

/** The picks that the defense screen and a team member have in common. */
export type DefenderPicks = Pick<
  DefenseState,
  'pokemon' | 'types' | 'ability' | 'secondAbility' | 'tera' | 'item'
>;

/** The state before anything is picked. */
export const emptyDefense: DefenseState = {
  types: [],
  conditions: [],
  inverse: false,
  others: [],
};

/** The maximum number of defenders to compare one with. */
export const maxOthers = 2;

const selectableConditions = selectableIn('default', conditions);

/** Parses the state in a URL; unknown values are reported in `ignored`, never guessed. */
export function parseDefense(
  params: URLSearchParams,
  words: LinkWords = officialWords,
): ParsedState<DefenseState> {
  const ignored = findRepeatedParameters(params);
  const ignore = (name: LinkParameter) => () => void ignored.push(name);

  const state = {
    ...parsePicks((name) => params.get(name), words, ignore),
    conditions: parseConditions(
      params.get('conditions'),
      selectableConditions,
      ignore('conditions'),
    ),
    inverse: parseFlag(params, 'inverse', ignored),
    others: parseOthers(params.getAll('with'), words, ignore('with')),
  };
  return { state, ignored };
}

/** The names of the picks, in the order in which the text of a member has them. */
const pickNames = ['pokemon', 'types', 'ability', 'tera', 'item'] as const;

type PickName = (typeof pickNames)[number];

/** Parses the text of each pick; calls what `ignore` returns for an unknown one. */
export function parsePicks(
  getText: (name: PickName) => string | null | undefined,
  { types, attackingTypes, abilities }: LinkWords,
  ignore: (name: PickName) => () => void,
): DefenderPicks {
  return {
    pokemon: parsePokemonId(getText('pokemon'), ignore('pokemon')),
    types: parseOptions(getText('types'), types, ignore('types'), maxTypes),
    ...parseAbilityPair(getText('ability'), abilities, ignore('ability')),
    tera: parseOption(getText('tera'), attackingTypes, ignore('tera')),
    item: parseOption(getText('item'), memberItems, ignore('item')),
  };
}

/** Formats the picks in the order of `pickNames`; '' for each one that is missing. */
export function formatPicks(picks: DefenderPicks): string[] {
  const { pokemon = '', types, tera = '', item = '' } = picks;
  return [pokemon, types.join('-'), formatAbilityPair(picks), tera, item];
}

/** Parses defenders such as `skarmory.steel-flying.sturdy`, and leaves out those without types. */
function parseOthers(
  texts: readonly string[],
  words: LinkWords,
  onUnknown: () => void,
): readonly DefenderPicks[] {
  if (texts.length > maxOthers) onUnknown();
  return texts.slice(0, maxOthers).flatMap((text) => {
    const fields = text.split('.');
    const picks = parsePicks(
      (name) => fields[pickNames.indexOf(name)] || null,
      words,
      () => () => {},
    );
    const isUsable = hasPicks(picks);
    if (!isUsable || trimFields(formatPicks(picks)) !== text) onUnknown();
    return isUsable ? [picks] : [];
  });
}

/** Whether a Pokémon or a type is picked. */
export function hasPicks({ pokemon, types }: DefenderPicks): boolean {
  return pokemon !== undefined || types.length > 0;
}

/** Formats the state as parameters that `parseDefense` parses to the same state. */
export function formatDefense(state: DefenseState): URLSearchParams {
  const params = new URLSearchParams();
  for (const [index, text] of formatPicks(state).entries())
    if (text) params.set(pickNames[index]!, text);
  if (state.conditions.length > 0) params.set('conditions', state.conditions.join('-'));
  if (state.inverse) params.set('inverse', '1');
  for (const other of state.others) params.append('with', trimFields(formatPicks(other)));
  return params;
}

/** The Pokémon and the types of the state as the query of a URL; '' without any. */
export function formatAnswerSearch({ pokemon, types }: DefenseState): string {
  const text = formatDefense({ ...emptyDefense, pokemon, types }).toString();
  return text && `?${text}`;
}

/** Joins the fields of a defender or a member, without the empty ones at the end. */
export function trimFields(fields: readonly string[]): string {
  return fields.join('.').replace(/\.+$/, '');
}

/** The defender that the player picked, in an inverse or a regular battle. */
export type ChosenDefender = Omit<Defender, 'tera'> & {
  tera: AttackingType | undefined;
  /** The first element of `abilities`. */
  ability: Ability | undefined;
  /** The ability that changes its own attacks. */
  attackingAbility: Ability | undefined;
  secondAbility?: Ability | undefined;
  conditions: readonly Condition[];
  inverse: boolean;
};

/** Returns the part of the state that exists under the settings; `typing` may be empty. */
export function supportedDefender(
  { ruleset, typeCount }: Settings,
  state: DefenseState,
  traits?: Traits,
): ChosenDefender {
  const abilityOr = (only: Ability | undefined) =>
    state.ability === 'none' ? undefined : (state.ability ?? only);
  const ability = [abilityOr(traits?.onlyAbility)].find(isOneOf(abilitiesIn(ruleset)));
  const attackingAbility = [abilityOr(traits?.onlyAttackingAbility)].find(
    isOneOf(abilitiesIn(ruleset, 'attacking')),
  );
  const secondAbility = hasSecondAbility(ruleset)
    ? [state.secondAbility].find(isOneOf(abilitiesIn(ruleset)))
    : undefined;
  const abilities = [ability, secondAbility].filter((each) => each !== undefined);
  return {
    typing: (traits?.typing ?? state.types)
      .slice(0, typeCount)
      .filter(isOneOf(typesIn(ruleset)))
      .slice(0, typeCountIn(ruleset, typeCount)),
    tera: [state.tera].find(isOneOf(teraTypesIn(ruleset))),
    ability,
    attackingAbility,
    secondAbility,
    abilities: abilities.length > 0 ? abilities : undefined,
    item: [state.item].find(isOneOf(itemsIn(ruleset, 'defending'))),
    conditions: state.conditions.filter(isOneOf(applicableConditions(ruleset, traits))),
    inverse: supports(ruleset, 'inverse') && state.inverse,
  };
}

const conditionsIn = oncePerRuleset((ruleset) => selectableIn(ruleset, conditions));

/** The conditions of the generation that can act on a Pokémon with these traits. */
export function applicableConditions(ruleset: Ruleset, traits?: Traits): readonly Condition[] {
  const all = conditionsIn(ruleset);
  return traits?.hasFixedTypes ? all.filter((each) => !typeReplacements.includes(each)) : all;
}

function isOneOf<T>(values: readonly T[]): (value: T | undefined) => value is T {
  return (value): value is T => values.includes(value as T);
}

/** Removes the type or adds it; replaces the last one if there are already `limit` types. */
export function toggleType(types: Typing, type: Type, limit: number): Typing {
  if (types.includes(type)) return types.filter((each) => each !== type);
  return [...types.slice(0, limit - 1), type];
}

/** Formats the URL of the defense screen with a part of its state. */
export function formatDefenseUrl(state: Partial<DefenseState>, settings: Settings): string {
  return formatAddress(
    '/defense/',
    formatLink(formatDefense({ ...emptyDefense, ...state }), settings),
  );
}
