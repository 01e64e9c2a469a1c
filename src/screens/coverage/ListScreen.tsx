import { ArrowLeft, Link as LinkIcon } from 'lucide-react';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { Link } from 'wouter';
import { copyLink } from '#choices/link.ts';
import { parameters } from '#choices/parameter.ts';
import { type Mode, modes } from '#engine/coverage.ts';
import { typesIn } from '#engine/generation.ts';
import { useText } from '#i18n/text.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { Segments } from '#ui/Segments.tsx';
import { type News, NewsNotice } from '#widgets/News.tsx';
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
  const screen = useRef<HTMLDivElement>(null);
  const [news, setNews] = useState<News | 'dismissed'>();
  const coverage = useCoverage(mode, () => setNews(undefined));
  const { choice, choose, ignored, linkTo, linkToList, list, rows, settings } = coverage;
  const { order } = choice;
  const number = new Intl.NumberFormat(language);
  const type = typesIn(settings.generation).find((each) => each === choice.type);
  // What is typed is on screen before a long list has followed it.
  const search = useDeferredValue(choice.search);
  const all = useMemo(() => ordered(rows, mode, order, language), [rows, mode, order, language]);
  const shown = useMemo(() => found(all, search, type), [all, search, type]);
  const name = text(`coverageBar.${names[mode]}`);

  /** For when the control that had the focus goes away. */
  const keepFocus = () => screen.current?.focus({ preventScroll: true });

  return (
    <>
      <PageHead
        title={`${name} · ${text('coverage.pageTitle')}`}
        description={text('coverage.description')}
        path={`/offense/coverage/${mode}/`}
      />
      <div ref={screen} tabIndex={-1} className={styles.screen}>
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
                  shown: number.format(shown.length),
                  number: number.format(rows.length),
                })}
            </p>
            {list.isOwn && <p className={styles.own}>{text('coverage.ownList')}</p>}
          </div>
          <Filters coverage={coverage} />
          {list.state !== 'done' ? (
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
                choose((choice) => ({ ...choice, search: '', type: undefined }));
                keepFocus();
              }}
            />
          )}
          <div className={styles.actions}>
            <Button
              aria-keyshortcuts="l"
              onClick={async () => {
                const isCopied = await copyLink(mode);
                setNews({ says: text(isCopied ? 'news.linkCopied' : 'news.linkNotCopied') });
              }}
            >
              <LinkIcon aria-hidden />
              {text('news.copyLink')}
            </Button>
          </div>
        </Card>
      </div>
      <NewsNotice
        news={news}
        ignored={ignored.map((name) => text(parameters[name]))}
        onDismiss={() => {
          if (ignored.length > 0) choose((choice) => choice);
          setNews('dismissed');
          keepFocus();
        }}
      />
    </>
  );
}
