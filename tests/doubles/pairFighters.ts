import fc from 'fast-check';
import { types } from '#core/charts/type.ts';
import type { PairFighter } from '#core/doubles/pairFighter.ts';
import type { Attack } from '#core/hit/situation.ts';
import { findMove } from '#core/pokedex/moves/moves.ts';
import { loadMovesFromDisk } from '#tests/loadMoves.ts';

loadMovesFromDisk();

/** Attacks with all that pairs change: on both opponents, on everyone, on one, with priority, of the types that rods draw. */
const attacks: readonly Attack[] = [
  ...(['Earthquake', 'Surf', 'Discharge', 'RockSlide', 'HeatWave', 'DazzlingGleam'] as const).map(
    (id): Attack => ({ move: findMove(id)! }),
  ),
  ...(['Thunderbolt', 'ExtremeSpeed', 'FlashCannon', 'DragonDarts', 'Psyshock'] as const).map(
    (id): Attack => ({ move: findMove(id)! }),
  ),
  ...types.map((type): Attack => ({ type })),
  { move: 'thousand_arrows' },
  { type: 'fighting', hasFixedDamage: true },
];

const abilities = [
  ...([undefined, 'lightning_rod', 'storm_drain', 'fairy_aura', 'levitate'] as const),
  ...(['mold_breaker', 'galvanize', 'armor_tail', 'delta_stream', 'steely_spirit'] as const),
] as const;

const pairAbilities = [
  ...(['friend_guard', 'telepathy', 'battery', 'power_spot', 'plus', 'minus'] as const),
  ...(['flower_gift', 'neutralizing_gas', 'sword_of_ruin', 'stalwart', 'unnerve'] as const),
] as const;

/** Random fighters of which everything is known. */
export const knownPairFighters: fc.Arbitrary<PairFighter> = fc
  .record({
    typing: fc.uniqueArray(fc.constantFrom(...types), { minLength: 1, maxLength: 2 }),
    item: fc.constantFrom(undefined, undefined, 'ability_shield' as const, 'chople_berry' as const),
    ability: fc.constantFrom(...abilities),
    pairAbility: fc.option(fc.constantFrom(...pairAbilities), { nil: undefined }),
    attacks: fc.uniqueArray(fc.constantFrom(...attacks), { minLength: 1, maxLength: 4 }),
  })
  .map(({ ability, pairAbility, ...fighter }) => ({
    ...fighter,
    ...(pairAbility
      ? { possibleAbilities: [undefined], pairAbility }
      : { possibleAbilities: [ability] }),
  }));
