import { useId, useState } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { Battle, GridMember } from '#app/screens/battle/useBattle.ts';
import { MemberName } from '#app/typeUi/MemberName.tsx';
import { type Standing, verdictOf, worstFormOf } from '#core/answers/verdict.ts';
import { HitExplanation } from './HitExplanation.tsx';
import { bonusMark, HitTile } from './HitTile.tsx';
import { type HitDirection, useFormatHits } from './hitText.ts';
import { SmallTypeIcons } from './SmallTypeIcons.tsx';
import styles from './Standings.module.css';
import { VerdictMark } from './VerdictMark.tsx';

const directions: readonly HitDirection[] = ['takes', 'deals'];

/** Lists our members against the opponent, the best first, each with what it takes and deals. */
export function Standings({
  battle,
  opponent,
  standings,
}: {
  battle: Battle;
  opponent: GridMember;
  standings: readonly Standing[];
}) {
  const { t } = useTranslation();
  const { formatAttack } = useFormatHits();
  const explanationId = useId();
  const [openTile, setOpenTile] = useState<{ sideIndex: number; direction: HitDirection }>();
  return (
    <div className={styles.standings}>
      <ol aria-label={t('battle.standings', { opponent: opponent.name })} className={styles.list}>
        {standings.map(({ index, duel }) => {
          const member = battle.ourAliveMembers[index]!;
          const { low } = worstFormOf(duel).deals;
          const openDirection =
            openTile?.sideIndex === member.sideIndex ? openTile.direction : undefined;
          return (
            <li key={member.sideIndex}>
              <div className={styles.row} data-active={member.state.isActive}>
                <VerdictMark verdict={verdictOf(duel)} />
                <SmallTypeIcons types={member.defender.typing} className={styles.icons} />
                <span className={styles.names}>
                  <span className={styles.name}>
                    <MemberName name={member.name} shortName={member.shortName} />
                  </span>{' '}
                  {low.attack && (
                    <span translate="no" className={styles.attack}>
                      {t('battle.use', { attack: formatAttack(low) })}
                    </span>
                  )}
                </span>
                <span className={styles.tiles}>
                  {directions.map((direction) => (
                    <HitTile
                      key={direction}
                      range={duel[direction]}
                      direction={direction}
                      ours={member}
                      theirs={opponent}
                      isOpen={openDirection === direction}
                      explanationId={explanationId}
                      onToggle={() =>
                        setOpenTile(
                          openDirection === direction
                            ? undefined
                            : { sideIndex: member.sideIndex, direction },
                        )
                      }
                    />
                  ))}
                </span>
              </div>
              {openDirection && (
                <HitExplanation
                  id={explanationId}
                  battle={battle}
                  duel={duel}
                  directions={[openDirection]}
                  ours={member}
                  theirs={opponent}
                />
              )}
            </li>
          );
        })}
      </ol>
      <p aria-hidden className={styles.note}>{`${bonusMark} ${t('why.sameTypeBonus')}`}</p>
    </div>
  );
}
