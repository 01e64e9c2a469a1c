import { type Factor, matchup } from '#engine/effectiveness.ts';
import { isGame, type Ruleset } from '#engine/ruleset.ts';
import type { Attack } from '#engine/situation.ts';
import { fold } from '#pokedex/fold.ts';
import { getMoveName } from '#pokedex/moves.ts';
import { displayName } from '#pokedex/name.ts';
import { type Pokemon, typingIn } from '#pokedex/pokemon.ts';
import { onlyAbilityIn } from '#pokedex/pokemonAbilities.ts';
import { pokemonFinder } from '#pokedex/pokemonFinder.ts';
import { toTitleCase } from '#showdown/name.ts';
import { findType } from '../../package/pokedex.ts';
import { worldsFrom } from '../cli/ask.ts';
import { parseEra } from '../cli/options.ts';
import { getPokedex, listPokemon } from '../cli/pokemon.ts';
import { parseQuestion } from '../cli/question.ts';

/** The options that decide the answer. */
type OptionValues = Partial<
  Record<'ability' | 'condition' | 'attacker-ability', string[] | undefined> &
    Record<
      | ('item' | 'tera' | 'attacker' | 'attacker-tera' | 'attacker-item')
      | ('game' | 'generation' | 'chart' | 'lang'),
      string | undefined
    >
> & { inverse?: boolean | undefined };

/** The id of a name as people write it: "Thick Fat" is thick_fat. */
function idOf(name: string): string {
  return fold(name).replaceAll(' ', '_');
}

/** The id of a type of the chart by its name in any language of the games; of another name, `idOf`. */
function findTypeId(name: string, chartTypes: readonly string[]): string {
  const id = idOf(name);
  if (chartTypes.includes(id)) return id;
  return findType(name) ?? id;
}

/** The English name of the type or the move. */
function attackTitle({ type, move }: Attack): string {
  if (move === undefined) return toTitleCase(type ?? '');
  if (typeof move === 'string') return toTitleCase(move);
  const name = getMoveName(move.id, 'en');
  return type === undefined ? name : `${name} (${toTitleCase(type)})`;
}

function generationOf({ game, generation }: OptionValues): Ruleset {
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

function findPokemon(name: string, ruleset: Ruleset): Pokemon | undefined {
  const pokemon = pokemonFinder(getPokedex())(name);
  if (pokemon && !listPokemon(ruleset).has(pokemon)) {
    throw new Error(`${displayName('en', pokemon)} is not in ${ruleset}.`);
  }
  return pokemon;
}

/** The language of the Pokédex; throws for one that has no names in it. */
function languageOf({ lang }: OptionValues): string {
  if (lang === undefined) return 'en';
  const languages = new Set(getPokedex().flatMap(({ speciesNames }) => Object.keys(speciesNames)));
  const language = [...languages].find((code) => code.toLowerCase() === lang.toLowerCase());
  if (language === undefined) {
    throw new Error(`--lang must be one of ${[...languages].sort().join(', ')}.`);
  }
  return language;
}

function titleOf(types: readonly string[]): string {
  return types.map(toTitleCase).join('/');
}

function formatNumber(value: number): string {
  return String(Number(value.toFixed(4)));
}

function formatFactor({ by, on, factor, because, to }: Factor): string {
  const title = toTitleCase(by) + (on === undefined ? '' : ` on ${toTitleCase(on)}`);
  const change = to === undefined ? '' : ` makes the attack ${toTitleCase(to)}`;
  const reason = because === undefined ? '' : ` (${toTitleCase(because)})`;
  return `  × ${formatNumber(factor).padEnd(6)} ${title}${change}${reason}`;
}

/** The answer for people: the multiplier, then one line for each factor. */
export function formatAnswer(positionals: readonly string[], values: OptionValues): string {
  const [attackName = '', defenderName = '', ...rest] = positionals;
  if (defenderName === '' || rest.length > 0) {
    throw new Error('Give one attack and one defender, such as: countertype ice garchomp');
  }
  const ruleset = generationOf(values);
  const worlds = worldsFrom(values.chart);
  const { types: chartTypes } = worlds(ruleset, false).chart;
  const language = languageOf(values);

  const chartTypeNames: readonly string[] = chartTypes;
  const typeIdOf = (name: string) => findTypeId(name, chartTypeNames);
  const attackId = typeIdOf(attackName);
  const isType = chartTypeNames.includes(attackId);
  const typing = defenderName.split('/').map(typeIdOf);
  const isTyping = typing.every((type) => chartTypeNames.includes(type));
  const pokemon = isTyping ? undefined : findPokemon(defenderName, ruleset);
  if (!isTyping && !pokemon) {
    throw new Error(`"${defenderName}" is neither a Pokémon nor a list of types.`);
  }
  const types = pokemon ? typingIn(ruleset, pokemon) : typing;
  const onlyAbility = pokemon && onlyAbilityIn(ruleset, pokemon);
  const abilities = values.ability?.map(idOf) ?? (onlyAbility ? [onlyAbility] : []);
  const game = isGame(ruleset) ? { game: ruleset } : { generation: ruleset };
  const { attack, defender, world } = parseQuestion(
    {
      ...game,
      inverse: values.inverse ?? false,
      attack: {
        ...(isType ? { type: attackId } : { move: attackName, user: values.attacker }),
        tera: values['attacker-tera'] && typeIdOf(values['attacker-tera']),
        abilities: values['attacker-ability']?.map(idOf) ?? [],
        item: values['attacker-item'] && idOf(values['attacker-item']),
      },
      defender: {
        typing: types,
        tera: values.tera && typeIdOf(values.tera),
        abilities,
        item: values.item && idOf(values.item),
        conditions: values.condition?.map(idOf) ?? [],
      },
    },
    worlds,
  );
  const { multiplier, factors } = matchup(attack, defender, world);
  const target = pokemon ? `${displayName(language, pokemon)} (${titleOf(types)})` : titleOf(types);
  const title = `${attackTitle(attack)} on ${target}: ${formatNumber(multiplier)}×`;
  return [title, ...factors.map(formatFactor)].join('\n');
}
