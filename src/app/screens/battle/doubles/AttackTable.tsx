import { useId, useState } from 'react';
import { formatMultiplier } from '#app/i18n/multiplier.ts';
import { joinLabel } from '#app/i18n/punctuation.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { getGainLevel, getMultiplierLevel } from '#app/typeUi/level.ts';
import { MatchupExplanation } from '#app/typeUi/MatchupExplanation.tsx';
import { useNames } from '#app/typeUi/names/names.ts';
import { useFormatRuleName } from '#app/typeUi/names/ruleName.ts';
import { explainPairHit, type FieldAttack, type PairHit } from '#core/doubles/pairFighter.ts';
import type { DoublesTarget } from '#core/doubles/turnCondition.ts';
import styles from './AttackTable.module.css';
import { foePlaces, type MemberAttacks } from './rankPairs.ts';

/** Three digits: the games compute factors such as ⅔ in 4096ths, which the explanation has. */
const roundMultiplier = (multiplier: number) => Number(multiplier.toPrecision(3));

/** What each attack of a Pokémon does to both opponents and to its partner; a press on a number explains it. */
export function AttackTable({ user, partner, foes, attacks }: MemberAttacks) {
  const { t, language } = useTranslation();
  const { attackName } = useNames();
  const ruleName = useFormatRuleName();
  const explanationId = useId();
  const [open, setOpen] = useState<{ row: number; place: DoublesTarget }>();
  const isOurs = user.side === 'us';
  const columns = [
    ...foes.map((member, index) => ({ member, place: foePlaces[index]! as DoublesTarget })),
    // Most attacks cannot hit it.
    ...(partner && attacks.some(({ targets }) => targets.partner)
      ? [{ member: partner, place: 'partner' as const }]
      : []),
  ];
  const places = { foe1: foes[0], foe2: foes[1], partner };
  /** The end of the range that is worse for us: what we deal at least, and what our Pokémon take at most. */
  const worseHit = ({ targets }: FieldAttack, place: DoublesTarget): PairHit | undefined => {
    const isOnOurs = isOurs === (place === 'partner');
    return targets[place]?.[isOnOurs ? 'high' : 'low'];
  };
  const openHit = open && attacks[open.row] && worseHit(attacks[open.row]!, open.place);

  function renderCell(attack: FieldAttack, row: number, place: DoublesTarget) {
    const hit = worseHit(attack, place);
    const draw = place === 'partner' ? undefined : attack.draws[place];
    if (draw) {
      const name = places[draw.by]?.shortName ?? '';
      return <span>{t('battle.pair.drawn', { name, attack: ruleName(draw.because) })}</span>;
    }
    if (!hit) return null;
    const { multiplier } = hit;
    const isGood = isOurs === (place !== 'partner');
    const isOpen = open?.row === row && open.place === place;
    return (
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? explanationId : undefined}
        data-level={isGood ? getGainLevel(multiplier) : getMultiplierLevel(multiplier)}
        onClick={() => setOpen(isOpen ? undefined : { row, place })}
      >
        {formatMultiplier(roundMultiplier(multiplier), language)}
      </button>
    );
  }

  const nameOf = ({ attack }: FieldAttack) => attackName({ type: attack.type, move: attack.move });
  return (
    <div className={styles.attacks}>
      <table>
        <caption>{t('chart.offenseOf', { name: user.name })}</caption>
        <thead>
          <tr>
            <td />
            {columns.map(({ member, place }) => (
              <th key={place} scope="col">
                {place === 'partner' && <span>{t('battle.pair.partner')} </span>}
                <span translate="no">{member.shortName}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {attacks.map((attack, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an attack is identified by its position
            <tr key={row}>
              <th scope="row" translate="no">
                {nameOf(attack)}
              </th>
              {columns.map(({ place }) => (
                <td key={place} translate="no">
                  {renderCell(attack, row, place)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {open && openHit && (
        <div id={explanationId}>
          <p>{joinLabel([nameOf(attacks[open.row]!), places[open.place]?.name ?? ''], language)}</p>
          <MatchupExplanation matchup={explainPairHit(openHit)} />
        </div>
      )}
    </div>
  );
}
