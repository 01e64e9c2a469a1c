import { useMemo, useRef, useState } from 'react';
import type { BestSets as Found } from '#engine/bestSets.ts';
import { isType } from '#engine/strike.ts';
import type { Type } from '#engine/type.ts';
import { formatNumber, formatPercent } from '#i18n/number.ts';
import { useText } from '#i18n/text.ts';
import { Button } from '#ui/Button.tsx';
import { Select } from '#ui/Select.tsx';
import { useNames } from '#widgets/names.ts';
import type { Said } from '#workers/questions.ts';
import { useAnswer } from '#workers/useAnswer.ts';
import styles from './BestSets.module.css';
import { RankedType, RankingCard, RankingList, RankingRow } from './Ranking.tsx';
import type { Offense, Targets } from './useOffense.ts';

const sizes = [1, 2, 3, 4, 5, 6] as const;

/** As many as a Pokémon has moves. */
const usual = 4;

/** Sets shown at first, and with each "Show more". */
const some = 3;

/** The sets of so many types that hit the most, the chosen types among them. */
export function BestSets({
  offense: { attacks, chosen, world },
  targets: { list, targets },
  onUse,
}: {
  offense: Offense;
  targets: Targets;
  onUse: (types: readonly Type[], says: string) => void;
}) {
  const { text } = useText();
  const { typeName, list: listed } = useNames();
  const card = useRef<HTMLElement>(null);
  const [picked, pick] = useState<number>(usual);
  const kept = chosen.filter(({ strike }) => isType(strike) && strike !== 'stellar').length;
  const size = Math.max(picked, kept + 1);
  const isPossible = size <= sizes.length;
  const said = useMemo<Said<'bestSets'> | undefined>(
    () => (list.state === 'done' && isPossible ? [attacks, targets, world, size] : undefined),
    [attacks, targets, world, size, list.state, isPossible],
  );
  const { answer, said: answered, hasFailed } = useAnswer('bestSets', said);

  return (
    <RankingCard
      ref={card}
      label={text('offense.sets.title')}
      about={
        isPossible ? text('offense.sets.about') : text('offense.sets.full', { count: sizes.length })
      }
      isBusy={said && answered !== said}
    >
      {isPossible && (
        <Select
          label={text('offense.sets.size')}
          value={size}
          onChange={({ target }) => pick(Number(target.value))}
        >
          {sizes
            .filter((each) => each > kept)
            .map((each) => (
              <option key={each} value={each}>
                {text('offense.sets.sizeOf', { count: each })}
              </option>
            ))}
        </Select>
      )}
      {hasFailed && <p role="alert">{text('offense.next.failed')}</p>}
      {said && !answer && !hasFailed && <p>{text('offense.next.thinking')}</p>}
      {said && answer && (
        <Sets
          key={size}
          found={answer}
          all={targets.length}
          onUse={(types) => {
            onUse(types, text('offense.sets.used', { types: listed(types.map(typeName)) }));
            card.current?.focus({ preventScroll: true });
          }}
        />
      )}
    </RankingCard>
  );
}

function Sets({
  found: { sets, ties, hit },
  all,
  onUse,
}: {
  found: Found;
  /** How many there are to be hit. */
  all: number;
  onUse: (types: readonly Type[]) => void;
}) {
  const { text, language } = useText();
  const { typeName, list } = useNames();
  const [count, setCount] = useState(some);
  return (
    <>
      <p>
        {[
          text('offense.sets.ties', {
            count: ties,
            number: formatNumber(ties, language),
            hit: formatNumber(hit, language),
            all: formatNumber(all, language),
            percent: formatPercent(all && hit / all, language),
          }),
          ...(ties > sets.length ? [text('offense.sets.tiesLeft', { count: sets.length })] : []),
        ].join(' ')}
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
              aria-label={text('offense.sets.useNamed', { types: list(types.map(typeName)) })}
              onClick={() => onUse(types)}
            >
              {text('offense.sets.use')}
            </Button>
          </RankingRow>
        ))}
      </RankingList>
      {sets.length > count && (
        <Button quiet onClick={() => setCount(count + some)}>
          {text('offense.showMore')}
        </Button>
      )}
    </>
  );
}
