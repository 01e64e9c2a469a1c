import { ArrowLeft, Download } from 'lucide-react';
import { formatNumber } from '#app/i18n/number.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { CalculatorScreen } from '#app/parts/frame/CalculatorScreen.tsx';
import { LoadFailed } from '#app/parts/frame/LoadFailed.tsx';
import { ShareButtons } from '#app/parts/frame/ShareButtons.tsx';
import { UnknownLearners } from '#app/parts/frame/UnknownLearners.tsx';
import { useLossNotice } from '#app/parts/frame/useLossNotice.ts';
import { useNotices } from '#app/parts/frame/useNotices.ts';
import { GameLine } from '#app/parts/game/GameLine.tsx';
import { useFormatFilter } from '#app/parts/lists/useFormatFilter.ts';
import { useSaveList } from '#app/parts/lists/useSaveList.ts';
import { useFormatLearned } from '#app/parts/moves/useFormatLearned.ts';
import { useLearnSource } from '#app/parts/moves/useLearnSource.ts';
import { CoverageBar } from '#app/typeUi/CoverageBar.tsx';
import { useNames } from '#app/typeUi/names/names.ts';
import { PokedexFailed } from '#app/typeUi/PokedexFailed.tsx';
import { Card } from '#app/ui/Card.tsx';
import { Button } from '#app/ui/controls/Button.tsx';
import { Link } from '#app/ui/controls/Link.tsx';
import type { CoverageMode } from '#core/answers/coverage.ts';
import { isType } from '#core/hit/strike.ts';
import { emptyPokemonFilter } from '#core/links/coverage.ts';
import { calculators } from '#core/links/registry.ts';
import { addColumn } from '#core/pokedex/list.ts';
import { ChosenAttacks } from './ChosenAttacks.tsx';
import { EmptyList } from './EmptyList.tsx';
import { ListFilters } from './ListFilters.tsx';
import { ListRows } from './ListRows.tsx';
import styles from './ListScreen.module.css';
import { listStatusKey } from './listStatusKey.ts';
import type { CoverageRow } from './rows.ts';
import { useCoverage } from './useCoverage.ts';
import { useVisibleRows } from './useVisibleRows.ts';

const downloadIcon = <Download aria-hidden />;

/** Lists the Pokémon that are hit for more than 1. */
export const WeaknessScreen = () => <ListScreen mode="weakness" />;

/** Lists the Pokémon that are hit for 1. */
export const NormalScreen = () => <ListScreen mode="normal" />;

/** Lists the Pokémon that are hit for less than 1, or not at all. */
export const ResistanceScreen = () => <ListScreen mode="resistance" />;

