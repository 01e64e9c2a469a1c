import { readFileSync } from 'node:fs';
import { Dex } from '@pkmn/dex';
import { type GenerationNum, Generations, toID } from '@smogon/calc';
import { attackersOf, factorOf } from '#core/charts/chart.ts';
import { parseGameLists, pokemonOf } from '#core/pokedex/gameLists.ts';
import { parseMoves } from '#core/pokedex/moveFiles/moveTable.ts';
import { showdownId } from '#core/pokedex/names/showdownId.ts';
import { pokemonIn, typingIn } from '#core/pokedex/pokemon.ts';
import { allAbilitiesIn } from '#core/pokedex/pokemonAbilities.ts';
import { ownTypeOf } from '#core/rules/moveFacts.ts';
import { eraOfNumber } from '#core/rulesets/era.ts';
import { featureSince } from '#core/rulesets/feature.ts';
import { type Game, gameNames } from '#core/rulesets/game.ts';
import { chartIn } from '#core/rulesets/officialChart.ts';
import { generationNumber, type Ruleset } from '#core/rulesets/ruleset.ts';
import { compareNames } from './compareNames.ts';
import {
  type Comparison,
  countDifferences,
  type Explanations,
  type Row,
} from './countDifferences.ts';
import { readPokedex } from './pokedexOnDisk.ts';

const numbers = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const satisfies readonly GenerationNum[];

/** The factors of Showdown's `damageTaken`. */
const factors = [1, 2, 0.5, 0];

function readPublic(file: string): unknown {
  return JSON.parse(readFileSync(`public/${file}`, 'utf8'));
}

/** The name and the version of a package. */
export function versionOf(name: string): string {
  const { version } = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8'));
  return `${name} ${version}`;
}

/** The rules with the Pokémon and moves of the generation: those of its last game. */
function rulesetOf(number: GenerationNum): Ruleset {
  const game = gameNames.findLast(
    (name) => name !== 'champions' && generationNumber(name) === number,
  );
  return game ?? eraOfNumber(number);
}

/** Moves without a type up to generation 4, to which the other program gives that of later ones. */
const typelessMoves: readonly string[] = ['beatup', 'futuresight', 'doomdesire'];

/** Each cell of the chart of each generation. */
function compareCharts(): Comparison {
  const cells = numbers.flatMap((number) => {
    const chart = chartIn(eraOfNumber(number));
    const types = attackersOf(chart);
    return types.flatMap((attacking) =>
      types.map((defending) => {
        const { damageTaken } = Dex.forGen(number).types.get(defending);
        const name = `${attacking[0]?.toUpperCase()}${attacking.slice(1)}`;
        const theirs = factors[damageTaken[name as keyof typeof damageTaken] ?? -1];
        return {
          id: `${number} ${attacking} ${defending}`,
          ours: factorOf(chart, attacking, defending),
          theirs,
        };
      }),
    );
  });
  return summarize('@pkmn/dex', cells);
}

/** The types of each Pokémon in each generation that the other program has it in. */
function compareTypings(): Comparison {
  const pokedex = readPokedex();
  const rows = numbers.flatMap((number) => {
    const { species } = Generations.get(number);
    const ruleset = rulesetOf(number);
    return pokemonIn(ruleset, pokedex).flatMap((pokemon) => {
      const theirs = species.get(toID(pokemon.id))?.types.join('/').toLowerCase();
      return theirs === undefined
        ? []
        : [{ id: `${number} ${pokemon.id}`, ours: typingIn(ruleset, pokemon).join('/'), theirs }];
    });
  });
  return summarize('@smogon/calc', rows);
}

/** The type of each damaging move in each generation that the other program has it in. */
function compareMoves(): Comparison {
  const { moves } = parseMoves(readPublic('moves.json'));
  const byId = new Map([...moves.values()].map((facts) => [showdownId(facts.id), facts]));
  const rows = numbers.flatMap((number) =>
    [...Generations.get(number).moves].flatMap(({ id, type }) => {
      const facts = byId.get(id);
      const isTypeless = number <= 4 && typelessMoves.includes(id);
      return facts && !isTypeless
        ? [
            {
              id: `${number} ${id}`,
              ours: ownTypeOf(facts, rulesetOf(number)),
              theirs: type.toLowerCase(),
            },
          ]
        : [];
    }),
  );
  return summarize('@smogon/calc', rows);
}

