import { useMemo, useRef, useState } from 'react';
import { formatNumber, formatPercent } from '#app/i18n/number.ts';
import { joinSentences } from '#app/i18n/punctuation.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { useNames } from '#app/typeUi/names/names.ts';
import { Button } from '#app/ui/controls/Button.tsx';
import { Choice } from '#app/ui/controls/Choice.tsx';
import { useWorkerQuery } from '#app/worker/useWorkerQuery.ts';
import type { WorkerArgs } from '#app/worker/workerApi.ts';
import type { BestSets as BestSetsResult } from '#core/answers/bestSets.ts';
import type { Type } from '#core/charts/type.ts';
import { isType } from '#core/hit/strike.ts';
import { removeSoftHyphens } from '#core/softHyphens.ts';
import styles from './BestSets.module.css';
import { RankedType, RankingCard, RankingList, RankingRow } from './Ranking.tsx';
import type { Offense, TargetList } from './useOffense.ts';

const sizes = [1, 2, 3, 4, 5, 6] as const;

/** The number of moves that a Pokémon has. */
const defaultSize = 4;

/** The number of sets at first, and of those that each "Show more" adds. */
const pageSize = 3;

/**
 * Lists the sets of a given size that are super effective against the most Pokémon; every set includes
 * the chosen types.
 */
export function BestSets({
  offense: { attacks, chosenAttacks, world },
  targetList: { list, targets },
  onUse,
}: {
  offense: Offense;
  targetList: TargetList;
  onUse: (types: readonly Type[], message: string) => void;
}) {
  const { t } = useTranslation();
  const { typeName, formatList: formatNames } = useNames();
  const card = useRef<HTMLElement>(null);
  const [chosenSize, setSize] = useState<number>(defaultSize);
  const requiredCount = chosenAttacks.filter(
    ({ strike }) => isType(strike) && strike !== 'stellar',
  ).length;
  const size = Math.max(chosenSize, requiredCount + 1);
  const isPossible = size <= sizes.length;
  const args = useMemo<WorkerArgs<'bestSets'> | undefined>(
    () => (list.state === 'done' && isPossible ? [attacks, targets, world, size] : undefined),
    [attacks, targets, world, size, list.state, isPossible],
  );
  const { result, args: answeredArgs, hasFailed } = useWorkerQuery('bestSets', args);

  return (
    <RankingCard
      ref={card}
      label={t('offense.sets.title')}
      description={
        isPossible ? t('offense.sets.about') : t('offense.sets.full', { count: sizes.length })
      }
      isBusy={args && answeredArgs !== args}
    >
      {isPossible && (
        <Choice
          label={t('offense.sets.size')}
          options={sizes.filter((each) => each > requiredCount)}
          value={size}
          getLabel={(each) => t('offense.sets.sizeOf', { count: each })}
          onPick={setSize}
        />
      )}
      {hasFailed && <p role="alert">{t('offense.next.failed')}</p>}
      {args && !result && !hasFailed && <p>{t('offense.next.thinking')}</p>}
      {args && result && (
        <BestSetList
          key={size}
          result={result}
          targetCount={targets.length}
          onUse={(types) => {
            onUse(types, t('offense.sets.used', { types: formatNames(types.map(typeName)) }));
            card.current?.focus({ preventScroll: true });
          }}
        />
      )}
    </RankingCard>
  );
}

function BestSetList({
  result: { sets, ties, hitCount },
  targetCount,
  onUse,
}: {
  result: BestSetsResult;
  /** The number of Pokémon in the list. */
  targetCount: number;
  onUse: (types: readonly Type[]) => void;
}) {
  const { t, language } = useTranslation();
  const { typeName, formatList } = useNames();
  const [count, setCount] = useState(pageSize);
  return (
    <>
      <p>
        {joinSentences(
          [
            t('offense.sets.ties', {
              count: ties,
              number: formatNumber(ties, language),
              hit: formatNumber(hitCount, language),
              all: formatNumber(targetCount, language),
              percent: formatPercent(targetCount && hitCount / targetCount, language),
            }),
            ...(ties > sets.length ? [t('offense.sets.tiesLeft', { count: sets.length })] : []),
          ],
          language,
        )}
      </p>
      <RankingList>
        {sets.slice(0, count).map((types) => (
          <RankingRow key={types.join()}>
            <span className={styles.types}>
              {types.map((type) => (
                <RankedType key={type} type={type} />
              ))}
            </span>
            <Button
              aria-label={removeSoftHyphens(
                t('offense.sets.useNamed', { types: formatList(types.map(typeName)) }),
              )}
              onClick={() => onUse(types)}
            >
              {t('offense.sets.use')}
            </Button>
          </RankingRow>
        ))}
      </RankingList>
      {sets.length > count && (
        <Button quiet onClick={() => setCount(count + pageSize)}>
          {t('offense.showMore')}
        </Button>
      )}
    </>
  );
}
