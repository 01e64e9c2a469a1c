import type { Type } from '#core/charts/type.ts';
import { matchup } from '#core/hit/effectiveness.ts';
import type { Attack, Defender, World } from '#core/hit/situation.ts';
import { typesIn } from '#core/rulesets/ruleset.ts';
import type { Situation } from './situation.ts';

/** One rule of a situation, without the rest. */
type Part = { attack: Attack; defender: Omit<Defender, 'typing'> };

/** An attacking type and a defending one. */
type Pair = readonly [attacking: Type, defending: Type];

const pairsByPart = new Map<string, readonly Pair[]>();

/**
 * Replaces an attacking and a defending type of the situation by types that one of its rules affects,
 * which is rare for random types: a berry affects one pair in a hundred. The two whole numbers choose
 * the rule and the types.
 */
export function chooseAffectedTypes(
  situation: Situation,
  world: World,
  first: number,
  second: number,
): Situation {
  const { attack, defender } = situation;
  const choices = partsOf(situation)
    .map((part) => pairsOf(part, world))
    .filter((pairs) => pairs.length > 0);
  const pairs = choices[first % choices.length];
  const pair = pairs?.[second % pairs.length];
  if (!pair) return situation;
  const [type, defending] = pair;
  const otherTypes = defender.typing.slice(1).filter((other) => other !== defending);
  return {
    attack: { ...attack, type },
    defender: { ...defender, typing: [defending, ...otherTypes] },
  };
}

function partsOf({ attack, defender }: Situation): Part[] {
  const { conditions = [] } = defender;
  return [
    ...(attack.abilities ?? []).map((name) => ({
      attack: { abilities: [name], isAbilityTriggered: attack.isAbilityTriggered },
      defender: {},
    })),
    { attack: { item: attack.item }, defender: {} },
    ...conditions.map((name) => ({ attack: {}, defender: { conditions: [name] } })),
    { attack: {}, defender: { item: defender.item } },
    ...(defender.abilities ?? []).map((name) => ({ attack: {}, defender: { abilities: [name] } })),
  ];
}

/** The types that the rule affects. */
function pairsOf(part: Part, world: World): readonly Pair[] {
  const key = `${world.ruleset} ${JSON.stringify(part)}`;
  const cachedPairs = pairsByPart.get(key);
  if (cachedPairs) return cachedPairs;
  const types = typesIn(world.ruleset);
  const pairs = types
    .flatMap((attacking) => types.map((defending): Pair => [attacking, defending]))
    .filter(([type, defending]) => {
      const typing = [defending];
      const withRule = matchup({ ...part.attack, type }, { ...part.defender, typing }, world);
      return withRule.multiplier !== matchup({ type }, { typing }, world).multiplier;
    });
  pairsByPart.set(key, pairs);
  return pairs;
}
