import type { Attack } from '#core/hit/situation.ts';
import { classesOf, type Move } from '#core/rules/move.ts';
import type { MoveCategory, MoveFacts, MoveTarget } from '#core/rules/moveFacts.ts';
import type { HitType } from '#core/rules/rule.ts';
import { generationNumber, isOwnGame, type Ruleset } from '#core/rulesets/ruleset.ts';

/** A stat that damage depends on. */
export type DamageStat = 'atk' | 'def' | 'spa' | 'spd';

/** What a double battle asks of an attack besides its type. */
export type DoublesMove = {
  id: string | undefined;
  target: MoveTarget;
  /** Undefined for a type without a move since generation 4, because only a move has it. */
  category: MoveCategory | undefined;
  attackStat: DamageStat | undefined;
  defenseStat: DamageStat | undefined;
  isPriority: boolean;
  isContact: boolean;
};

/** The moves with rules that are named without their facts; each other one hits one Pokémon. */
const targetsOfRuleMoves: Readonly<Partial<Record<Move, MoveTarget>>> = {
  thousand_arrows: 'foes',
  nihil_light: 'foes',
  struggle: 'random',
};

/** The moves with rules that make contact and are special. */
const specialContact: readonly Move[] = ['electro_drift'];

/** The moves with rules that are physical without contact. */
const physicalWithoutContact: readonly Move[] = ['thousand_arrows'];

/** Special moves that are defended with Defense; sim: overrideDefensiveStat in data/moves.js. */
const againstDefense: readonly string[] = ['Psyshock', 'Psystrike', 'SecretSword'];

/** The moves of which the situation decides how many they hit. */
const situationalMoves: readonly string[] = ['DragonDarts', 'ExpandingForce', 'TeraStarstorm'];

/** The types of special moves in generation 3. */
const specialTypes: readonly string[] = [
  ...['fire', 'water', 'grass', 'electric', 'ice', 'psychic', 'dragon', 'dark'],
];

/** Whom the move hits in the generation. */
export function targetOf(
  { target = 'one', pastTarget }: Pick<MoveFacts, 'target' | 'pastTarget'>,
  generation: number,
): MoveTarget {
  return pastTarget && generation <= pastTarget[0] ? pastTarget[1] : target;
}

/** The category of the move in the generation, 4 or later. */
export function categoryOf(
  { category, pastCategory }: Pick<MoveFacts, 'category' | 'pastCategory'>,
  generation: number,
): MoveCategory | undefined {
  return pastCategory && generation <= pastCategory[0] ? pastCategory[1] : category;
}

/** What a double battle asks of the attack, which hits with the type. */
export function doublesMoveOf(
  { move, hasFixedDamage }: Pick<Attack, 'move' | 'hasFixedDamage'>,
  type: HitType,
  ruleset: Ruleset,
): DoublesMove {
  const generation = generationNumber(ruleset);
  const id = typeof move === 'string' ? move : move?.id;
  const facts = typeof move === 'string' ? factsOfRuleMove(move) : move;
  const official = generation < 4 ? categoryOfType(type) : facts && categoryOf(facts, generation);
  const own = isOwnGame(ruleset) && id !== undefined ? ruleset.moves?.[id]?.category : undefined;
  const category = hasFixedDamage ? undefined : (own ?? official);
  const isAgainstDefense = id !== undefined && againstDefense.includes(id);
  return {
    id,
    target: facts ? targetOf(facts, generation) : 'one',
    category,
    // Also of Body Press, whose power comes from another stat; sim: getDamage in sim/battle-actions.js
    attackStat: category && (category === 'physical' ? 'atk' : 'spa'),
    defenseStat:
      category && (category === 'physical' || isAgainstDefense ? ('def' as const) : 'spd'),
    isPriority: facts?.classes.includes('priority') ?? false,
    isContact: facts?.classes.includes('contact') ?? false,
  };
}

/** Whether the attack may hit several Pokémon at once in some situation. */
export function mayHitSeveral(attack: Attack, ruleset: Ruleset): boolean {
  if (attack.move === undefined) return false;
  const { id = '', target } = doublesMoveOf(attack, 'typeless', ruleset);
  return target === 'foes' || target === 'others' || situationalMoves.includes(id);
}

function factsOfRuleMove(move: Move): Pick<MoveFacts, 'classes' | 'target' | 'category'> {
  const classes = classesOf(move);
  const isPhysical = classes.includes('contact')
    ? !specialContact.includes(move)
    : physicalWithoutContact.includes(move);
  return {
    classes,
    target: targetsOfRuleMoves[move] ?? 'one',
    category: isPhysical ? 'physical' : 'special',
  };
}

function categoryOfType(type: HitType): MoveCategory {
  return specialTypes.includes(type) ? 'special' : 'physical';
}
