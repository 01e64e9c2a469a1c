import { describe, expect, it } from 'vitest';
import { attackersOf } from '#core/charts/chart.ts';
import { fuseTypings } from '#core/charts/fusion.ts';
import { matchup } from '#core/hit/effectiveness.ts';
import { worldIn } from '#core/hit/situation.ts';
import { readyMadeGames } from '#core/ownGames/readyMade.ts';
import { displayName } from '#core/pokedex/names/name.ts';
import { pokedex } from '#tests/pokedexOnDisk.ts';
import { fuse, pokemonById } from './fusion.ts';
import { bestPartners } from './partners.ts';
import { correctTypes, typingIn } from './pokemon.ts';
import { allAbilitiesIn, possibleAbilitiesIn } from './pokemonAbilities.ts';
import { picksFromPokemon, traitsIn } from './traits.ts';

const pokeRogue = readyMadeGames.find(({ fusion }) => fusion === 'pokerogue')!;
const infiniteFusion = readyMadeGames.find(({ fusion }) => fusion === 'infinite_fusion')!;
const find = pokemonById(pokeRogue, pokedex);
const pokemon = (id: string) => find(id)!;

describe('a fusion', () => {
  it('is found by the ids of both, as one object', () => {
    expect(find('gengar_jolteon')).toBe(find('gengar_jolteon'));
    expect(find('gengar_jolteon')?.types).toEqual(['ghost', 'electric']);
    expect(find('jolteon_gengar')?.types).toEqual(['electric', 'poison']);
    expect(find('gengar_nobody')).toBeUndefined();
  });

  it('is named by both in each language', () => {
    const fusion = pokemon('gengar_rotom-wash');
    expect(displayName('en', fusion)).toBe('Gengar + Rotom (Wash Rotom)');
    expect(displayName('ja', fusion)).toMatch(/^ゲンガー \+ .*ロトム/);
    expect(displayName('fr', fusion)).toMatch(/^Ectoplasma \+ Motisma/);
  });

  it('has the abilities that the rule gives it', () => {
    const parents = [pokemon('shedinja'), pokemon('gengar')] as const;
    expect(allAbilitiesIn(pokeRogue, fuse(pokeRogue, ...parents))).toEqual(
      allAbilitiesIn(pokeRogue, parents[1]),
    );
    expect(traitsIn(pokeRogue, pokemon('gengar_shedinja')).onlyAbility).toBe('wonder_guard');
    expect(allAbilitiesIn(infiniteFusion, fuse(infiniteFusion, ...parents)).toSorted()).toEqual(
      parents.flatMap((each) => allAbilitiesIn(infiniteFusion, each)).toSorted(),
    );
  });

  it('does not exist in a generation without fusions, but keeps its name', () => {
    const fusion = pokemonById('default', pokedex)('gengar_jolteon')!;
    expect(traitsIn('default', fusion).typing).toEqual([]);
    expect(displayName('en', fusion)).toBe('Gengar + Jolteon');
    const reference = { pokemon: fusion.id, types: ['ghost', 'electric'] as const };
    expect(correctTypes(reference, fusion)).toBe(reference);
  });

  it('has other types by the rule of another game', () => {
    const [pidgey, squirtle] = [pokemon('pidgey'), pokemon('squirtle')];
    expect(fuse(pokeRogue, pidgey, squirtle).types).toEqual(['normal', 'water']);
    expect(fuse(infiniteFusion, pidgey, squirtle).types).toEqual(['flying', 'water']);
  });

  it('is a choice like any Pokémon', () => {
    expect(picksFromPokemon(pokeRogue, pokemon('gengar_shedinja'))).toEqual({
      ...{ pokemon: 'gengar_shedinja', types: ['ghost', 'bug'], ability: 'wonder_guard' },
    });
  });
});

describe('the best partners', () => {
  it('are those of a search through every fusion', () => {
    const base = pokemon('gyarados');
    const world = worldIn(pokeRogue);
    const multipliersOf = (typing: readonly string[], ability: string | undefined) =>
      attackersOf(world.chart).map(
        (type) =>
          matchup(
            { type },
            { typing, abilities: ability ? [ability] : [] } as Parameters<typeof matchup>[1],
            world,
          ).multiplier,
      );
    const scores = pokedex
      .filter((each) => each !== base)
      .flatMap((each) => [[base, each] as const, [each, base] as const])
      .flatMap(([first, second]) => {
        const typing = fuseTypings(
          'pokerogue',
          typingIn(pokeRogue, first),
          typingIn(pokeRogue, second),
        ).map(({ type }) => type);
        return possibleAbilitiesIn(pokeRogue, second).map((ability) => {
          const multipliers = multipliersOf(typing, ability);
          const weaknesses = multipliers.filter((each) => each > 1);
          const safe = multipliers.filter((each) => each < 1).length;
          const severity = weaknesses.reduce((sum, each) => sum + Math.log2(each), 0);
          return [weaknesses.length, severity, -safe] as const;
        });
      })
      .sort((one, other) => one[0] - other[0] || one[1] - other[1] || one[2] - other[2]);
    const [best] = bestPartners(base, undefined, pokedex, world, 5);
    const multipliers = multipliersOf(best!.typing, best!.ability);
    expect([
      best!.weaknesses,
      multipliers.reduce((sum, each) => sum + (each > 1 ? Math.log2(each) : 0), 0),
      -(best!.resistances + best!.immunities),
    ]).toEqual([...scores[0]!]);
    expect(best!.fusions.length).toBeGreaterThan(0);
    for (const id of best!.fusions) {
      expect([...pokemon(id).types].sort()).toEqual([...best!.typing].sort());
    }
  });

  it('count the second ability', () => {
    const candidates = [pokemon('sableye')];
    const world = worldIn(pokeRogue);
    const [best] = bestPartners(pokemon('gengar'), 'wonder_guard', candidates, world, 1);
    expect(best).toMatchObject({ typing: ['ghost', 'dark'], weaknesses: 1, immunities: 17 });
  });
});
