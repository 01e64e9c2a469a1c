import type { Type, Typing } from './type.ts';

/** The games with rules for fusions. */
export const fusionRules = ['pokerogue', 'infinite_fusion'] as const;

export type FusionRule = (typeof fusionRules)[number];

/** A type of a fusion, and the parent that it comes from: 0 is the base or the head, 1 the other. */
export type FusedType = { type: Type; parent: 0 | 1 };

/**
 * The one or two types of the fusion of two typings, which have at least one type. Sources:
 * PokéRogue, `getTypes` in src/field/pokemon.ts at 6de7a718; Infinite Fusion, `calculate_type1` and
 * `calculate_type2` in FusedSpecies.rb of infinitefusion-e18, without its optional dominant types.
 */
export function fuseTypings(rule: FusionRule, first: Typing, second: Typing): FusedType[] {
  return rule === 'pokerogue' ? fuseInPokeRogue(first, second) : fuseInInfinite(first, second);
}

function fuseInPokeRogue([base, baseSecond]: Typing, other: Typing): FusedType[] {
  const result: FusedType[] = [{ type: base!, parent: 0 }];
  // The second type of the other counts before its first one.
  const otherType = [other[1], other[0]].find((type) => type !== undefined && type !== base);
  if (otherType) result.push({ type: otherType, parent: 1 });
  else if (baseSecond) result.push({ type: baseSecond, parent: 0 });
  return result;
}

function fuseInInfinite(head: Typing, body: Typing): FusedType[] {
  const isNormalFlying = head[0] === 'normal' && head[1] === 'flying';
  const headType = isNormalFlying ? head[1]! : head[0]!;
  const bodyType = [body[1], body[0]].find((type) => type !== undefined && type !== headType);
  return [
    { type: headType, parent: 0 },
    ...(bodyType ? [{ type: bodyType, parent: 1 } as const] : []),
  ];
}
