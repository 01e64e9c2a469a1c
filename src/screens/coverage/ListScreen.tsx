import { ArrowLeft } from 'lucide-react';
import { useDeferredValue, useMemo } from 'react';
import { Link } from 'wouter';
import { type Mode, modes } from '#engine/coverage.ts';
import { typesIn } from '#engine/generation.ts';
import { Actions } from '#features/Actions.tsx';
import { Screen } from '#features/Screen.tsx';
import { useNews } from '#features/useNews.ts';
import { formatNumber } from '#i18n/number.ts';
import { useText } from '#i18n/text.ts';
import { Card } from '#ui/Card.tsx';
import { Segments } from '#ui/Segments.tsx';
import { PageHead } from '#widgets/PageHead.tsx';
import { ChosenAttacks } from './ChosenAttacks.tsx';
import { Filters } from './Filters.tsx';
import { ListRows } from './ListRows.tsx';
import styles from './ListScreen.module.css';
import { NobodyHere } from './NobodyHere.tsx';
import { found, ordered } from './rows.ts';
import { useCoverage } from './useCoverage.ts';

/** What the modes are called on screen. */
const names = { weakness: 'superEffective', normal: 'normal', resistance: 'resisted' } as const;

/** The Pokémon that are hit for more than 1. */
export const WeaknessScreen = () => <ListScreen mode="weakness" />;

/** The Pokémon that are hit for 1. */
export const NormalScreen = () => <ListScreen mode="normal" />;

/** The Pokémon that are hit for less than 1, or not at all. */
export const ResistanceScreen = () => <ListScreen mode="resistance" />;

/** The Pokémon of one mode, to be searched and read one by one. */
function ListScreen({ mode }: { mode: Mode }) {
  const { text, language } = useText();
  const told = useNews();
  const coverage = useCoverage(mode, told.forget);
  const { state, choose, ignored, linkTo, linkToList, list, rows, settings } = coverage;
  const { order } = state;
  const type = typesIn(settings.generation).find((each) => each === state.type);
  // What is typed is on screen before a long list has followed it.
  const search = useDeferredValue(state.search);
  const all = useMemo(() => ordered(rows, mode, order, language), [rows, mode, order, language]);
  const shown = useMemo(() => found(all, search, type), [all, search, type]);
  const name = text(`coverageBar.${names[mode]}`);
  // Without attacks everybody takes normal damage, whoever the Pokédex brings.
  const isKnown =
    list.state === 'done' ||
    (list.state === 'pending' && coverage.chosen.length === 0 && mode !== 'normal');

  return (
    <>
      <PageHead
        title={`${name} · ${text('coverage.pageTitle')}`}
        description={text('coverage.description')}
        path={`/offense/coverage/${mode}/`}
      />
      <Screen told={told} ignored={ignored} onCorrect={() => choose((state) => state)}>
        <Card aria-label={text('coverage.result')} className={styles.list}>
          <Link to={linkTo('/offense/coverage/')} className={styles.back}>
            <ArrowLeft aria-hidden />
            {text('coverage.toSummary')}
          </Link>
          <Segments label={text('coverage.modes')}>
            {modes.map((each) => (
              <Link
                key={each}
                to={linkToList(each)}
                aria-current={each === mode ? 'page' : undefined}
              >
                {text(`coverageBar.${names[each]}`)}
              </Link>
            ))}
          </Segments>
          <ChosenAttacks coverage={coverage} />
          <div className={styles.headline}>
            <h1 id="mode">{name}</h1>
            <p role="status">
              {/* Its line is there before its words. */}
              {list.state !== 'done' && '\u00a0'}
              {list.state === 'done' &&
                text('coverage.shown', {
                  count: rows.length,
                  shown: formatNumber(shown.length, language),
                  number: formatNumber(rows.length, language),
                })}
            </p>
            {list.isOwn && <p className={styles.own}>{text('coverage.ownList')}</p>}
          </div>
          <Filters coverage={coverage} />
          {!isKnown ? (
            <p
              role={list.state === 'failed' ? 'alert' : undefined}
              className={list.state === 'pending' ? styles.pending : undefined}
            >
              {text(list.state === 'failed' ? 'coverage.failed' : 'coverage.loading')}
            </p>
          ) : shown.length > 0 ? (
            <ListRows mode={mode} rows={shown} coverage={coverage} />
          ) : (
            <NobodyHere
              mode={mode}
              coverage={coverage}
              isFiltered={all.length > 0}
              onShowAll={() => {
                choose((state) => ({ ...state, search: '', type: undefined }));
                told.keepFocus();
              }}
            />
          )}
          <Actions of={mode} told={told} />
        </Card>
      </Screen>
    </>
  );
}
