import { attackersOf } from '#core/charts/chart.ts';
import type { AttackingType } from '#core/charts/type.ts';
import { type Matchup, matchup } from '#core/hit/effectiveness.ts';
import type { Attack, Defender, World } from '#core/hit/situation.ts';
import { isOnGround } from './fighter.ts';

/** The matchups of one attacking type with each of the compared defenders, in their order. */
export type ComparisonRow = { attacking: AttackingType; matchups: readonly Matchup[] };

/** What two or more defenders have in common, and in what they differ. */
export type Comparison = {
  /** The types that do not hit all alike, the largest multiplier first. */
  differences: readonly ComparisonRow[];
  /** The types that do the same damage to all, the largest multiplier first. */
  agreements: readonly ComparisonRow[];
  /** The types that no defender takes damage from. */
  sharedImmunities: readonly AttackingType[];
  /** The types that all defenders are weak to, the largest multiplier first; `multiplier` is undefined if they take different ones. */
  sharedWeaknesses: readonly { attacking: AttackingType; multiplier: number | undefined }[];
  /** For each defender, the types that it is weak to and no other one is. */
  ownWeaknesses: readonly (readonly AttackingType[])[];
};

/** Compares what the defenders take from each attacking type, and from Stellar if one is Terastallized. */
export function compare(defenders: readonly Defender[], world: World): Comparison {
  const types = attackersOf(world.chart);
  const hasTera = defenders.some(({ tera }) => tera !== undefined);
  const attackers: readonly AttackingType[] = hasTera ? [...types, 'stellar'] : types;
  const rows = attackers
    .map((attacking) => ({
      attacking,
      matchups: defenders.map((defender) => matchup({ type: attacking }, defender, world)),
    }))
    .toSorted((one, other) => maxMultiplier(other) - maxMultiplier(one));
  const listTypes = (hasProperty: (row: ComparisonRow) => boolean) =>
    rows.filter(hasProperty).map(({ attacking }) => attacking);
  return {
    differences: rows.filter((row) => !isAgreement(row)),
    agreements: rows.filter(isAgreement),
    sharedImmunities: listTypes((row) => maxMultiplier(row) === 0),
    sharedWeaknesses: rows
      .filter(({ matchups }) => matchups.every(({ multiplier }) => multiplier > 1))
      .map((row) => ({
        attacking: row.attacking,
        multiplier: isAgreement(row) ? maxMultiplier(row) : undefined,
      })),
    ownWeaknesses: defenders.map((_, index) =>
      listTypes(({ matchups }) =>
        matchups.every(({ multiplier }, each) => multiplier > 1 === (each === index)),
      ),
    ),
  };
}

function maxMultiplier({ matchups }: ComparisonRow): number {
  return Math.max(...matchups.map(({ multiplier }) => multiplier));
}

function isAgreement({ matchups }: ComparisonRow): boolean {
  // In single precision, 1.2 and 1.2000000000000002 are equal.
  return new Set(matchups.map(({ multiplier }) => Math.fround(multiplier))).size === 1;
}

/** The best attack of one defender's own types on another one. */
export type OwnTypeHit = { attacking: AttackingType; matchup: Matchup };

/** Two of the compared defenders by their indices, and what each does to the other. */
export type Encounter = {
  pair: readonly [number, number];
  /** The hit of the first and that of the second; undefined for one without a type that attacks. */
  hits: readonly [OwnTypeHit | undefined, OwnTypeHit | undefined];
  /** The index of the one that beats the other; undefined if neither does. */
  winner: number | undefined;
};

/**
 * Lets each two of the defenders attack each other with their own types. One beats the other if it does
 * more damage than it takes, and takes at most 1×.
 */
export function listEncounters(defenders: readonly Defender[], world: World): Encounter[] {
  return defenders.flatMap((one, first) =>
    defenders.slice(first + 1).map((other, offset) => {
      const second = first + 1 + offset;
      const hits = [findOwnTypeHit(one, other, world), findOwnTypeHit(other, one, world)] as const;
      const winner = beats(...hits) ? first : beats(hits[1], hits[0]) ? second : undefined;
      return { pair: [first, second] as const, hits, winner };
    }),
  );
}

function multiplierOf(hit: OwnTypeHit | undefined): number {
  return hit?.matchup.multiplier ?? 0;
}

function beats(deals: OwnTypeHit | undefined, takes: OwnTypeHit | undefined): boolean {
  const limit = multiplierOf(takes);
  return limit <= 1 && Math.fround(multiplierOf(deals)) > Math.fround(limit);
}

/** The first of the attacker's own types that does the most damage to the defender. */
function findOwnTypeHit(
  attacker: Defender,
  defender: Defender,
  world: World,
): OwnTypeHit | undefined {
  const { typing, tera, abilities = [], conditions = [] } = attacker;
  const isAirborne = !isOnGround(attacker, abilities, conditions, world);
  const ownTypes = new Set<AttackingType>([...typing, ...(tera ? [tera] : [])]);
  const canAttack = (type: AttackingType) =>
    type === 'stellar' || attackersOf(world.chart).includes(type);
  const [first, ...others] = [...ownTypes].filter(canAttack).map((attacking): OwnTypeHit => {
    const attack: Attack = { type: attacking, abilities, isAirborne };
    return { attacking, matchup: matchup(attack, defender, world) };
  });
  return others.reduce((best, hit) => (multiplierOf(hit) > multiplierOf(best) ? hit : best), first);
}
