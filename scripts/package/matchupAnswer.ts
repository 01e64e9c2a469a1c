import { type Factor, type Matchup, matchup } from '#engine/effectiveness.ts';
import type { Attack } from '#engine/situation.ts';
import { getMoveName } from '#pokedex/moves.ts';
import { toTitleCase } from '#showdown/name.ts';
import { parseQuestion } from '../cli/question.ts';
import {
  type AnswerOptions,
  defenderOf,
  formatNumber,
  idOf,
  questionFields,
  rulesOf,
} from './names.ts';

/** The multiplier of an attack on a defender, with the names of both. */
export type MatchupAnswer = Matchup & { attack: string; defender: string };

/** Answers how much damage an attack deals to a defender; throws an error that names what is wrong. */
export function answerMatchup(
  attackName: string,
  defenderName: string,
  options: AnswerOptions,
): MatchupAnswer {
  const rules = rulesOf(options);
  const { worlds, typeIdOf, isType } = rules;
  const target = defenderOf(defenderName, rules, options);
  const attackId = typeIdOf(attackName);
  const { attack, defender, world } = parseQuestion(
    {
      ...questionFields(target, rules, options),
      attack: {
        ...(isType(attackId) ? { type: attackId } : { move: attackName, user: options.attacker }),
        tera: options['attacker-tera'] && typeIdOf(options['attacker-tera']),
        abilities: options['attacker-ability']?.map(idOf) ?? [],
        item: options['attacker-item'] && idOf(options['attacker-item']),
      },
    },
    worlds,
  );
  const names = { attack: attackTitle(attack), defender: target.title };
  return { ...names, ...matchup(attack, defender, world) };
}

/** The answer for people: the multiplier, then one line for each factor. */
export function formatMatchup({ attack, defender, multiplier, factors }: MatchupAnswer): string {
  const title = `${attack} on ${defender}: ${formatNumber(multiplier)}×`;
  return [title, ...factors.map(formatFactor)].join('\n');
}

/** The English name of the type or the move. */
export function attackTitle({ type, move, hasFixedDamage }: Attack): string {
  if (hasFixedDamage) return 'Fixed damage';
  if (move === undefined) return toTitleCase(type ?? '');
  if (typeof move === 'string') return toTitleCase(move);
  const name = getMoveName(move.id, 'en');
  return type === undefined ? name : `${name} (${toTitleCase(type)})`;
}

function formatFactor({ by, on, factor, because, to }: Factor): string {
  const title = toTitleCase(by) + (on === undefined ? '' : ` on ${toTitleCase(on)}`);
  const change = to === undefined ? '' : ` makes the attack ${toTitleCase(to)}`;
  const reason = because === undefined ? '' : ` (${toTitleCase(because)})`;
  return `  × ${formatNumber(factor).padEnd(6)} ${title}${change}${reason}`;
}
