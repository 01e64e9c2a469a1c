import { useId, useState } from 'react';
import { isAnswer } from '#engine/verdict.ts';
import { useTranslation } from '#i18n/useTranslation.ts';
import { MemberName } from '#widgets/MemberName.tsx';
import styles from './GridCard.module.css';
import { HitExplanation } from './HitExplanation.tsx';
import { HitTile } from './HitTile.tsx';
import type { HitDirection } from './hitText.ts';
import { CardNote, TitledCard } from './TitledCard.tsx';
import type { Battle, GridMember } from './useBattle.ts';

const directions: readonly HitDirection[] = ['deals', 'takes'];

type OpenTile = { ours: number; theirs: number; direction: HitDirection };

/** Shows every duel: us in rows, them in columns, both numbers in each cell. */
export function GridCard({ battle }: { battle: Battle }) {
  const { t } = useTranslation();
  const explanationId = useId();
  const [openTile, setOpenTile] = useState<OpenTile>();
  const { ourGridMembers, theirGridMembers, grid, opponent } = battle;
  const isChosen = ({ sideIndex }: GridMember) => sideIndex === opponent?.sideIndex;
  return (
    <TitledCard title={t('battle.grid')}>
      <CardNote>{t('battle.gridHelp')}</CardNote>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users scroll it */}
      <div className={styles.frame} tabIndex={0}>
        <table aria-label={t('battle.grid')} className={styles.table}>
          <thead>
            <tr>
              <td />
              {theirGridMembers.map((theirs) => (
                <th key={theirs.sideIndex} scope="col" data-chosen={isChosen(theirs)}>
                  <MemberName name={theirs.name} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {ourGridMembers.map((ours) => (
              <tr key={ours.sideIndex} data-fainted={ours.state.hasFainted}>
                <th scope="row">
                  <MemberName name={ours.name} />
                </th>
                {theirGridMembers.map((theirs) => {
                  const duel = grid[ours.gridIndex]![theirs.gridIndex]!;
                  return (
                    <td
                      key={theirs.sideIndex}
                      data-chosen={isChosen(theirs)}
                      data-answer={isAnswer(duel)}
                    >
                      {directions.map((direction) => {
                        const isOpen =
                          openTile?.ours === ours.sideIndex &&
                          openTile.theirs === theirs.sideIndex &&
                          openTile.direction === direction;
                        return (
                          <HitTile
                            key={direction}
                            range={duel[direction]}
                            direction={direction}
                            ours={ours}
                            theirs={theirs}
                            isOpen={isOpen}
                            explanationId={explanationId}
                            onToggle={() =>
                              setOpenTile(
                                isOpen
                                  ? undefined
                                  : { ours: ours.sideIndex, theirs: theirs.sideIndex, direction },
                              )
                            }
                          />
                        );
                      })}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {openTile && <OpenExplanation id={explanationId} battle={battle} openTile={openTile} />}
    </TitledCard>
  );
}

function OpenExplanation({
  id,
  battle,
  openTile,
}: {
  id: string;
  battle: Battle;
  openTile: OpenTile;
}) {
  const ours = battle.ourGridMembers.find(({ sideIndex }) => sideIndex === openTile.ours);
  const theirs = battle.theirGridMembers.find(({ sideIndex }) => sideIndex === openTile.theirs);
  if (!ours || !theirs) return null;
  const { direction } = openTile;
  return (
    <HitExplanation
      id={id}
      battle={battle}
      range={battle.grid[ours.gridIndex]![theirs.gridIndex]![direction]}
      direction={direction}
      ours={ours}
      theirs={theirs}
    />
  );
}
