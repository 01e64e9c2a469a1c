import { type CSSProperties, type ReactNode, useId, useState, useSyncExternalStore } from 'react';
import { narrowScreen } from '#app/browser/media.ts';
import { formatNumber } from '#app/i18n/number.ts';
import { joinSentences } from '#app/i18n/punctuation.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { HitExplanation } from '#app/screens/battle/answer/HitExplanation.tsx';
import { duelTexts, useFormatHits } from '#app/screens/battle/answer/hitText.ts';
import { VerdictMark } from '#app/screens/battle/answer/VerdictMark.tsx';
import type { Battle, OurGridMember } from '#app/screens/battle/useBattle.ts';
import { ColumnName } from '#app/typeUi/ColumnName.tsx';
import { getGainLevel, getMultiplierLevel, type MultiplierLevel } from '#app/typeUi/level.ts';
import { MemberName } from '#app/typeUi/MemberName.tsx';
import { useCellFocus } from '#app/ui/lists/useCellFocus.ts';
import { VisuallyHidden } from '#app/ui/VisuallyHidden.tsx';
import type { Duel } from '#core/answers/battle.ts';
import { type Verdict, verdictOf, worstFormOf } from '#core/answers/verdict.ts';
import styles from './PreviewGrid.module.css';

/** Shows who beats whom: our members in rows, the opponents in columns; a press says why. */
export function PreviewGrid({ battle }: { battle: Battle }) {
  const { t, language } = useTranslation();
  const { formatHit, formatRange } = useFormatHits();
  const isNarrow = useSyncExternalStore(narrowScreen.subscribe, narrowScreen.matches);
  const explanationId = useId();
  const [openCell, setOpenCell] = useState<readonly [number, number]>();
  const { ourGridMembers, theirGridMembers, ourAliveMembers, grid, summary } = battle;
  const chosen = battle.isPreview ? undefined : battle.opponent;
  const { getCellProps, moveByKey } = useCellFocus(
    grid.flatMap((duels, row) => duels.map((_, column) => [row, column] as const)),
  );
  const openDuel = openCell && grid[openCell[0]]?.[openCell[1]];

  /** "2 won, 1 lost", on a phone "✓ 2 ✗ 1", or that the member has fainted or stays at home. */
  function renderRecord(ours: OurGridMember): ReactNode {
    const record = summary.records[ourAliveMembers.indexOf(ours)];
    if (!record) return t(ours.state.hasFainted ? 'battle.fainted' : 'battle.leftOut');
    const [wins, losses] = [record.wins, record.losses].map((n) => formatNumber(n, language));
    const text = t('battle.record', { wins, losses });
    if (!isNarrow) return text;
    return (
      <>
        <VisuallyHidden>{text}</VisuallyHidden>
        <span aria-hidden>{`✓\u00a0${wins} ✗\u00a0${losses}`}</span>
      </>
    );
  }

  return (
    <div className={styles.preview}>
      <div className={styles.frame}>
        <table
          aria-label={t('battle.grid')}
          className={styles.table}
          style={{ '--opponents': theirGridMembers.length } as CSSProperties}
        >
          <thead>
            <tr>
              <td />
              {theirGridMembers.map(({ name, shortName, sideIndex, defender, state }) => (
                <th
                  key={sideIndex}
                  scope="col"
                  data-chosen={sideIndex === chosen?.sideIndex}
                  data-fainted={state.hasFainted}
                >
                  <ColumnName name={name} shortName={shortName} types={defender.typing} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody
            onKeyDown={(event) => {
              if (event.key === 'Escape') setOpenCell(undefined);
              moveByKey(event);
            }}
          >
            {ourGridMembers.map((ours) => (
              <tr key={ours.sideIndex} data-left-out={ours.isLeftOut}>
                <th scope="row" data-fainted={ours.state.hasFainted}>
                  <MemberName name={ours.name} shortName={ours.shortName} />
                  <small>{renderRecord(ours)}</small>
                </th>
                {theirGridMembers.map((theirs) => {
                  const cell = [ours.gridIndex, theirs.gridIndex] as const;
                  const duel = grid[cell[0]]![cell[1]]!;
                  const verdict = verdictOf(duel);
                  const decisive = worstFormOf(duel);
                  const isOpen = duel === openDuel;
                  return (
                    <td key={theirs.sideIndex}>
                      <button
                        type="button"
                        {...getCellProps(...cell)}
                        data-level={cellLevelOf(decisive, verdict)}
                        aria-expanded={isOpen}
                        aria-controls={isOpen ? explanationId : undefined}
                        aria-label={t(duelTexts[verdict], {
                          name: ours.name,
                          opponent: theirs.name,
                          deals: formatRange(duel.deals),
                          takes: formatRange(duel.takes),
                        })}
                        onClick={() => setOpenCell(isOpen ? undefined : cell)}
                      >
                        <VerdictMark verdict={verdict} />
                        {verdict !== 'even' && (
                          <span translate="no">
                            {formatHit(
                              verdict === 'wins' ? decisive.deals.low : decisive.takes.high,
                            )}
                          </span>
                        )}
                      </button>
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {openCell && openDuel && (
        <HitExplanation
          id={explanationId}
          battle={battle}
          duel={openDuel}
          directions={['deals', 'takes']}
          ours={ourGridMembers[openCell[0]]!}
          theirs={theirGridMembers[openCell[1]]!}
        />
      )}
      <p className={styles.note}>
        <span>{t('battle.gridHelp')}</span>
        <span className={styles.whyHelp}>{joinSentences(['', t('team.whyHelp')], language)}</span>
      </p>
    </div>
  );
}

/** The colors of a verdict: green or red, strong ones above 2×. */
function cellLevelOf({ deals, takes }: Duel, verdict: Verdict): MultiplierLevel {
  if (verdict === 'even') return 'same';
  return verdict === 'wins'
    ? getGainLevel(Math.max(2, deals.low.multiplier))
    : getMultiplierLevel(Math.max(2, takes.high.multiplier));
}
