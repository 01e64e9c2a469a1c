import fc from 'fast-check';
import { type Chart, factorOf, hasType, makeChart } from '#core/charts/chart.ts';
import { fusionRules } from '#core/charts/fusion.ts';
import type { Type } from '#core/charts/type.ts';
import { hasBothSides, withSides } from '#core/ownGames/chartSides.ts';
import { isOwnPokemonId, nameFromId } from '#core/ownGames/pokemonId.ts';
import { isGameName, isPokemonName, isTypeName, titleCase } from '#core/ownGames/typeName.ts';
import { eras } from '#core/rulesets/era.ts';
import { gameNames } from '#core/rulesets/game.ts';
import { chartIn } from '#core/rulesets/officialChart.ts';
import type {
  OwnAbilityEffect,
  OwnAbilityId,
  OwnGame,
  OwnGameAbility,
  OwnGamePokemon,
  OwnGameType,
} from '#core/rulesets/ownGame.ts';
import { presetRulesNames } from '#core/rulesets/presetRules.ts';
import { diceOf } from '#tests/dice.ts';

const typeIds = [
  ...chartIn('default').types,
  ...['sound', 'sound_2', 'type', 'type_2', 'constructor', 'a_b', 'qmarks', 'x'.repeat(32)],
];

const texts = fc.oneof(
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 24 }),
  fc.constantFrom('Sound', 'Fire', '???', '火'),
);

/** The types and charts of random games, without the sides in the chart. */
export const typesAndCharts: fc.Arbitrary<{ types: OwnGameType[]; chart: Chart }> = fc
  .shuffledSubarray(typeIds, { minLength: 1, maxLength: 24 })
  .chain((ids) =>
    fc.record({
      types: fc.tuple(
        ...ids.map((id) =>
          fc.record({
            id: fc.constant(id as Type),
            name: fc.oneof(fc.constant(titleCase(id).slice(0, 24)), texts.filter(isTypeName)),
            look: fc.constantFrom(
              {},
              {},
              { color: '#01f0ab' },
              { isAttackOnly: true as const },
              { color: '#ffffff', isDefendOnly: true as const },
            ),
          }),
        ),
      ),
      factors: fc.array(
        fc.oneof(
          fc.constantFrom(0, 0.5, 2, 1, 1.5, 0.390625),
          fc.double({ min: 0, max: 8, noNaN: true }).map((factor) => Math.abs(factor)),
        ),
        { minLength: 1, maxLength: 12 },
      ),
      seed: fc.nat(),
      isSparse: fc.boolean(),
    }),
  )
  .map(({ types, factors, seed, isSparse }) => {
    const dice = diceOf(seed + 1);
    const official = chartIn('default');
    const chart = makeChart(
      types.map(({ id }) => id),
      (one, other) => {
        if (!isSparse || dice.below(7) === 0) return dice.one(factors);
        const areOfficial = hasType(official, one) && hasType(official, other);
        return areOfficial ? factorOf(official, one, other) : 1;
      },
    );
    return { types: types.map(({ look, ...type }) => ({ ...type, ...look })), chart };
  });

const pokemonIds = fc.oneof(
  fc.constantFrom('rotom', 'rotom-wash', 'rotom-heat', 'mew', 'nidoran-f', 'own-a', 'own-rotom-2'),
  fc.stringMatching(/^[a-z0-9]{1,9}(-[a-z0-9]{1,9}){0,4}$/),
  fc.stringMatching(/^own-[a-z0-9]{1,9}$/),
);

/** The typings of Pokémon of a game with the types, in the order of their ids. */
function pokemonWith(types: readonly OwnGameType[]): fc.Arbitrary<OwnGamePokemon[]> {
  const typings = fc.shuffledSubarray(
    types.map(({ id }) => id),
    { minLength: 1, maxLength: Math.min(3, types.length) },
  );
  const names = texts.filter(isPokemonName);
  return fc
    .uniqueArray(fc.record({ id: pokemonIds, name: names, types: typings }), {
      selector: ({ id }) => id,
      maxLength: 30,
    })
    .map((list) => list.sort((one, other) => (one.id < other.id ? -1 : 1)));
}

function abilitiesWith(types: readonly OwnGameType[]): fc.Arbitrary<OwnGameAbility[]> {
  const type = fc.constantFrom(...types.map(({ id }) => id));
  const factor = fc.oneof(
    fc.constantFrom(0, 0.5, 1.25, 2),
    fc.double({ min: 0.001, max: 8, noNaN: true }),
  );
  const effects: fc.Arbitrary<OwnAbilityEffect> = fc.oneof(
    fc.record({ kind: fc.constant('takes' as const), type, factor }),
    fc.record({ kind: fc.constant('turns' as const), from: type, into: type }),
  );
  return fc.uniqueArray(
    fc.record({
      id: fc.stringMatching(
        /^own_[a-z0-9]{1,8}(_[a-z0-9]{1,4}){0,2}$/,
      ) as fc.Arbitrary<OwnAbilityId>,
      name: texts.filter(isTypeName),
      effects: fc.array(effects, { minLength: 1, maxLength: 8 }),
    }),
    { selector: ({ id }) => id, maxLength: 4 },
  );
}

/** Random games of players; Pokémon of the Pokédex are named as links name them. */
export const ownGames: fc.Arbitrary<OwnGame> = typesAndCharts
  .filter(({ types }) => hasBothSides(types))
  .chain(({ types, chart }) =>
    fc
      .record({
        name: texts.filter(isGameName),
        base: fc.constantFrom(...eras, ...gameNames),
        pokemon: pokemonWith(types),
        abilities: abilitiesWith(types),
        isOnlyOwn: fc.boolean(),
        hasSecondAbility: fc.boolean(),
        fusion: fc.option(fc.constantFrom(...fusionRules)),
        rules: fc.option(fc.constantFrom(...presetRulesNames)),
      })
      .map(({ name, base, pokemon, abilities, isOnlyOwn, hasSecondAbility, fusion, rules }) => ({
        ...{ name, base, types, chart: withSides(chart, types) },
        pokemon: pokemon.map((each) =>
          isOwnPokemonId(each.id) ? each : { ...each, name: nameFromId(each.id) },
        ),
        ...(abilities.length > 0 && { abilities }),
        ...(isOnlyOwn && pokemon.length > 0 && { hasOnlyOwnPokemon: true as const }),
        ...(hasSecondAbility && { hasSecondAbility: true as const }),
        ...(fusion && { fusion }),
        ...(rules && { rules }),
      })),
  );
