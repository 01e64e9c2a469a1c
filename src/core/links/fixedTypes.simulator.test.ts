import { Battle, Dex, toID } from '@pkmn/sim';
import { expect, it } from 'vitest';
import { defense } from '#core/answers/defense.ts';
import { worldIn } from '#core/hit/situation.ts';
import { typingIn } from '#core/pokedex/pokemon.ts';
import { traitsIn } from '#core/pokedex/traits.ts';
import type { Condition } from '#core/rules/condition.ts';
import { getPokemon } from '#tests/pokedexOnDisk.ts';
import { emptyDefense, supportedDefender } from './defense.ts';

const moves = {
  soak: 'soak',
  magic_powder: 'magicpowder',
  burn_up: 'burnup',
  double_shock: 'doubleshock',
  forests_curse: 'forestscurse',
  trick_or_treat: 'trickortreat',
} as const;

/** The types of the Pokémon after the move in the battle simulator. */
function typesAfter(species: string, move: string): string[] {
  const isOwnMove = move === 'burnup' || move === 'doubleshock';
  const set = (name: string, own: string[]) => ({
    ...{ name, species: name, item: '', ability: 'No Ability', gender: '' },
    ...{ nature: 'Hardy', level: 100, moves: own },
    ...{ evs: { hp: 252, atk: 0, def: 0, spa: 0, spd: 0, spe: 0 } },
    ivs: { hp: 31, atk: 31, def: 31, spa: 31, spd: 31, spe: 31 },
  });
  const battle = new Battle({ formatid: toID('gen9customgame'), seed: '1,2,3,4' });
  battle.setPlayer('p1', { team: [set('Blissey', [isOwnMove ? 'splash' : move])] });
  battle.setPlayer('p2', { team: [set(species, [isOwnMove ? move : 'splash'])] });
  battle.makeChoices('team 1', 'team 1');
  battle.makeChoices('move 1', 'move 1');
  return battle.p2.active[0]!.getTypes();
}

/** What each attacking type deals to the types, by the chart of the simulator. */
function multipliersOn(types: string[]): Record<string, number> {
  return Object.fromEntries(
    Dex.types
      .names()
      .filter((attacking) => attacking !== 'Stellar')
      .map((attacking) => [
        attacking.toLowerCase(),
        Dex.getImmunity(attacking, types) ? 2 ** Dex.getEffectiveness(attacking, types) : 0,
      ]),
  );
}

it.each([
  'arceus',
  'arceus-fire',
  'silvally',
  'silvally-fire',
  'silvally-electric',
  'ninetales',
  'jolteon',
  'garchomp',
])('%s has the types of the simulator after moves that change types', (id) => {
  const pokemon = getPokemon(id);
  const settings = { ruleset: 'default', typeCount: 2 } as const;
  for (const [condition, move] of Object.entries(moves)) {
    const state = {
      ...emptyDefense,
      types: typingIn('default', pokemon),
      conditions: [condition as Condition],
    };
    const defender = supportedDefender(settings, state, traitsIn('default', pokemon));
    const multipliers = Object.fromEntries(
      defense(defender, worldIn('default')).flatMap(({ matchups }) =>
        matchups.map(({ attacking, multiplier }) => [attacking, multiplier]),
      ),
    );
    expect([move, multipliers]).toEqual([move, multipliersOn(typesAfter(id, move))]);
  }
});
