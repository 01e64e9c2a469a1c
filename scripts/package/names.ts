import { toTitleCase } from '#core/formats/showdown/name.ts';
import type { World } from '#core/hit/situation.ts';
import { fold } from '#core/pokedex/names/fold.ts';
import { displayName } from '#core/pokedex/names/name.ts';
import { type Pokemon, typingIn } from '#core/pokedex/pokemon.ts';
import { allAbilitiesIn } from '#core/pokedex/pokemonAbilities.ts';
import { pokemonFinder } from '#core/pokedex/pokemonFinder.ts';
import { type Ability, battleAbilitiesIn, rulesOfAbility } from '#core/rules/ability.ts';
import { isGame, type Ruleset } from '#core/rulesets/ruleset.ts';
import { findType } from '../../package/pokedex.ts';
import { worldsFrom } from '../cli/ask.ts';
import { parseEra } from '../cli/options.ts';
import { getPokedex, listPokemon } from '../cli/pokemon.ts';
import { isAbsentType, parseWorld, type Worlds } from '../cli/question.ts';

/** The options that decide an answer, with names as people write them. */
export type AnswerOptions = Partial<
  Record<'ability' | 'condition' | 'attacker-ability', readonly string[] | undefined> &
    Record<
      | ('item' | 'tera' | 'attacker' | 'attacker-tera' | 'attacker-item')
      | ('game' | 'generation' | 'chart' | 'lang'),
      string | undefined
    >
> & { inverse?: boolean | undefined };

/** The id of a name as people write it: "Thick Fat" is thick_fat. */
export function idOf(name: string): string {
  return fold(name).replaceAll(' ', '_');
}

/** The names of types separated by slashes, in title case. */
function titleOf(types: readonly string[]): string {
  return types.map(toTitleCase).join('/');
}

/** A multiplier with at most four decimals. */
export function formatNumber(value: number): string {
  return String(Number(value.toFixed(4)));
}

/** The line that says which abilities and items do not count; none if all do. */
export function formatLeftOut(leftOut: readonly string[]): string[] {
  return leftOut.length > 0 ? [`Does not count: ${leftOut.map(toTitleCase).join(', ')}`] : [];
}

/** The generation or the game of an answer, its worlds, and the finder of its types. */
export type Rules = {
  ruleset: Ruleset;
  worlds: Worlds;
  world: World;
  /** The id of a type of the chart by its name in any language of the games; of another name, `idOf`. */
  typeIdOf: (name: string) => string;
  isType: (id: string) => boolean;
};

/** The rules that the options name; throws for an unknown game, generation or chart. */
export function rulesOf(options: AnswerOptions): Rules {
  const ruleset = rulesetOf(options);
  const worlds = worldsFrom(options.chart);
  const world = parseWorld(worldFields(ruleset, options), worlds);
  const types: readonly string[] = world.chart.types;
  return {
    ...{ ruleset, worlds, world },
    typeIdOf: (name) => {
      const id = idOf(name);
      return types.includes(id) ? id : (findType(name) ?? id);
    },
    isType: (id) => types.includes(id),
  };
}

/** The fields of a question that say by which rules it is answered. */
export function worldFields(ruleset: Ruleset, { inverse = false }: AnswerOptions) {
  return { ...(isGame(ruleset) ? { game: ruleset } : { generation: ruleset }), inverse };
}

function rulesetOf({ game, generation }: AnswerOptions): Ruleset {
  if (game !== undefined && generation !== undefined) {
    throw new Error('Use either --game or --generation.');
  }
  if (game !== undefined) {
    const name = fold(game).replaceAll(' ', '-');
    if (!isGame(name)) throw new Error(`There is no game "${game}". --help lists the games.`);
    return name;
  }
  return generation === undefined ? 'default' : parseEra(generation);
}

/** A Pokémon or a typing by its name, and its ability if it can have no other. */
export type NamedDefender = {
  pokemon: Pokemon | undefined;
  types: readonly string[];
  title: string;
};

/** The defender with the name; throws if it is neither a Pokémon of the rules nor a list of types. */
export function defenderOf(
  name: string,
  { ruleset, typeIdOf, isType }: Rules,
  options: AnswerOptions,
): NamedDefender {
  const language = languageOf(options);
  const types = name.split('/').map(typeIdOf);
  if (types.every(isType)) return { pokemon: undefined, types, title: titleOf(types) };
  const pokemon = pokemonFinder(getPokedex())(name);
  const absentType = types.find((type) => isAbsentType(ruleset, type));
  if (!pokemon && absentType) {
    throw new Error(`${absentType} does not exist in ${String(ruleset)}.`);
  }
  if (!pokemon) throw new Error(`"${name}" is neither a Pokémon nor a list of types.`);
  if (!listPokemon(ruleset).has(pokemon)) {
    throw new Error(`${displayName('en', pokemon)} is not in ${String(ruleset)}.`);
  }
  const typing = typingIn(ruleset, pokemon);
  const title = `${displayName(language, pokemon)} (${titleOf(typing)})`;
  return { pokemon, types: typing, title };
}

/** The language of the Pokédex; throws for one that has no names in it. */
function languageOf({ lang }: AnswerOptions): string {
  if (lang === undefined) return 'en';
  const languages = new Set(getPokedex().flatMap(({ speciesNames }) => Object.keys(speciesNames)));
  const language = [...languages].find((code) => code.toLowerCase() === lang.toLowerCase());
  if (language === undefined) {
    throw new Error(`--lang must be one of ${[...languages].sort().join(', ')}.`);
  }
  return language;
}

/** The Pokémon's only ability in the generation, if it acts on a move that hits the Pokémon. */
function onlyAbilityAgainstMoves(ruleset: Ruleset, pokemon: Pokemon): Ability | undefined {
  const [only, ...others] = allAbilitiesIn(ruleset, pokemon);
  if (others.length > 0) return undefined;
  const ability = battleAbilitiesIn(ruleset).find((each) => each === only);
  return ability && rulesOfAbility(ruleset, ability).defending && ability;
}

/** The fields of a question that the options decide, except those of the attack. */
export function questionFields(
  { pokemon, types }: NamedDefender,
  { ruleset, typeIdOf }: Rules,
  options: AnswerOptions,
) {
  const onlyAbility = pokemon && onlyAbilityAgainstMoves(ruleset, pokemon);
  return {
    ...worldFields(ruleset, options),
    defender: {
      typing: types,
      tera: options.tera && typeIdOf(options.tera),
      abilities: options.ability?.map(idOf) ?? (onlyAbility ? [onlyAbility] : []),
      item: options.item && idOf(options.item),
      conditions: options.condition?.map(idOf) ?? [],
    },
  };
}
