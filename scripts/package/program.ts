import { parseArgs } from 'node:util';
import { type Factor, matchup } from '#engine/effectiveness.ts';
import { gameNames } from '#engine/game.ts';
import { existsIn, type Generation, isGame } from '#engine/generation.ts';
import { moves } from '#engine/move.ts';
import { splitMove } from '#engine/strike.ts';
import { fold } from '#pokedex/fold.ts';
import { parseGameLists, pokemonOf } from '#pokedex/gameLists.ts';
import { addMoves, findNamedMove } from '#pokedex/moveFiles.ts';
import { findMove } from '#pokedex/moves.ts';
import { displayName } from '#pokedex/name.ts';
import { parsePokedex } from '#pokedex/parsePokedex.ts';
import { type Pokemon, typingIn } from '#pokedex/pokemon.ts';
import { onlyAbilityIn } from '#pokedex/pokemonAbilities.ts';
import { pokemonFinder } from '#pokedex/pokemonFinder.ts';
import { toTitleCase } from '#showdown/name.ts';
import { findType } from '../../package/pokedex.ts';
import gameLists from '../../public/games.json' with { type: 'json' };
import movesFile from '../../public/moves.json' with { type: 'json' };
import pokedexRecords from '../../public/pokedex.json' with { type: 'json' };
import { answerLines, parseQuestion, worldsFrom } from '../cli/ask.ts';
import { messageOf, parseEra } from '../cli/options.ts';

addMoves(movesFile);

const options = {
  ability: { type: 'string', multiple: true },
  item: { type: 'string' },
  tera: { type: 'string' },
  condition: { type: 'string', multiple: true },
  'attacker-ability': { type: 'string', multiple: true },
  'attacker-item': { type: 'string' },
  game: { type: 'string' },
  generation: { type: 'string' },
  inverse: { type: 'boolean' },
  chart: { type: 'string' },
  lang: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean', short: 'v' },
} as const;

const help = `Usage: countertype [options] ATTACK DEFENDER
       countertype [--chart FILE] < questions.jsonl

Prints the multiplier of an attack on a Pokémon, and each factor of it.

ATTACK    a type in any language, as in ice or eis, or a move with rules of its own:
          ${wrap(Object.keys(moves).map(plainName), 66, 10)}
DEFENDER  the name of a Pokémon in any language, as in garchomp or rotom-wash,
          or one to three types with slashes, as in dragon/ground or drache/boden

  --ability NAME           an ability of the defender; repeat it for several.
                           Without it, a Pokémon has the ability that is its only one.
  --item NAME              the item of the defender
  --tera TYPE              the Tera Type of the defender
  --condition NAME         weather or another condition, such as gravity; repeatable
  --attacker-ability NAME  an ability of the attacker; repeatable
  --attacker-item NAME     the item of the attacker
  --game NAME              the rules and the Pokémon of one game:
                           ${wrap(gameNames, 50, 27)}
  --generation NUMBER      the rules of generation 1, of 2 to 5, or of 6 and later;
                           gen1, gen2 and default mean the same
  --inverse                an inverse battle
  --chart FILE             your own type chart as JSON
  --lang CODE              the language of the Pokémon's name in the answer, such as de
  -h, --help               this text
  -v, --version            the version

Without ATTACK and DEFENDER, each line of standard input is a question in JSON,
and each line of the output is its answer or {"error"}:
  {"attack":{"type":"ice"},"defender":{"typing":["dragon","ground"],"ability":"thick_fat"}}

Exit code 2 means that the input is wrong; one line on standard error says why.
`;

/** The argument that each field of a question comes from. */
const argumentOfField: Readonly<Record<string, string>> = {
  'attack.type': 'ATTACK',
  'attack.move': 'ATTACK',
  'attack.abilities': '--attacker-ability',
  'attack.item': '--attacker-item',
  'defender.typing': 'DEFENDER',
  'defender.tera': '--tera',
  'defender.abilities': '--ability',
  'defender.item': '--item',
  'defender.conditions': '--condition',
};

/** The message with the argument in place of the field of the question. */
function nameArgument(message: string): string {
  return message.replace(/^(?:attack|defender)\.\w+/, (field) => argumentOfField[field] ?? field);
}

/** The names with commas in lines of at most `width` characters, indented except for the first. */
function wrap(names: readonly string[], width: number, indent: number): string {
  const lines = names.join(', ').match(new RegExp(`.{1,${width}}(?:,(?= )|$)`, 'g')) ?? [];
  return lines.map((line) => line.trim()).join(`\n${' '.repeat(indent)}`);
}

