import fc from 'fast-check';
import { legendsZA } from '#core/charts/generationNumber.ts';
import { type Attack, type Defender, worldIn } from '#core/hit/situation.ts';
import { type Ability, abilities, rulesOfAbility } from '#core/rules/ability.ts';
import { type Condition, conditions, exclusiveConditions } from '#core/rules/condition.ts';
import { items } from '#core/rules/item.ts';
import { moves } from '#core/rules/move.ts';
import type { Side } from '#core/rules/rule.ts';
import { supports, typesIn } from '#core/rulesets/ruleset.ts';
import { chooseAffectedTypes } from './affectedTypes.ts';
import { differencesIn } from './differences.ts';
import { listPlainMoves } from './plainMoves.ts';
import { engineGenerations, type SimulatedGeneration, type Situation } from './situation.ts';

/** The names of all rows that the simulated generation has, only those of the side if given. */
export function rowsIn<Name extends string>(
  generation: SimulatedGeneration,
  table: Readonly<Record<Name, { since: number; until?: number } & Partial<Record<Side, object>>>>,
  side?: Side,
): Name[] {
  const last = generation === 9 ? legendsZA : generation;
  const names = Object.keys(table) as Name[];
  return names.filter((name) => {
    const { since, until = last } = table[name];
    return since <= last && last <= until && (!side || table[name][side] !== undefined);
  });
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
 * Abilities that the simulator only finds in a Pokémon's ability slot. A Pokémon can have any other
 * ability in addition, as in the simulator's own formats with several abilities: by a volatile effect,
 * `ability:thickfat`.
 */
const slotAbilities: ReadonlySet<Ability> = new Set<Ability>([
  ...(['levitate', 'eelevate', 'tera_shell', 'flash_fire', 'mega_sol'] as const),
  ...(['delta_stream', 'desolate_land', 'primordial_sea', 'cloud_nine', 'air_lock'] as const),
  ...(['dark_aura', 'fairy_aura'] as const),
]);

/** If two of these act at the same moment, the simulator randomly chooses which comes first. */
const randomOrderAbilities: ReadonlySet<Ability> = new Set<Ability>([
  ...(['aerilate', 'pixilate', 'refrigerate', 'galvanize', 'dragonize', 'liquid_voice'] as const),
]);

/** The ability in the Pokémon's ability slot, and the additional ones. */
export function placeAbilities({ abilities: list = [] }: Attack | Defender): {
  slotAbility: Ability | undefined;
  others: readonly Ability[];
} {
  const slotAbility = list.find((ability) => slotAbilities.has(ability)) ?? list[0];
  return { slotAbility, others: list.filter((ability) => ability !== slotAbility) };
}

/** Random situations of everything in both the generation and our rules. */
export function situations(generation: SimulatedGeneration): fc.Arbitrary<Situation> {
  const world = engineGenerations[generation];
  const isTeraPossible = generation === 9;
  const optional = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined, freq: 2 });
  const battler = (side: Side) => ({
    // Abilities of the other side have no effect.
    abilities: supports(world, 'abilities')
      ? fc.uniqueArray(
          fc.oneof(
            { weight: 4, arbitrary: fc.constantFrom(...rowsIn(generation, abilities, side)) },
            { weight: 1, arbitrary: fc.constantFrom(...rowsIn(generation, abilities)) },
          ),
          { maxLength: 3, selector: roleOf },
        )
      : fc.constant([]),
    item: optional(fc.constantFrom(undefined, ...rowsIn(generation, items, side))),
  });
  const exclusions = differencesIn(generation).flatMap(({ excludes }) => excludes ?? []);
  const types = typesIn(world);
  const stellar = isTeraPossible ? (['stellar'] as const) : [];
  const type = fc.constantFrom(...types, 'ground' as const, ...stellar);
  const attacker = { ...battler('attacking'), isAbilityTriggered: fc.boolean() };
  const defender = fc.record({
    typing: fc.uniqueArray(
      fc.oneof(fc.constantFrom(...types), fc.constantFrom('flying' as const, 'water' as const)),
      { minLength: 1, maxLength: supports(world, 'thirdType') ? 3 : 2 },
    ),
    tera: isTeraPossible ? optional(type) : fc.constant(undefined),
    ...battler('defending'),
    conditions: supports(world, 'conditions')
      ? fc.uniqueArray(fc.constantFrom(...rowsIn(generation, conditions)), {
          maxLength: 3,
          selector: slotOf,
        })
      : fc.constant([]),
  });
  const move = fc.constantFrom(...rowsIn(generation, moves));
  const withMove = fc.record({ attack: fc.record({ move, ...attacker }), defender });
  const facts = fc.constantFrom(...listPlainMoves(world));
  const withFacts = fc.record({ attack: fc.record({ move: facts, ...attacker }), defender });
  const withBoth = fc.record({
    attack: fc.record({ move, type: fc.constantFrom(...types), ...attacker }),
    defender,
  });
  const withType = fc.record({ attack: fc.record({ type, ...attacker }), defender });
  const aimed = fc
    .tuple(withType, fc.nat(), fc.nat())
    .map(([situation, first, second]) =>
      chooseAffectedTypes(situation, worldIn(world), first, second),
    );
  return fc
    .oneof(
      // Types come first, so that what does not depend on a move is printed without one.
      { withCrossShrink: true },
      { weight: 3, arbitrary: withType },
      { weight: 3, arbitrary: withMove },
      { weight: 4, arbitrary: withFacts },
      { weight: 1, arbitrary: withBoth },
      { weight: 5, arbitrary: aimed },
    )
    .filter(isPossible)
    .filter((situation) => !exclusions.some((isExcluded) => isExcluded(situation)));
}

