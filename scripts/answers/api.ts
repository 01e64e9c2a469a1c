import { z } from 'zod';
import { defense } from '#core/answers/defense.ts';
import { attackersOf, hasType } from '#core/charts/chart.ts';
import type { Typing } from '#core/charts/type.ts';
import { worldIn } from '#core/hit/situation.ts';
import { slugOf } from '#core/links/answerPage.ts';
import { displayName } from '#core/pokedex/names/name.ts';
import { type Pokemon, typingIn } from '#core/pokedex/pokemon.ts';
import { allAbilitiesIn } from '#core/pokedex/pokemonAbilities.ts';
import { eras } from '#core/rulesets/era.ts';
import { gameNames } from '#core/rulesets/game.ts';
import { chartIn } from '#core/rulesets/officialChart.ts';
import { eraOf, type Ruleset, supports } from '#core/rulesets/ruleset.ts';
import { listPokemon } from '../cli/pokemon.ts';

/** The address of the files, relative to the root. Another shape of a file gets another number. */
export const apiPath = 'api/v1/';

/** The eras and the official games, whose names are those of links. */
const rulesets = [...eras, ...gameNames] as const;

const rulesetSchema = z.enum(rulesets);
const factors = z.record(z.string(), z.number());

/** What each kind of file holds. */
export const schemas = {
  index: z
    .object({
      version: z.literal(1),
      typings: z.array(z.string()).describe('The names of the files in defense/.'),
      rulesets: z
        .array(z.object({ id: rulesetSchema, chart: z.enum(eras) }))
        .describe(
          'Generations and games, whose ids are the names of the files in chart/ and pokemon/.',
        ),
    })
    .describe('index.json'),
  chart: z
    .object({
      ruleset: rulesetSchema,
      types: z.array(z.string()),
      factors: z
        .record(z.string(), factors)
        .describe('The factor of each attacking type on each defending type.'),
    })
    .describe('chart/RULESET.json'),
  defense: z
    .object({
      typing: z.array(z.string()).min(1).max(2),
      multipliers: z
        .partialRecord(rulesetSchema, factors)
        .describe(
          'The multiplier of each attacking type; a ruleset without one of the types is missing.',
        ),
    })
    .describe(
      'defense/TYPING.json, such as defense/dragon-ground.json: without abilities and items',
    ),
  pokemon: z
    .object({
      ruleset: rulesetSchema,
      pokemon: z.array(
        z.object({
          id: z.string(),
          number: z.int().describe('In the National Pokédex.'),
          name: z.string().describe('In English, with the form in parentheses.'),
          types: z.array(z.string()).min(1).max(2),
          abilities: z.array(z.string()),
        }),
      ),
    })
    .describe('pokemon/RULESET.json'),
};

/** Lists the files for other programs: their addresses relative to the root, and their contents. */
export function* listApiFiles(typings: readonly Typing[]): Generator<readonly [string, unknown]> {
  const jsonSchemas = Object.entries(schemas).map(
    ([name, schema]) => [name, z.toJSONSchema(schema)] as const,
  );
  yield [`${apiPath}schema.json`, { $defs: Object.fromEntries(jsonSchemas) }];
  yield [
    `${apiPath}index.json`,
    {
      version: 1,
      typings: typings.map(slugOf),
      rulesets: rulesets.map((id) => ({ id, chart: eraOf(id) })),
    } satisfies z.infer<typeof schemas.index>,
  ];
  for (const ruleset of rulesets) {
    yield [`${apiPath}chart/${ruleset}.json`, makeChartFile(ruleset)];
    yield [`${apiPath}pokemon/${ruleset}.json`, makePokemonFile(ruleset)];
  }
  for (const typing of typings)
    yield [`${apiPath}defense/${slugOf(typing)}.json`, makeDefenseFile(typing)];
}

type RulesetName = (typeof rulesets)[number];

function makeChartFile(ruleset: RulesetName): z.infer<typeof schemas.chart> {
  const { types, factors } = chartIn(ruleset);
  return { ruleset, types: [...types], factors: factors as Record<string, Record<string, number>> };
}

function makePokemonFile(ruleset: RulesetName): z.infer<typeof schemas.pokemon> {
  const toRecord = (pokemon: Pokemon) => ({
    id: pokemon.id,
    number: Number(pokemon.number),
    name: displayName('en', pokemon),
    types: [...typingIn(ruleset, pokemon)],
    abilities: supports(ruleset, 'abilities') ? [...allAbilitiesIn(ruleset, pokemon)] : [],
  });
  return { ruleset, pokemon: [...listPokemon(ruleset)].map(toRecord) };
}

function makeDefenseFile(typing: Typing): z.infer<typeof schemas.defense> {
  const multipliers = rulesets.flatMap((ruleset) => {
    const chart = chartIn(ruleset);
    if (!typing.every((type) => hasType(chart, type))) return [];
    return [[ruleset, multipliersIn(ruleset, typing)] as const];
  });
  return { typing: [...typing], multipliers: Object.fromEntries(multipliers) };
}

function multipliersIn(ruleset: Ruleset, typing: Typing): Record<string, number> {
  const world = worldIn(ruleset);
  const multipliers = new Map(
    defense({ typing }, world).flatMap(({ multiplier, matchups }) =>
      matchups.map(({ attacking }) => [attacking as string, multiplier] as const),
    ),
  );
  return Object.fromEntries(
    attackersOf(world.chart).map((type) => [type, multipliers.get(type) ?? 1]),
  );
}
