import type { Attack } from '#core/hit/situation.ts';
import { duels } from './battle.ts';
import { enterField, type Field, type Fighter } from './fighter.ts';
import { isAnswer } from './verdict.ts';

/** An attack by which the opponent of a member would not be answered by it any more. */
export type Surprise = { member: number; attack: Attack; multiplier: number };

/**
 * The attack of each member that answers the opponent by which the opponent would turn that, if it had the
 * attack; of several the one with the largest multiplier, without the same-type bonus.
 */
export function findSurprises(
  members: readonly Fighter[],
  opponent: Fighter,
  attacks: readonly Attack[],
  field: Field,
): Surprise[] {
  const own = duels(members, [opponent], field);
  const added = attacks.map((attack) => {
    const duelsWith = (change: (own: readonly Attack[]) => readonly Attack[]) =>
      duels(members, [changeAttacks(opponent, change, field)], field);
    const alone = duelsWith(() => [attack]);
    return { attack, alone, together: duelsWith((attacks) => [...attacks, attack]) };
  });
  return own.flatMap(([duel], member) => {
    if (!isAnswer(duel!)) return [];
    const [worst] = added
      .filter(({ together }) => !isAnswer(together[member]![0]!))
      .map(({ attack, alone }) => ({
        ...{ member, attack },
        multiplier: alone[member]![0]!.takes.maxMultiplier,
      }))
      .sort((one, other) => other.multiplier - one.multiplier);
    return worst ? [worst] : [];
  });
}

/** The fighter in all its forms with other attacks, which are all that it has. */
function changeAttacks(
  fighter: Fighter,
  change: (attacks: readonly Attack[]) => readonly Attack[],
  field: Field,
): Fighter {
  const entered = enterField(fighter, field);
  return {
    ...entered,
    attacks: change(entered.attacks),
    hasUnknownAttacks: false,
    hasLikelyAttacks: false,
    otherForms: fighter.otherForms?.map((form) => changeAttacks(form, change, field)),
  };
}
