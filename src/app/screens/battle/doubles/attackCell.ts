import { getGainLevel, getMultiplierLevel, type MultiplierLevel } from '#app/typeUi/level.ts';
import type { FieldAttack, PairHit } from '#core/doubles/pairFighter.ts';
import type { DoublesTarget } from '#core/doubles/turnCondition.ts';
import { foePlaces, type MemberAttacks, type PairMember } from './rankPairs.ts';

/** Who can be hit, in the order of the columns; the partner only if an attack can hit it. */
export function listColumns({ partner, foes, attacks }: MemberAttacks) {
  const columns: { member: PairMember; place: DoublesTarget }[] = foes.map((member, index) => ({
    member,
    place: foePlaces[index]!,
  }));
  if (partner && attacks.some(({ targets }) => targets.partner)) {
    columns.push({ member: partner, place: 'partner' });
  }
  return columns;
}

/** What the table has for an attack and a target: who draws it, or the hit that is worse for us, with its level. */
type AttackCell = {
  draw?: { by: PairMember | undefined; because: string } | undefined;
  hit?: PairHit | undefined;
  level?: MultiplierLevel | undefined;
};

/** The end of the range that is worse for us: what we deal at least, and what our Pokémon take at most. */
export function readCell(
  { user, partner, foes }: MemberAttacks,
  { targets, draws }: FieldAttack,
  place: DoublesTarget,
): AttackCell {
  const draw = place === 'partner' ? undefined : draws[place];
  if (draw) {
    const members = { foe1: foes[0], foe2: foes[1], partner };
    return { draw: { by: members[draw.by], because: draw.because } };
  }
  const isOurs = user.side === 'us';
  const isOnOurs = isOurs === (place === 'partner');
  const hit = targets[place]?.[isOnOurs ? 'high' : 'low'];
  return {
    hit,
    level: hit && (isOnOurs ? getMultiplierLevel : getGainLevel)(hit.multiplier),
  };
}

/** Three digits: the games compute factors such as ⅔ in 4096ths, which the explanation has. */
export function roundMultiplier(multiplier: number): number {
  return Number(multiplier.toPrecision(3));
}
