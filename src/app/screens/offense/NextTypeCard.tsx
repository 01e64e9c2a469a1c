import { Plus } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { formatNumber } from '#app/i18n/number.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { useNames } from '#app/typeUi/names/names.ts';
import { Button } from '#app/ui/controls/Button.tsx';
import { Status } from '#app/ui/Status.tsx';
import { useWorkerQuery } from '#app/worker/useWorkerQuery.ts';
import type { WorkerArgs } from '#app/worker/workerApi.ts';
import type { NextType } from '#core/answers/nextType.ts';
import { typingsOf } from '#core/answers/offense.ts';
import type { Type } from '#core/charts/type.ts';
import { typeCountIn } from '#core/rulesets/ruleset.ts';
import { removeSoftHyphens } from '#core/softHyphens.ts';
import styles from './NextTypeCard.module.css';
import { type GetPokemonOfTyping, sortByFrequency } from './pokemonByTyping.ts';
import { RankedType, RankingCard, RankingList, RankingRow } from './Ranking.tsx';
import type { Offense, TargetList } from './useOffense.ts';

/** The number of types at first, and of those that each "Show more" adds. */
const pageSize = 4;

/** The maximum number of walls in the row of a type. */
const maxWalls = 3;

/** Ranks the types that are not chosen by how many more Pokémon they are super effective against. */
export function NextTypeCard({
  offense: { attacks, chosenAttacks, world, entry },
  targetList: { list, targets },
  getPokemon,
  onAdd,
}: {
  offense: Offense;
  targetList: TargetList;
  getPokemon: GetPokemonOfTyping;
  onAdd: (types: readonly Type[], message: string) => void;
}) {
  const { t } = useTranslation();
  const card = useRef<HTMLElement>(null);
  const [count, setCount] = useState(pageSize);
  const isFirstType = attacks.length === 0;
  const maxTypes = typeCountIn(entry.settings.ruleset, entry.settings.typeCount);
  const args = useMemo<WorkerArgs<'nextTypes'> | undefined>(() => {
    const sizes = maxTypes === 3 ? ([1, 2, 3] as const) : ([1, 2] as const);
    const typings = sizes.flatMap((size) => typingsOf(world.chart, size));
    return list.state === 'done' ? [attacks, targets, world, typings] : undefined;
  }, [attacks, targets, world, maxTypes, list.state]);
  const { result, args: answeredArgs, hasFailed } = useWorkerQuery('nextTypes', args);
  const nextTypes = result?.filter(({ type }) =>
    chosenAttacks.every(({ strike }) => strike !== type),
  );

  return (
    <RankingCard
      ref={card}
      label={t('offense.next.title')}
      title={t(isFirstType ? 'offense.next.first' : 'offense.next.title')}
      description={t('offense.next.about')}
      isBusy={args && answeredArgs !== args}
    >
      {hasFailed && <p role="alert">{t('offense.next.failed')}</p>}
      {list.state === 'failed' && <p>{t('offense.listFailed')}</p>}
      <Status>
        {nextTypes
          ? nextTypes.length === 0 && t('offense.next.all')
          : list.state !== 'failed' && !hasFailed && t('offense.next.thinking')}
      </Status>
      <RankingList isPending={!nextTypes && !hasFailed && list.state !== 'failed'}>
        {nextTypes?.slice(0, count).map((each) => (
          <NextTypeRow
            key={each.type}
            next={each}
            isFirstType={isFirstType}
            getPokemon={getPokemon}
            onAdd={(message) => {
              onAdd([each.type], message);
              card.current?.focus({ preventScroll: true });
            }}
          />
        ))}
      </RankingList>
      {nextTypes && nextTypes.length > count && (
        <Button quiet onClick={() => setCount(count + pageSize)}>
          {t('offense.showMore')}
        </Button>
      )}
    </RankingCard>
  );
}

/** Shows a type to add, and what it would gain. */
function NextTypeRow({
  next: { type, gain, brokenWalls },
  isFirstType,
  getPokemon,
  onAdd,
}: {
  next: NextType;
  isFirstType: boolean;
  getPokemon: GetPokemonOfTyping;
  onAdd: (message: string) => void;
}) {
  const { t, language } = useTranslation();
  const { typeName, typingName, formatFirst } = useNames();
  const name = typeName(type);
  const walls = formatFirst(sortByFrequency(brokenWalls, getPokemon), maxWalls, typingName);
  return (
    <RankingRow>
      <RankedType type={type} className={styles.type ?? ''} />
      <strong className={styles.gain}>
        {formatNumber(gain, language, { signDisplay: 'always' })}
      </strong>
      {!isFirstType && (
        <p className={styles.walls}>
          {brokenWalls.length > 0
            ? t('offense.next.breaks', { typings: walls })
            : t('offense.next.breaksNone')}
        </p>
      )}
      <Button
        aria-label={removeSoftHyphens(t('offense.next.addNamed', { type: name }))}
        onClick={() => onAdd(t('offense.next.added', { type: name }))}
      >
        <Plus aria-hidden />
        <span>{t('offense.next.add')}</span>
      </Button>
    </RankingRow>
  );
}
