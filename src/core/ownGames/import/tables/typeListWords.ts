import { maxFactor } from '#core/charts/chart.ts';
import { plainId } from '#core/ownGames/typeName.ts';
import { parseFactor } from './factorText.ts';
import type { RowSide } from './rowSide.ts';

/** The factors of a list's types if the type that has the list attacks, and if it defends. */
export type ListMeaning = Readonly<Partial<Record<RowSide, number>>>;

/** What the names of lists mean. A name with two factors does not say which side it means. */
const namedMeanings: readonly (readonly [ListMeaning, readonly string[]])[] = [
  [
    { attacking: 2 },
    [
      ...['superEffective', 'superEffectiveAgainst', 'superEffectiveOn', 'superEffectiveVs'],
      ...['strongAgainst', 'strongVs', 'effectiveAgainst', 'goodAgainst', 'beats'],
      ...['doubleDamageTo', 'doubleDamageAgainst', 'doubleTo'],
    ],
  ],
  [
    { attacking: 0.5 },
    [
      ...['notEffective', 'notEffectiveAgainst', 'notEffectiveOn', 'notVeryEffective'],
      ...['notVeryEffectiveAgainst', 'notVeryEffectiveOn', 'notVeryEffectiveVs', 'resistedBy'],
      ...['halfDamageTo', 'halfDamageAgainst', 'halfTo'],
    ],
  ],
  [
    { attacking: 0 },
    [
      ...['noEffect', 'noEffectOn', 'noEffectAgainst', 'noEffectTo', 'uselessAgainst'],
      ...['noDamageTo', 'noDamageAgainst', 'zeroDamageTo'],
    ],
  ],
  [
    { defending: 2 },
    [
      ...['weakTo', 'weaknessTo', 'vulnerable', 'vulnerableTo', 'vulnerability'],
      ...['vulnerableAgainst', 'vulnerabilities', 'doubleDamageFrom', 'doubleFrom'],
    ],
  ],
  [
    { defending: 0.5 },
    [
      ...['resist', 'resists', 'resisted', 'resistant', 'resistance', 'resistances'],
      ...['resistence', 'resistences', 'resistTo', 'resistsTo', 'resistantTo', 'resistanceTo'],
      ...['resistAgainst', 'resistsAgainst', 'resistantAgainst', 'halfDamageFrom', 'halfFrom'],
    ],
  ],
  [
    { defending: 0 },
    [
      ...['immuneTo', 'immunityTo', 'immunitiesTo', 'unaffectedBy'],
      ...['noDamageFrom', 'noEffectFrom', 'zeroDamageFrom'],
    ],
  ],
  [{ attacking: 2, defending: 0.5 }, ['strength', 'strengths', 'strong']],
  [{ attacking: 0.5, defending: 2 }, ['weak', 'weakness', 'weaknesses', 'weakAgainst', 'weakVs']],
  [
    { attacking: 0, defending: 0 },
    ['immune', 'immunes', 'immunity', 'immunities', 'immuneAgainst', 'zero', 'noDamage'],
  ],
  [{ attacking: 0.5, defending: 0.5 }, ['half', 'halfDamage']],
  [{ attacking: 1, defending: 1 }, ['neutral', 'normal', 'regular', 'normalDamage']],
  [{ attacking: 2, defending: 2 }, ['double', 'doubleDamage']],
];

const meanings: ReadonlyMap<string, ListMeaning> = new Map(
  namedMeanings.flatMap(([meaning, names]) => names.map((name) => [plainId(name), meaning])),
);

/** The sides of objects around lists, such as `defense: { double: [] }`. */
const sideWords: ReadonlyMap<string, RowSide> = new Map([
  ...['attack', 'attacks', 'attacking', 'attacker', 'offense', 'offensive', 'to', 'deals'].map(
    (word) => [word, 'attacking'] as const,
  ),
  ...['defense', 'defence', 'defending', 'defender', 'defensive', 'from', 'takes'].map(
    (word) => [word, 'defending'] as const,
  ),
]);

/**
 * What a list of types means by its name, such as `weakTo`, or `0.5` as a factor from 0 to 8; undefined
 * for other names. `side` is the side of the object around the list.
 */
export function findListMeaning(name: string, side?: RowSide): ListMeaning | undefined {
  const factor = /[\d½¼¾⅛⅓⅔]/.test(name) ? parseFactor(name) : undefined;
  const meaning =
    factor !== undefined && factor <= maxFactor
      ? { attacking: factor, defending: factor }
      : meanings.get(plainId(name));
  const sideFactor = side && meaning?.[side];
  return side && sideFactor !== undefined ? { [side]: sideFactor } : meaning;
}

/** The side that the name of an object of lists means; undefined if it means none. */
export function findSideWord(name: string): RowSide | undefined {
  return sideWords.get(plainId(name));
}
