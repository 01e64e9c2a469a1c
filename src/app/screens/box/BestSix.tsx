import { useState } from 'react';
import { formatInSentence } from '#app/i18n/listFormat.ts';
import { formatNumber } from '#app/i18n/number.ts';
import { joinSentences } from '#app/i18n/punctuation.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { NextBossPicker } from '#app/parts/bosses/NextBossPicker.tsx';
import { useNextBoss } from '#app/parts/bosses/useNextBoss.ts';
import { LoadFailed } from '#app/parts/frame/LoadFailed.tsx';
import { Card } from '#app/ui/Card.tsx';
import { Choice } from '#app/ui/controls/Choice.tsx';
import { useSame } from '#app/ui/useSame.ts';
import type { TeamPlace } from '#core/answers/bestTeam.ts';
import type { Boss } from '#core/bosses/boss.ts';
import type { Ruleset } from '#core/rulesets/ruleset.ts';
import { BoxEntry } from './BoxEntry.tsx';
import { type Box, type BoxRow, nameOfRow } from './useBox.ts';
import { useBoxTeam } from './useBoxTeam.ts';

const hasSameBosses = (one: readonly Boss[], other: readonly Boss[]) =>
  one.length === other.length && one.every((boss, index) => boss === other[index]);

/** The numbers of bosses that the six can be for. */
const bossCounts = [1, 3] as const;

/** Shows the best six of the box against the next boss or the next three. */
export function BestSix({
  content,
  onChooseGame,
}: {
  content: Box;
  /** Called with another game, if the player chooses a boss of it. */
  onChooseGame: (game: Ruleset, bossName: string) => void;
}) {
  const { t } = useTranslation();
  const next = useNextBoss(content.resolver);
  const [count, setCount] = useState<(typeof bossCounts)[number]>(1);
  const { story, boss, isHidden } = next;
  const bosses = useSame(
    boss
      ? story
          .slice(story.indexOf(boss))
          .slice(0, count)
          .filter((each) => !isHidden(each))
      : [],
    hasSameBosses,
  );
  return (
    <Card aria-labelledby="best-six">
      <h2 id="best-six">{t('box.best')}</h2>
      <NextBossPicker
        resolver={content.resolver}
        next={next}
        opensSheet={false}
        onChooseGame={onChooseGame}
      >
        {() => (
          <>
            <Choice
              label={t('box.against')}
              options={bossCounts}
              value={count}
              getLabel={(each) => t(each === 1 ? 'box.oneBoss' : 'box.threeBosses')}
              onPick={setCount}
            />
            <BestSixAnswer content={content} bosses={bosses} />
          </>
        )}
      </NextBossPicker>
    </Card>
  );
}

function BestSixAnswer({ content, bosses }: { content: Box; bosses: readonly Boss[] }) {
  const { t, language } = useTranslation();
  const { candidates, team, isPending, hasFailed, retry } = useBoxTeam(content, bosses);
  if (hasFailed) return <LoadFailed text={t('bosses.failed')} onRetry={retry} />;
  // All have fainted, or none can be read.
  if (candidates.length === 0 && !content.isPending) return null;
  if (!team) return <p role="status">{t('shell.loading')}</p>;
  const { best, opponents, candidates: compared } = team;
  const aliveIds = new Set(candidates.map(({ id }) => id));

  const nameOf = (row: BoxRow) => nameOfRow(row, content.resolver);
  const namesOf = (indices: readonly number[]) => {
    const names = indices.map((index) => content.resolver.resolve(opponents[index]!).name);
    return formatInSentence([...new Set(names)], language);
  };

  function explain({ candidate, alone, shared, losses, standIn }: TeamPlace): string {
    const row = compared[candidate]!;
    const standInRow = standIn === undefined ? undefined : compared[standIn];
    const sentences = [
      alone.length > 0 && t('box.alone', { name: nameOf(row), names: namesOf(alone) }),
      shared.length > 0 && t('box.shared', { names: namesOf(shared) }),
      alone.length + shared.length === 0 && t('box.beatsNone'),
      losses > 0 && t('box.loses', { number: formatNumber(losses, language) }),
      standInRow && t('box.standIn', { name: nameOf(standInRow) }),
    ];
    return joinSentences(
      sentences.filter((sentence) => typeof sentence === 'string'),
      language,
    );
  }

  return (
    <>
      <p role="status">
        {best.unanswered.length > 0
          ? t('battle.unanswered', { names: namesOf(best.unanswered) })
          : t('battle.allAnswered')}
      </p>
      {best.gap > 0 && <p>{t('box.notExact', { number: formatNumber(best.gap, language) })}</p>}
      <ol aria-busy={isPending}>
        {best.places.map((place) => {
          const row = compared[place.candidate]!;
          // One that has just fainted is gone before the next answer arrives.
          return (
            aliveIds.has(row.id) && (
              <li key={row.id}>
                <BoxEntry
                  row={row}
                  resolver={content.resolver}
                  details={<span>{explain(place)}</span>}
                />
              </li>
            )
          );
        })}
      </ol>
    </>
  );
}