const ownAbility = 'The data of Champions has ours; the other program has that of the base form.';
const unknownAbility = 'Not known yet; the other program has that of the base form.';

const explainedAbilities: Explanations = {
  '9 skarmory-mega': ownAbility,
  '9 hawlucha-mega': ownAbility,
  '9 heatran-mega': unknownAbility,
  '9 darkrai-mega': unknownAbility,
  '9 zygarde-mega': unknownAbility,
  '9 magearna-mega': unknownAbility,
  '9 zeraora-mega': unknownAbility,
  '9 tatsugiri-curly-mega': unknownAbility,
};

/** The first ability of each Pokémon in each generation; the other program has no second ones. */
function compareAbilities(): Comparison {
  const pokedex = readPokedex();
  const rows = numbers
    .filter((number) => number >= featureSince.abilities)
    .flatMap((number) => {
      const { species } = Generations.get(number);
      const ruleset = rulesetOf(number);
      return pokemonIn(ruleset, pokedex).flatMap((pokemon) => {
        const first = species.get(toID(pokemon.id))?.abilities?.[0];
        if (!first) return [];
        // As One (Glastrier)
        const theirs = showdownId(first.replace(/ \(.+\)$/, ''));
        const all = allAbilitiesIn(ruleset, pokemon).map(showdownId);
        const ours = all.includes(theirs) ? theirs : all.join('/');
        return [{ id: `${number} ${pokemon.id}`, ours, theirs }];
      });
    });
  return summarize('@smogon/calc', rows, explainedAbilities);
}

/** The games whose whole list the other program has; 0 is its number of Champions. */
export const listedGames: Readonly<Partial<Record<Game, GenerationNum>>> = {
  yellow: 1,
  crystal: 2,
  emerald: 3,
  platinum: 4,
  'black-2-white-2': 5,
  'omega-ruby-alpha-sapphire': 6,
  'ultra-sun-ultra-moon': 7,
  champions: 0,
};

const shieldForme = 'The other program has it as Aegislash-Shield.';
const fromOtherGames = 'Only other games of its generation have this form.';

const explainedRosters: Explanations = {
  'omega-ruby-alpha-sapphire aegislash': shieldForme,
  'ultra-sun-ultra-moon aegislash': shieldForme,
  'champions aegislash': shieldForme,
  'emerald deoxys': fromOtherGames,
  'emerald deoxys-attack': fromOtherGames,
  'emerald deoxys-defense': fromOtherGames,
  'omega-ruby-alpha-sapphire floette-eternal': 'No player could get it before Legends: Z-A.',
  'ultra-sun-ultra-moon floette-eternal': 'No player could get it before Legends: Z-A.',
  'ultra-sun-ultra-moon meltan': 'Only Let’s Go has it in its generation.',
  'ultra-sun-ultra-moon melmetal': 'Only Let’s Go has it in its generation.',
};

/** Whether each game has each Pokémon that exists in its generation. */
function compareRosters(): Comparison {
  const pokedex = readPokedex();
  const lists = parseGameLists(readPublic('games.json'));
  const rows = Object.entries(listedGames).flatMap(([name, number]) => {
    const game = name as Game;
    const { species } = Generations.get(number);
    const list = pokemonOf(lists, game, 'all', pokedex);
    return pokemonIn(game, pokedex).map((pokemon) => ({
      id: `${game} ${pokemon.id}`,
      ours: list.has(pokemon),
      theirs: species.get(toID(pokemon.id)) !== undefined,
    }));
  });
  return summarize('@smogon/calc', rows, explainedRosters);
}

function summarize(
  name: string,
  rows: readonly Row[],
  explanations: Explanations = {},
): Comparison {
  return { program: versionOf(name), ...countDifferences(rows, explanations) };
}

/** The facts that each run of the tests compares with another source. */
export const comparisons = {
  charts: compareCharts,
  typings: compareTypings,
  abilities: compareAbilities,
  moves: compareMoves,
  rosters: compareRosters,
  names: compareNames,
} as const satisfies Record<string, () => Comparison>;
