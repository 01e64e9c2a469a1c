import { toTitleCase } from '#core/formats/showdown/name.ts';
import { type Factor, type Matchup, matchup } from '#core/hit/effectiveness.ts';
import type { Attack } from '#core/hit/situation.ts';
import { findMove, getMoveName } from '#core/pokedex/moves/moves.ts';
import type { MoveId } from '#core/rules/moveFacts.ts';
import { isMoveName } from '../cli/moves.ts';
import { isAttackingType, parseQuestion } from '../cli/question.ts';
import {
  type AnswerOptions,
  defenderOf,
  formatLeftOut,
  formatNumber,
  idOf,
  questionFields,
  rulesOf,
} from './names.ts';

/** The multiplier of an attack on a defender, with the names of both. */
export type MatchupAnswer = Matchup & {
  attack: string;
  defender: string;
  /** The abilities and items of the question that do not count. */
  leftOut: readonly string[];
};

/** Answers how much damage an attack deals to a defender; throws an error that names what is wrong. */
export function answerMatchup(
  attackName: string,
  defenderName: string,
  options: AnswerOptions,
): MatchupAnswer {
  const rules = rulesOf(options);
  const { worlds, typeIdOf } = rules;
  const target = defenderOf(defenderName, rules, options);
  const attackId = typeIdOf(attackName);
  // Psychic is a type and a move; only a move has a user.
  const hasUser = options.attacker !== undefined || options['attacker-tera'] !== undefined;
  const isType = isAttackingType(attackId, rules.world) && !(hasUser && isMoveName(attackName));
  const { attack, defender, world, leftOut } = parseQuestion(
    {
      ...questionFields(target, rules, options),
      attack: {
        ...(isType ? { type: attackId } : { move: attackName, user: options.attacker }),
        tera: options['attacker-tera'] && typeIdOf(options['attacker-tera']),
        abilities: options['attacker-ability']?.map(idOf),
        item: options['attacker-item'] && idOf(options['attacker-item']),
      },
    },
    worlds,
  );
  const names = { attack: attackTitle(attack), defender: target.title };
  return { ...names, ...matchup(attack, defender, world), leftOut };
}

/** The answer for people: the multiplier, then one line for each factor. */
export function formatMatchup(answer: MatchupAnswer): string {
  const { attack, defender, multiplier, factors, leftOut } = answer;
  const title = `${attack} on ${defender}: ${formatNumber(multiplier)}×`;
  return [title, ...factors.map(formatFactor), ...formatLeftOut(leftOut)].join('\n');
}

/** The English name of the type or the move. */
export function attackTitle({ type, move, hasFixedDamage }: Attack): string {
  if (hasFixedDamage) return 'Fixed damage';
  if (move === undefined) return toTitleCase(type ?? '');
  if (typeof move === 'string') return toTitleCase(move);
  const name = getMoveName(move.id, 'en');
  return type === undefined ? name : `${name} (${toTitleCase(type)})`;
}

/** The line of a factor. */
export function formatFactor({ by, on, factor, because, to }: Factor): string {
  const move = findMove(by as MoveId);
  const name = move ? getMoveName(move.id, 'en') : toTitleCase(by);
  const title = name + (on === undefined ? '' : ` on ${toTitleCase(on)}`);
  const change = to === undefined ? '' : ` makes the attack ${toTitleCase(to)}`;
  const reason = because === undefined ? '' : ` (${toTitleCase(because)})`;
  return `  × ${formatNumber(factor).padEnd(6)} ${title}${change}${reason}`;
}