function plainName(id: string): string {
  return id.replaceAll('_', ' ');
}

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

/** Throws an error that names the type if the name is that of a move. */
function rejectMove(name: string): void {
  const move = findNamedMove(name);
  if (move === undefined) return;
  const facts = move === 'other' ? undefined : findMove(splitMove(move).id);
  if (facts) throw new Error(`ATTACK: "${name}" is a move. Give its type: ${facts.type}.`);
  throw new Error(`ATTACK: "${name}" is a move without a type matchup. Give a type such as ice.`);
}

type OptionValues = ReturnType<typeof parseArguments>['values'];

function parseArguments(args: string[]) {
  return parseArgs({ args, options, allowPositionals: true });
}

function generationOf({ game, generation }: OptionValues): Generation {
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

function findPokemon(
  name: string,
  generation: Generation,
  pokedex: readonly Pokemon[],
): Pokemon | undefined {
  const pokemon = pokemonFinder(pokedex)(name);
  const isMissing =
    pokemon &&
    (!existsIn(generation, pokemon.generation) ||
      (isGame(generation) &&
        !pokemonOf(parseGameLists(gameLists), generation, 'all', pokedex).has(pokemon)));
  if (isMissing) throw new Error(`${displayName('en', pokemon)} is not in ${generation}.`);
  return pokemon;
}

/** The language of the Pokédex; throws for one that has no names in it. */
function languageOf({ lang }: OptionValues, pokedex: readonly Pokemon[]): string {
  if (lang === undefined) return 'en';
  const languages = new Set(pokedex.flatMap(({ speciesNames }) => Object.keys(speciesNames)));
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
function formatAnswer(positionals: readonly string[], values: OptionValues): string {
  const [attackName = '', defenderName = '', ...rest] = positionals;
  if (defenderName === '' || rest.length > 0) {
    throw new Error('Give one attack and one defender, such as: countertype ice garchomp');
  }
  const generation = generationOf(values);
  const worlds = worldsFrom(values.chart);
  const { types: chartTypes } = worlds(generation, false).chart;
  const pokedex = parsePokedex(pokedexRecords);
  const language = languageOf(values, pokedex);

  const chartTypeNames: readonly string[] = chartTypes;
  const typeIdOf = (name: string) => findTypeId(name, chartTypeNames);
  const attackId = typeIdOf(attackName);
  const isMove = Object.hasOwn(moves, attackId);
  if (!isMove && !chartTypeNames.includes(attackId)) rejectMove(attackName);
  const typing = defenderName.split('/').map(typeIdOf);
  const isTyping = typing.every((type) => chartTypeNames.includes(type));
  const pokemon = isTyping ? undefined : findPokemon(defenderName, generation, pokedex);
  if (!isTyping && !pokemon) {
    throw new Error(`"${defenderName}" is neither a Pokémon nor a list of types.`);
  }
  const types = pokemon ? typingIn(generation, pokemon) : typing;
  const onlyAbility = pokemon && onlyAbilityIn(generation, pokemon);
  const abilities = values.ability?.map(idOf) ?? (onlyAbility ? [onlyAbility] : []);
  const game = isGame(generation) ? { game: generation } : { generation };
  const { attack, defender, world } = parseQuestion(
    {
      ...game,
      inverse: values.inverse ?? false,
      attack: {
        ...(isMove ? { move: attackId } : { type: attackId }),
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
  const title = `${toTitleCase(attackId)} on ${target}: ${formatNumber(multiplier)}×`;
  return [title, ...factors.map(formatFactor)].join('\n');
}

/**
 * Answers the two arguments for people, or else each line of standard input with JSON. Wrong input
 * prints one line to standard error and sets exit code 2.
 */
export async function runProgram(args: string[], version: string): Promise<void> {
  try {
    const { values, positionals } = parseArguments(args);
    if (values.help) process.stdout.write(help);
    else if (values.version) console.log(version);
    else if (positionals.length > 0) console.log(formatAnswer(positionals, values));
    else {
      const { chart, ...others } = values;
      const [option] = Object.keys(others);
      if (option !== undefined) throw new Error(`--${option} needs an attack and a defender.`);
      if (process.stdin.isTTY) process.stdout.write(help);
      else await answerLines(worldsFrom(chart));
    }
  } catch (error) {
    console.error(nameArgument(messageOf(error)).replace(/\s+/g, ' '));
    process.exitCode = 2;
  }
}