/** Shows the searchable list of the Pokémon of one mode. */
function ListScreen({ mode }: { mode: CoverageMode }) {
  const { t, language } = useTranslation();
  const { attackName, typeName, strikeName } = useNames();
  const notices = useNotices(mode);
  const saveList = useSaveList();
  const coverage = useCoverage(mode);
  const { update, ignored, linkTo, linkToList, list, counts, rows, world } = coverage;
  const { filter, modeRows, visibleRows, learnFilter, listLearned, unknownNames } = useVisibleRows(
    coverage,
    mode,
  );
  const knownCount = rows.length - unknownNames.length;
  const { formatWays, formatMoves } = useFormatLearned(coverage.settings.ruleset);
  const learnSource = useLearnSource(coverage.settings.ruleset);
  const { formatQuestion } = useFormatFilter(world);
  const { type, secondType, resists, notWeakTo } = filter;
  const filterTypes = [type, secondType, ...resists, ...notWeakTo].filter(
    (each) => each !== undefined,
  );
  useLossNotice(notices, coverage.entry, [
    ...coverage.attacks.map(attackName),
    ...filterTypes.map(typeName),
    ...(filter.learns ? [strikeName(filter.learns)] : []),
  ]);
  const name = t(calculators[mode].label);
  // Without attacks the list has all Pokémon, and the filter alone is the question.
  const isQuestion = mode === 'normal' && coverage.chosenAttacks.length === 0;
  const heading = (isQuestion && formatQuestion(filter)) || name;
  // Without attacks every Pokémon takes normal damage, so the other lists are empty.
  const { learns } = filter;
  const describeLearned =
    learns &&
    listLearned &&
    ((row: CoverageRow) => {
      const moves = listLearned(row);
      return isType(learns) ? formatMoves(moves) : moves.map(formatWays).join();
    });
  const isReady =
    list.state === 'done' ||
    (list.state === 'pending' && coverage.chosenAttacks.length === 0 && mode !== 'normal');

  return (
    <CalculatorScreen
      calculator={mode}
      title={`${heading} · ${t('coverage.pageTitle')}`}
      notices={notices}
      ignoredParameters={ignored}
      onCorrect={() => update((state) => state)}
    >
      <Card aria-label={t('coverage.result')} className={styles.list}>
        <Link to={linkTo('/offense/coverage/')} className={styles.back}>
          <ArrowLeft aria-hidden />
          <span>{t('coverage.toSummary')}</span>
        </Link>
        {!isQuestion && (
          <>
            <ChosenAttacks coverage={coverage} />
            <div className={styles.bar}>
              {list.state === 'done' && (
                <CoverageBar counts={counts} current={mode} getAddress={linkToList} />
              )}
            </div>
          </>
        )}
        <div className={styles.headline}>
          <div className={styles.title}>
            <h1 id="mode" className={isQuestion ? styles.question : undefined}>
              {heading}
            </h1>
            <div className={styles.actions}>
              <ShareButtons iconOnly calculator={mode} notices={notices} />
              {list.state === 'done' && (
                <Button
                  quiet
                  aria-label={t('coverage.export')}
                  title={t('coverage.export')}
                  onClick={async () =>
                    notices.show({
                      message: await saveList(
                        `countertype-${mode}`,
                        visibleRows.map((row) =>
                          learns && describeLearned
                            ? addColumn(row.entry, strikeName(learns), describeLearned(row))
                            : row.entry,
                        ),
                      ),
                    })
                  }
                >
                  {downloadIcon}
                </Button>
              )}
            </div>
          </div>
          <p role="status">
            {/* The space reserves the line before the text is ready. */}
            {list.state === 'done' && learnFilter.isReady
              ? t('coverage.visibleCount', {
                  count: knownCount,
                  visible: formatNumber(visibleRows.length, language),
                  number: formatNumber(knownCount, language),
                })
              : '\u00a0'}
          </p>
          {list.isOwn ? (
            <p className={styles.ownList}>{t('coverage.ownList')}</p>
          ) : (
            list.state === 'done' && (
              <GameLine
                settings={coverage.settings}
                count={list.entries.length}
                className={styles.ownList}
              />
            )
          )}
          {learns && <p>{learnSource}</p>}
          <UnknownLearners names={unknownNames} />
        </div>
        <ListFilters coverage={coverage} filter={filter} isQuestion={isQuestion} />
        {list.state === 'failed' ? (
          <PokedexFailed text={t(listStatusKey(list))} />
        ) : !isReady ? (
          <p className={list.state === 'pending' ? styles.pending : undefined}>
            {t(listStatusKey(list))}
          </p>
        ) : learnFilter.hasFailed ? (
          <LoadFailed text={t('learn.failed')} onRetry={learnFilter.retry} />
        ) : !learnFilter.isReady ? (
          <p className={styles.pending}>{t('shell.loading')}</p>
        ) : visibleRows.length > 0 ? (
          <ListRows
            mode={mode}
            rows={visibleRows}
            coverage={coverage}
            describeLearned={describeLearned}
          />
        ) : (
          <EmptyList
            mode={mode}
            coverage={coverage}
            isFiltered={modeRows.length > 0}
            onShowAll={() => {
              update((state) => ({ ...state, ...emptyPokemonFilter, search: '' }));
              notices.keepFocus();
            }}
          />
        )}
      </Card>
    </CalculatorScreen>
  );
}
