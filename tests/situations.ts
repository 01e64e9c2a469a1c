import fc from 'fast-check';
import { type Ability, abilities } from '#engine/ability.ts';
import { type Condition, conditions } from '#engine/condition.ts';
import { afterNine, type Generation, supports, typesIn } from '#engine/generation.ts';
import { type Item, items } from '#engine/item.ts';
import { type Move, moves } from '#engine/move.ts';
import type { Side } from '#engine/rule.ts';
import { type Attack, type Defender, worldIn } from '#engine/situation.ts';
import { aim } from './aim.ts';
import { differencesIn } from './differences.ts';

/** One attack on one defender, as plain data. */
export type Situation = { attack: Attack; defender: Defender };

/** The generations whose battles are simulated; the ninth has what came after it too. */
export const simulatedGenerations = [9, 8, 7, 6, 5, 4, 3] as const;

export type SimulatedGeneration = (typeof simulatedGenerations)[number];

/** A row of any table of rules. */
export type RuleName = Ability | Item | Move | Condition;

/** The generation of our engine whose rules and chart the simulated one has. */
export function engineGeneration(generation: SimulatedGeneration): Generation {
  return generation > 5 ? 'default' : 'gen2';
}

/** The names of all rows that the simulated generation has, those of the side alone if given. */
export function rowsIn<Name extends string>(
  generation: SimulatedGeneration,
  table: Readonly<Record<Name, { since: number } & Partial<Record<Side, object>>>>,
  side?: Side,
): Name[] {
  const last = generation === 9 ? afterNine : generation;
  const names = Object.keys(table) as Name[];
  return names.filter((name) => table[name].since <= last && (!side || table[name][side]));
}

/** The weathers among the conditions, by their names in the simulator. */
export const weathers: Readonly<Record<string, string>> = {
  sun: 'sunnyday',
  rain: 'raindance',
  strong_winds: 'deltastream',
  desolate_land: 'desolateland',
  primordial_sea: 'primordialsea',
};

/**
 * Abilities that the simulator finds nowhere but in a Pokémon's one place for an ability. Any other
 * ability can be held besides, as in the simulator's own formats of several abilities: by a volatile
 * effect, `ability:thickfat`.
 */
const placedAbilities: ReadonlySet<Ability> = new Set<Ability>([
  ...(['levitate', 'eelevate', 'tera_shell', 'flash_fire', 'mega_sol'] as const),
  ...(['delta_stream', 'desolate_land', 'primordial_sea', 'cloud_nine', 'air_lock'] as const),
  ...(['dark_aura', 'fairy_aura'] as const),
]);

/** Of two that act at the same moment the simulator draws lots which comes first. */
const drawnAbilities: ReadonlySet<Ability> = new Set<Ability>([
  ...(['aerilate', 'pixilate', 'refrigerate', 'galvanize', 'dragonize', 'liquid_voice'] as const),
]);

/** The ability in the Pokémon's one place for an ability, and those held besides it. */
export function placeAbilities({ abilities: list = [] }: Attack | Defender): {
  placed: Ability | undefined;
  others: readonly Ability[];
} {
  const placed = list.find((ability) => placedAbilities.has(ability)) ?? list[0];
  return { placed, others: list.filter((ability) => ability !== placed) };
}

/** Random situations of everything that the generation has and our rules know. */
export function situations(generation: SimulatedGeneration): fc.Arbitrary<Situation> {
  const world = engineGeneration(generation);
  const isTeraPossible = generation === 9;
  const optional = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined, freq: 2 });
  const battler = (side: Side) => ({
    // Those of the other side do nothing.
    abilities: fc.uniqueArray(
      fc.oneof(
        { weight: 4, arbitrary: fc.constantFrom(...rowsIn(generation, abilities, side)) },
        { weight: 1, arbitrary: fc.constantFrom(...rowsIn(generation, abilities)) },
      ),
      { maxLength: 3, selector: roleOf },
    ),
    item: optional(fc.constantFrom(undefined, ...rowsIn(generation, items, side))),
  });
  const leftOut = differencesIn(generation).flatMap(({ excludes }) => excludes ?? []);
  const types = typesIn(world);
  const stellar = isTeraPossible ? (['stellar'] as const) : [];
  const type = fc.constantFrom(...types, 'ground' as const, ...stellar);
  const attacker = battler('attacking');
  const defender = fc.record({
    typing: fc.uniqueArray(
      fc.oneof(fc.constantFrom(...types), fc.constantFrom('flying' as const, 'water' as const)),
      { minLength: 1, maxLength: supports(world, 'thirdType') ? 3 : 2 },
    ),
    tera: isTeraPossible ? optional(type) : fc.constant(undefined),
    ...battler('defending'),
    conditions: fc.uniqueArray(fc.constantFrom(...rowsIn(generation, conditions)), {
      maxLength: 3,
      selector: slotOf,
    }),
  });
  const move = fc.constantFrom(...rowsIn(generation, moves));
  const withMove = fc.record({ attack: fc.record({ move, ...attacker }), defender });
  const withBoth = fc.record({
    attack: fc.record({ move, type: fc.constantFrom(...types), ...attacker }),
    defender,
  });
  const withType = fc.record({ attack: fc.record({ type, ...attacker }), defender });
  const aimed = fc
    .tuple(withType, fc.nat(), fc.nat())
    .map(([situation, first, second]) => aim(situation, worldIn(world), first, second));
  return fc
    .oneof(
      { weight: 3, arbitrary: withMove },
      { weight: 1, arbitrary: withBoth },
      { weight: 3, arbitrary: withType },
      { weight: 5, arbitrary: aimed },
    )
    .filter(isPossible)
    .filter((situation) => !leftOut.some((excludes) => excludes(situation)));
}

/** Abilities of the same role are not held together. */
function roleOf(ability: Ability): string {
  if (placedAbilities.has(ability)) return 'placed';
  return drawnAbilities.has(ability) ? 'drawn' : ability;
}

/** What one condition alone can be: there is one weather and one terrain at a time. */
export function slotOf(condition: string): string {
  if (condition in weathers) return 'weather';
  return condition.endsWith('_terrain') ? 'terrain' : condition;
}

function isPossible({ attack, defender }: Situation): boolean {
  const own = attack.abilities ?? [];
  const rules = [
    ...own.map((name) => abilities[name].attacking),
    ...(defender.abilities ?? []).map((name) => abilities[name].defending),
  ].filter((rule) => rule !== undefined);
  // Sand Force needs a sandstorm that nothing replaces or suppresses.
  const isSandstormGone =
    defender.conditions?.some((name) => name in weathers) ||
    rules.some((rule) => rule.setsWeather || rule.suppressesWeather);
  if (own.includes('sand_force') && isSandstormGone) return false;
  // An attacker that needs the ground for a terrain is taken to stand on it.
  const isAirborne = own.includes('levitate') || own.includes('eelevate');
  if (isAirborne && defender.conditions?.some((name) => slotOf(name) === 'terrain')) return false;
  // A third type comes from Forest's Curse or Trick-or-Treat and is never Flying.
  if (defender.typing[2] === 'flying' && defender.conditions?.includes('roost')) return false;
  // No move is Stellar by itself: the simulator would make our Tackle Normal again.
  return !(own.includes('normalize') && attack.type === 'stellar');
}
