import { Fragment, useMemo, useState } from 'react';
import { formatMultiplier } from '#app/i18n/multiplier.ts';
import { formatNumber } from '#app/i18n/number.ts';
import { formatLabeled } from '#app/i18n/punctuation.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { GameLine } from '#app/parts/game/GameLine.tsx';
import { useList } from '#app/state/list/useList.ts';
import { useNames } from '#app/typeUi/names/names.ts';
import { PokedexFailed } from '#app/typeUi/PokedexFailed.tsx';
import { TypeIcon } from '#app/typeUi/TypeIcon.tsx';
import { Card } from '#app/ui/Card.tsx';
import { Button } from '#app/ui/controls/Button.tsx';
import { Choice } from '#app/ui/controls/Choice.tsx';
import { Link } from '#app/ui/controls/Link.tsx';
import { VirtualList } from '#app/ui/lists/VirtualList.tsx';
import { Status } from '#app/ui/Status.tsx';
import { useWorkerQuery } from '#app/worker/useWorkerQuery.ts';
import type { WorkerArgs } from '#app/worker/workerApi.ts';
import type { RankedTyping } from '#core/answers/rankTypings.ts';
import type { Typing } from '#core/charts/type.ts';
import { worldIn } from '#core/hit/situation.ts';
import { type TypingOrder, typingOrders } from '#core/links/chart.ts';
import { formatQuestionUrl } from '#core/links/coverage.ts';
import { formatDefenseUrl } from '#core/links/defense.ts';
import { countTypings } from '#core/pokedex/typingCounts.ts';
import type { Settings } from '#core/rulesets/settings.ts';
import { type ChartView, hasPickedTypes } from './chartView.ts';
import styles from './TypingList.module.css';

/** Height of a row on a wide screen, in pixels; taller rows are measured. */
const rowHeight = 66;

/** The number of typings before the player asks for all. */
const firstCount = 10;

/** Lists the typings of one or two types by how well they defend, at first the ten at the top, with the number of Pokémon that have each. */
export function TypingList({
  view,
  order,
  settings,
  onOrderChange,
}: {
  view: ChartView;
  order: TypingOrder;
  settings: Settings;
  onOrderChange: (order: TypingOrder) => void;
}) {
  const { t, language, namesLanguage } = useTranslation();
  const [hasAll, setHasAll] = useState(false);
  const list = useList(settings, namesLanguage);
  const { ruleset } = settings;
  const { isInverse } = view;
  const args = useMemo<WorkerArgs<'rankTypings'>>(
    () => [worldIn(ruleset, isInverse)],
    [ruleset, isInverse],
  );
  const { result, args: answeredArgs, hasFailed } = useWorkerQuery('rankTypings', args);
  const rankedTypings = answeredArgs === args ? result : undefined;
  const hasCounts = list.state === 'done';
  const countOf = useMemo(() => countTypings(list.entries), [list.entries]);
  const rows = useMemo(() => {
    const visibleTypings = (rankedTypings ?? []).filter(
      ({ typing }) =>
        hasPickedTypes(view, typing) && (order !== 'unused' || (hasCounts && !countOf(typing))),
    );
    return order === 'worst' ? visibleTypings.toReversed() : visibleTypings;
  }, [rankedTypings, view, order, hasCounts, countOf]);
  const visibleRows = hasAll ? rows : rows.slice(0, firstCount);

  return (
    <Card aria-labelledby="typings" className={styles.typings}>
      <h2 id="typings">
        {formatLabeled(t('chart.typings'), formatNumber(rows.length, language), language)}
      </h2>
      {list.isOwn && <p>{t('offense.listOwn')}</p>}
      {hasCounts && !list.isOwn && <GameLine settings={settings} count={list.entries.length} />}
      {list.state === 'failed' && <PokedexFailed text={t('offense.listFailed')} />}
      <Choice
        label={t('chart.typings')}
        options={typingOrders}
        value={order}
        getLabel={(each) => t(`chart.typingOrders.${each}`)}
        onPick={onOrderChange}
      />
      {hasFailed && <p role="alert">{t('offense.next.failed')}</p>}
      <Status>{!hasFailed && !rankedTypings && t('team.suggest.thinking')}</Status>
      {rankedTypings && rows.length === 0 && <p>{t('team.nothing')}</p>}
      <VirtualList
        name="typings"
        labelledBy="typings"
        keys={visibleRows.map(({ typing }) => typing.join())}
        estimatedRowHeight={rowHeight}
        renderRow={(index) => {
          const row = visibleRows[index];
          return (
            row && (
              <TypingRow
                ranked={row}
                count={hasCounts ? countOf(row.typing) : undefined}
                settings={settings}
                isInverse={isInverse}
              />
            )
          );
        }}
      />
      {visibleRows.length < rows.length && (
        <Button onClick={() => setHasAll(true)}>{t('coverage.showAll')}</Button>
      )}
    </Card>
  );
}

function TypingRow({
  ranked: { typing, mean, weaknesses, resistances, immunities },
  count,
  settings,
  isInverse,
}: {
  ranked: RankedTyping;
  /** The number of its Pokémon; undefined while it is unknown. */
  count: number | undefined;
  settings: Settings;
  isInverse: boolean;
}) {
  const { t, language } = useTranslation();
  const { typeName, typingName } = useNames();
  const [type, secondType = type]: Typing = typing;
  const formatCount = (label: string, count: number) =>
    formatLabeled(label, formatNumber(count, language), language);
  const text = count !== undefined && formatCount(t('pokemonPicker.label'), count);
  const details = [
    t('chart.average', { multiplier: formatMultiplier(Math.round(100 * mean) / 100, language) }),
    formatCount(t('team.weakTo'), weaknesses),
    formatCount(t('team.resists'), resistances),
    formatCount(t('team.immuneTo'), immunities),
  ];
  return (
    <div className={styles.row}>
      <div className={styles.typing}>
        {typing.map((each) => (
          <TypeIcon key={each} type={each} name={typeName(each)} />
        ))}
        <Link to={formatDefenseUrl({ types: typing, inverse: isInverse }, settings)} translate="no">
          {typingName(typing)}
        </Link>
      </div>
      <p className={styles.details}>
        {details.map((detail, index) => (
          <Fragment key={detail}>
            <span>{index < details.length - 1 ? `${detail} ·` : detail}</span>{' '}
          </Fragment>
        ))}
      </p>
      {count ? (
        <Link to={formatQuestionUrl({ type, secondType }, settings, isInverse)}>{text}</Link>
      ) : (
        <span>{text}</span>
      )}
    </div>
  );
}
