import { ArrowLeft } from 'lucide-react';
import { useDeferredValue, useMemo } from 'react';
import { calculators } from '#calculators/registry.ts';
import { type Mode, modes } from '#engine/coverage.ts';
import { typesIn } from '#engine/generation.ts';
import { Actions } from '#features/Actions.tsx';
import { CalculatorScreen } from '#features/CalculatorScreen.tsx';
import { useNotices } from '#features/useNotices.ts';
import { formatNumber } from '#i18n/number.ts';
import { useText } from '#i18n/text.ts';
import { Card } from '#ui/Card.tsx';
import { Link } from '#ui/Link.tsx';
import { Segments } from '#ui/Segments.tsx';
import { ChosenAttacks } from './ChosenAttacks.tsx';
import { Filters } from './Filters.tsx';
import { ListRows } from './ListRows.tsx';
import styles from './ListScreen.module.css';
import { NobodyHere } from './NobodyHere.tsx';
import { found, ordered } from './rows.ts';
import { useCoverage } from './useCoverage.ts';
import { waitingText } from './waitingText.ts';

/** The Pokémon that are hit for more than 1. */
export const WeaknessScreen = () => <ListScreen mode="weakness" />;

/** The Pokémon that are hit for 1. */
export const NormalScreen = () => <ListScreen mode="normal" />;

/** The Pokémon that are hit for less than 1, or not at all. */
export const ResistanceScreen = () => <ListScreen mode="resistance" />;

/** The Pokémon of one mode, to be searched and read one by one. */
function ListScreen({ mode }: { mode: Mode }) {
  const { text, language } = useText();
  const notices = useNotices(mode);
  const coverage = useCoverage(mode, notices.clear);
  const { state, update, ignored, linkTo, linkToList, list, rows, settings } = coverage;
  const { order } = state;
  const type = typesIn(settings.generation).find((each) => each === state.type);
  // What is typed is on screen before a long list has followed it.
  const search = useDeferredValue(state.search);
  const all = useMemo(() => ordered(rows, mode, order, language), [rows, mode, order, language]);
  const shown = useMemo(() => found(all, search, type), [all, search, type]);
  const name = text(calculators[mode].title);
  // Without attacks everybody takes normal damage, whoever the Pokédex brings.
  const isKnown =
    list.state === 'done' ||
    (list.state === 'pending' && coverage.chosen.length === 0 && mode !== 'normal');

  return (
    <CalculatorScreen
      calculator={mode}
      title={`${name} · ${text('coverage.pageTitle')}`}
      notices={notices}
      ignored={ignored}
      onCorrect={() => update((state) => state)}
    >
      <Card aria-label={text('coverage.result')} className={styles.list}>
        <Link to={linkTo('/offense/coverage/')} className={styles.back}>
          <ArrowLeft aria-hidden />
          <span>{text('coverage.toSummary')}</span>
        </Link>
        <Segments label={text('coverage.modes')}>
          {modes.map((each) => (
            <Link
              key={each}
              to={linkToList(each)}
              aria-current={each === mode ? 'page' : undefined}
            >
              {text(calculators[each].label)}
            </Link>
          ))}
        </Segments>
        <ChosenAttacks coverage={coverage} />
        <div className={styles.headline}>
          <h1 id="mode">{name}</h1>
          <p role="status">
            {/* Its line is there before its words. */}
            {list.state === 'done'
              ? text('coverage.shown', {
                  count: rows.length,
                  shown: formatNumber(shown.length, language),
                  number: formatNumber(rows.length, language),
                })
              : '\u00a0'}
          </p>
          {list.isOwn && <p className={styles.own}>{text('coverage.ownList')}</p>}
        </div>
        <Filters coverage={coverage} />
        {!isKnown ? (
          <p
            role={list.state === 'failed' ? 'alert' : undefined}
            className={list.state === 'pending' ? styles.pending : undefined}
          >
            {text(waitingText(list))}
          </p>
        ) : shown.length > 0 ? (
          <ListRows mode={mode} rows={shown} coverage={coverage} />
        ) : (
          <NobodyHere
            mode={mode}
            coverage={coverage}
            isFiltered={all.length > 0}
            onShowAll={() => {
              update((state) => ({ ...state, search: '', type: undefined }));
              notices.keepFocus();
            }}
          />
        )}
        <Actions calculator={mode} notices={notices} />
      </Card>
    </CalculatorScreen>
  );
}