/** A Pokémon has at most one ability of each role. */
function roleOf(ability: Ability): string {
  if (slotAbilities.has(ability)) return 'slot';
  return randomOrderAbilities.has(ability) ? 'randomOrder' : ability;
}

/** The slot that only one condition can fill: there is one weather and one terrain at a time. */
function slotOf(condition: string): string {
  if (condition in weathers) return 'weather';
  return exclusiveConditions(condition as Condition)[0] ?? condition;
}

function isPossible({ attack, defender }: Situation): boolean {
  const attackerAbilities = attack.abilities ?? [];
  const rules = [
    ...attackerAbilities.map((name) => rulesOfAbility('default', name).attacking),
    ...(defender.abilities ?? []).map((name) => rulesOfAbility('default', name).defending),
  ].filter((rule) => rule !== undefined);
  // An active Sand Force needs a sandstorm that nothing replaces or suppresses.
  const isSandstormGone =
    defender.conditions?.some((name) => name in weathers) ||
    rules.some((rule) => rule.setsWeather || rule.suppressesWeather);
  if (attackerAbilities.includes('sand_force') && attack.isAbilityTriggered && isSandstormGone)
    return false;
  // Our rules assume that an attacker stands on the ground if a terrain requires it.
  const isAirborne =
    attackerAbilities.includes('levitate') || attackerAbilities.includes('eelevate');
  if (isAirborne && defender.conditions?.some((name) => name.endsWith('_terrain'))) return false;
  // The sandstorm in which Sand Force acts is no condition of ours, and would make Weather Ball Rock.
  const isWeatherBall = typeof attack.move === 'object' && attack.move.id === 'WeatherBall';
  if (isWeatherBall && attackerAbilities.includes('sand_force')) return false;
  // Only a battle knows the opponent that it copies.
  if ([attack, defender].some(({ abilities = [] }) => abilities.includes('imposter'))) return false;
  // A type without a move is a sound for Liquid Voice only.
  const isSound = attack.move === undefined && attackerAbilities.includes('liquid_voice');
  const meetsSound =
    attackerAbilities.includes('punk_rock') ||
    defender.abilities?.some((name) => name === 'soundproof' || name === 'punk_rock');
  if (isSound && meetsSound) return false;
  // A third type comes from Forest's Curse or Trick-or-Treat and is never Flying.
  if (defender.typing[2] === 'flying' && defender.conditions?.includes('roost')) return false;
  // No move is Stellar by itself, so the simulator would make our Tackle Normal again.
  return !(attackerAbilities.includes('normalize') && attack.type === 'stellar');
}
