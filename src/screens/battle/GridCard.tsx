import { useId, useState } from 'react';
import { isAnswer } from '#engine/verdict.ts';
import { useTranslation } from '#i18n/useTranslation.ts';
import { Card } from '#ui/Card.tsx';
import { MemberName } from '#widgets/MemberName.tsx';
import styles from './GridCard.module.css';
import { HitExplanation } from './HitExplanation.tsx';
import { HitTile } from './HitTile.tsx';
import type { Direction } from './hitText.ts';
import type { Battle, GridMember } from './useBattle.ts';

const directions: readonly Direction[] = ['deals', 'takes'];

type OpenTile = { ours: number; theirs: number; direction: Direction };

/** Every duel: us in rows, them in columns, both numbers in each cell. */
export function GridCard({ battle }: { battle: Battle }) {
  const { t } = useTranslation();
  const titleId = useId();
  const whyId = useId();
  const [open, setOpen] = useState<OpenTile>();
  const { ourLines, theirLines, grid, opponent } = battle;
  const isChosen = ({ place }: GridMember) => place === opponent?.place;
  return (
    <Card aria-labelledby={titleId} className={styles.card}>
      <h2 id={titleId}>{t('battle.grid')}</h2>
      <p className={styles.help}>{t('battle.gridHelp')}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users scroll it */}
      <div className={styles.frame} tabIndex={0}>
        <table aria-labelledby={titleId} className={styles.table}>
          <thead>
            <tr>
              <td />
              {theirLines.map((theirs) => (
                <th key={theirs.place} scope="col" data-chosen={isChosen(theirs)}>
                  <MemberName name={theirs.name} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {ourLines.map((ours) => (
              <tr key={ours.place} data-fainted={ours.member.hasFainted}>
                <th scope="row">
                  <MemberName name={ours.name} />
                </th>
                {theirLines.map((theirs) => {
                  const duel = grid[ours.line]![theirs.line]!;
                  return (
                    <td
                      key={theirs.place}
                      data-chosen={isChosen(theirs)}
                      data-answer={isAnswer(duel)}
                    >
                      {directions.map((direction) => {
                        const isOpen =
                          open?.ours === ours.place &&
                          open.theirs === theirs.place &&
                          open.direction === direction;
                        return (
                          <HitTile
                            key={direction}
                            range={duel[direction]}
                            direction={direction}
                            ours={ours}
                            theirs={theirs}
                            isOpen={isOpen}
                            whyId={whyId}
                            onToggle={() =>
                              setOpen(
                                isOpen
                                  ? undefined
                                  : { ours: ours.place, theirs: theirs.place, direction },
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
      {open && <OpenExplanation id={whyId} battle={battle} open={open} />}
    </Card>
  );
}

function OpenExplanation({ id, battle, open }: { id: string; battle: Battle; open: OpenTile }) {
  const ours = battle.ourLines.find(({ place }) => place === open.ours);
  const theirs = battle.theirLines.find(({ place }) => place === open.theirs);
  if (!ours || !theirs) return null;
  const { direction } = open;
  return (
    <HitExplanation
      id={id}
      battle={battle}
      range={battle.grid[ours.line]![theirs.line]![direction]}
      direction={direction}
      ours={ours}
      theirs={theirs}
    />
  );
}
