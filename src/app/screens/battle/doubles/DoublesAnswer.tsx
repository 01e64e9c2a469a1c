import { useMemo } from 'react';
import { formatMultiplier } from '#app/i18n/multiplier.ts';
import { formatSentence, joinSentences } from '#app/i18n/punctuation.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { ShareButtons } from '#app/parts/frame/ShareButtons.tsx';
import type { Notices } from '#app/parts/frame/useNotices.ts';
import { AnswerNotes } from '#app/screens/battle/answer/AnswerNotes.tsx';
import { CardNote } from '#app/screens/battle/answer/TitledCard.tsx';
import { sendOutAll } from '#app/screens/battle/updates.ts';
import type { Battle } from '#app/screens/battle/useBattle.ts';
import { AnswerCard } from '#app/typeUi/AnswerCard.tsx';
import { useNames } from '#app/typeUi/names/names.ts';
import { Button } from '#app/ui/controls/Button.tsx';
import { AttackTable } from './AttackTable.tsx';
import styles from './DoublesAnswer.module.css';
import { foePlaces, listAttacks, listTables, membersOf, rankPairs } from './rankPairs.ts';
import { TurnFields } from './TurnFields.tsx';
import { useFormatLead } from './useFormatLead.ts';

/** How many other pairs are listed. */
const maxOthers = 3;

/** Names the pair to lead in a double battle and the four to bring, and what each attack of the pair on the field does to everyone there. */
export function DoublesAnswer({ battle, notices }: { battle: Battle; notices: Notices }) {
  const { t, language } = useTranslation();
  const { attackName, formatList } = useNames();
  const doubles = useMemo(() => rankPairs(battle), [battle]);
  const { ours, theirs, table, ranking, areOpponentsKnown, selection } = doubles;
  const { pair, opponents, tables } = useMemo(() => listTables(battle, doubles), [battle, doubles]);
  const { title, formatNames } = useFormatLead(doubles);
  const pairAt = (index: number) => membersOf(ours, table.pairs[index] ?? [0]);
  const opponentsAt = (index: number) => membersOf(theirs, table.opponents[index] ?? [0]);
  const best = ranking[0] ?? doubles.current;
  const bestPair = pairAt(best.pair);
  const bestOpponents = opponentsAt(best.opponents);
  const bestAttacks = listAttacks(bestPair, bestOpponents, battle.field);
  const { actions } = table.explain(best.pair, best.opponents).ours;
  const hardest = (index: number) => t('battle.hardest', { name: formatNames(opponentsAt(index)) });

  /** "Garchomp with Earthquake: Gengar 0.75×, Heatran 3×." */
  const sentences = actions.map(({ member, attack, aim }) => {
    const { user, attacks = [] } = bestAttacks.find((each) => each.user === ours[member]) ?? {};
    const { type, move } = attack;
    const { targets = {} } =
      attacks.find((each) => each.attack.type === type && each.attack.move === move) ?? {};
    const types = bestOpponents.flatMap(({ shortName }, index) => {
      const place = foePlaces[index]!;
      const { multiplier } = targets[place]?.low ?? {};
      const isHit = multiplier !== undefined && (aim === undefined || aim === place);
      return isHit ? `${shortName} ${formatMultiplier(multiplier, language)}` : [];
    });
    const text = t('battle.pair.action', {
      name: user?.shortName ?? '',
      attack: attackName({ type, move }),
      types: formatList(types),
    });
    return formatSentence(text, language);
  });

  return (
    <AnswerCard
      title={title}
      summary={joinSentences(
        [...(areOpponentsKnown ? [] : [hardest(best.opponents)]), ...sentences],
        language,
      )}
      isEmpty={false}
      actions={<ShareButtons iconOnly calculator="battle" notices={notices} />}
    >
      <AnswerNotes battle={battle} />
      {!areOpponentsKnown && theirs.length > 1 && <CardNote>{t('battle.pair.chooseTwo')}</CardNote>}
      {tables.map((table) => (
        <AttackTable key={`${table.user.side}${table.user.sideIndex}`} table={table} />
      ))}
      <TurnFields battle={battle} members={[...pair, ...opponents]} />
      {selection && (
        <section className={styles.section}>
          <h2>
            {t('battle.bring', {
              names: formatNames(selection.members.flatMap((index) => ours[index] ?? [])),
            })}
          </h2>
          <p>{hardest(selection.opponents)}</p>
        </section>
      )}
      {ranking.length > 1 && (
        <section className={styles.section}>
          <h2>{t('battle.pair.others')}</h2>
          <ul>
            {ranking
              .filter(({ pair }) => pair !== doubles.current.pair)
              .slice(0, maxOthers)
              .map((each) => (
                <li key={each.pair}>
                  <Button
                    onClick={() =>
                      battle.update(
                        sendOutAll(
                          'us',
                          pairAt(each.pair).map(({ sideIndex }) => sideIndex),
                        ),
                      )
                    }
                  >
                    {formatNames(pairAt(each.pair))}
                  </Button>
                  {!areOpponentsKnown && <span>{hardest(each.opponents)}</span>}
                </li>
              ))}
          </ul>
        </section>
      )}
      <CardNote>{t('battle.pair.help')}</CardNote>
    </AnswerCard>
  );
}
