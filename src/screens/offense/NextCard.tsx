import { Plus } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { typeCountIn } from '#engine/generation.ts';
import type { NextType } from '#engine/nextType.ts';
import { typingsOf } from '#engine/offense.ts';
import type { Type } from '#engine/type.ts';
import { formatNumber } from '#i18n/number.ts';
import { useText } from '#i18n/text.ts';
import { Button } from '#ui/Button.tsx';
import { Status } from '#ui/Status.tsx';
import { useNames } from '#widgets/names.ts';
import type { Said } from '#workers/questions.ts';
import { useAnswer } from '#workers/useAnswer.ts';
import { commonFirst, type Havers } from './havers.ts';
import styles from './NextCard.module.css';
import { RankedType, RankingCard, RankingList, RankingRow } from './Ranking.tsx';
import type { Offense, Targets } from './useOffense.ts';

/** Types shown at first, and with each "Show more"; walls named for each. */
const some = 4;
const fewWalls = 3;

/** What each type not chosen would add to the attacks, the best first. */
export function NextCard({
  offense: { attacks, chosen, world, entry },
  targets: { list, targets },
  havers,
  onAdd,
}: {
  offense: Offense;
  targets: Targets;
  havers: Havers;
  onAdd: (types: readonly Type[], says: string) => void;
}) {
  const { text } = useText();
  const card = useRef<HTMLElement>(null);
  const [count, setCount] = useState(some);
  const isFirst = attacks.length === 0;
  const most = typeCountIn(entry.settings.generation, entry.settings.typeCount);
  const said = useMemo<Said<'nextTypes'> | undefined>(() => {
    const sizes = most === 3 ? ([1, 2, 3] as const) : ([1, 2] as const);
    const typings = sizes.flatMap((size) => typingsOf(world.chart, size));
    return list.state === 'done' ? [attacks, targets, world, typings] : undefined;
  }, [attacks, targets, world, most, list.state]);
  const { answer, said: answered, hasFailed } = useAnswer('nextTypes', said);
  const next = answer?.filter(({ type }) => chosen.every(({ strike }) => strike !== type));

  return (
    <RankingCard
      ref={card}
      label={text('offense.next.title')}
      title={text(isFirst ? 'offense.next.first' : 'offense.next.title')}
      about={text(isFirst ? 'offense.next.aboutFirst' : 'offense.next.about')}
      isBusy={said && answered !== said}
    >
      {hasFailed && <p role="alert">{text('offense.next.failed')}</p>}
      {list.state === 'failed' && <p>{text('offense.listFailed')}</p>}
      <Status>
        {next
          ? next.length === 0 && text('offense.next.all')
          : list.state !== 'failed' && !hasFailed && text('offense.next.thinking')}
      </Status>
      <RankingList>
        {next?.slice(0, count).map((each) => (
          <Next
            key={each.type}
            next={each}
            isFirst={isFirst}
            havers={havers}
            onAdd={(says) => {
              onAdd([each.type], says);
              card.current?.focus({ preventScroll: true });
            }}
          />
        ))}
      </RankingList>
      {next && next.length > count && (
        <Button quiet onClick={() => setCount(count + some)}>
          {text('offense.showMore')}
        </Button>
      )}
    </RankingCard>
  );
}

/** A type that could be added, and what for. */
function Next({
  next: { type, gained, breaks },
  isFirst,
  havers,
  onAdd,
}: {
  next: NextType;
  isFirst: boolean;
  havers: Havers;
  onAdd: (says: string) => void;
}) {
  const { text, language } = useText();
  const { typeName, typingName, listFirst } = useNames();
  const name = typeName(type);
  const walls = listFirst(commonFirst(breaks, havers), fewWalls, typingName);
  return (
    <RankingRow>
      <RankedType type={type} className={styles.type ?? ''} />
      <strong className={styles.gained}>
        {formatNumber(gained, language, { signDisplay: 'always' })}
      </strong>
      {!isFirst && (
        <p className={styles.breaks}>
          {breaks.length > 0
            ? text('offense.next.breaks', { typings: walls })
            : text('offense.next.breaksNone')}
        </p>
      )}
      <Button
        aria-label={text('offense.next.addNamed', { type: name })}
        onClick={() => onAdd(text('offense.next.added', { type: name }))}
      >
        <Plus aria-hidden />
        <span>{text('offense.next.add')}</span>
      </Button>
    </RankingRow>
  );
}
