import { useId, useState } from 'react';
import { formatMultiplier } from '#app/i18n/multiplier.ts';
import { joinLabel } from '#app/i18n/punctuation.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { MatchupExplanation } from '#app/typeUi/MatchupExplanation.tsx';
import { useNames } from '#app/typeUi/names/names.ts';
import { explainPairHit, type FieldAttack } from '#core/doubles/pairFighter.ts';
import type { DoublesTarget } from '#core/doubles/turnCondition.ts';
import styles from './AttackTable.module.css';
import { listColumns, readCell, roundMultiplier } from './attackCell.ts';
import type { MemberAttacks } from './rankPairs.ts';

/** What each attack of a Pokémon does to both opponents and to its partner; a press on a number explains it. */
export function AttackTable({ table }: { table: MemberAttacks }) {
  const { t, language } = useTranslation();
  const { attackName, ruleName } = useNames();
  const explanationId = useId();
  const [open, setOpen] = useState<{ row: number; place: DoublesTarget }>();
  const { user, attacks } = table;
  const columns = listColumns(table);
  const openAttack = open && attacks[open.row];
  const openHit = openAttack && readCell(table, openAttack, open.place).hit;

  function renderCell(attack: FieldAttack, row: number, place: DoublesTarget) {
    const { draw, hit, level } = readCell(table, attack, place);
    if (draw) {
      const name = draw.by?.shortName ?? '';
      return <span>{t('battle.pair.drawn', { name, attack: ruleName(draw.because) })}</span>;
    }
    if (!hit) return null;
    const isOpen = open?.row === row && open.place === place;
    return (
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? explanationId : undefined}
        data-level={level}
        onClick={() => setOpen(isOpen ? undefined : { row, place })}
      >
        {formatMultiplier(roundMultiplier(hit.multiplier), language)}
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
      {openHit && (
        <div id={explanationId}>
          <p>
            {joinLabel(
              [
                nameOf(openAttack),
                columns.find(({ place }) => place === open.place)?.member.name ?? '',
              ],
              language,
            )}
          </p>
          <MatchupExplanation matchup={explainPairHit(openHit)} />
        </div>
      )}
    </div>
  );
}
