import { Fragment, useDeferredValue, useMemo, useRef, useState } from 'react';
import { type AttacksChoice, formatAttacks, noAttacks } from '#choices/attacks.ts';
import { addressOf, copyLink, formatLink, shareLink } from '#choices/link.ts';
import { parameters } from '#choices/parameter.ts';
import { type OffenseGroup, offense } from '#engine/offense.ts';
import type { Type } from '#engine/type.ts';
import { useText } from '#i18n/text.ts';
import { Announcement } from '#ui/Announcement.tsx';
import { Card } from '#ui/Card.tsx';
import { Explain } from '#widgets/Explain.tsx';
import { HelpCards } from '#widgets/HelpCards.tsx';
import { type News, NewsNotice } from '#widgets/News.tsx';
import { useNames } from '#widgets/names.ts';
import { PageHead } from '#widgets/PageHead.tsx';
import { Answer } from './Answer.tsx';
import { AttacksCard } from './AttacksCard.tsx';
import { BestSets } from './BestSets.tsx';
import { CoverageCard } from './CoverageCard.tsx';
import { Examples } from './Examples.tsx';
import { useHavers } from './havers.ts';
import { NextCard } from './NextCard.tsx';
import styles from './OffenseScreen.module.css';
import { PairsCard } from './PairsCard.tsx';
import { addStrikes } from './picks.ts';
import { useOffense } from './useOffense.ts';

/** What the attacks hit hard, what walls them, and what to add. */
export function OffenseScreen() {
  const { text } = useText();
  const { strikeName, attackName, list } = useNames();
  const screen = useRef<HTMLDivElement>(null);
  const [news, setNews] = useState<News | 'dismissed'>();
  const shown = useOffense(() => setNews(undefined));
  const { choice, choose, attacks, world, settings, ignored } = shown;
  const havers = useHavers(shown.searchables);
  const isEmpty = attacks.length === 0;
  const groups = isEmpty ? [] : offense(attacks, world);
  const { headline, summary } = useSummary(groups);
  const search = formatLink(formatAttacks(choice), settings);

  /** For when the control that had the focus goes away. */
  const keepFocus = () => screen.current?.focus({ preventScroll: true });

  /** Tells what was done to the attacks, and offers to have them back as they were. */
  function change(
    next: (choice: AttacksChoice) => AttacksChoice,
    says: string,
    takesFocus = false,
  ): void {
    choose(next);
    setNews({
      says,
      takesFocus,
      undo: () => {
        choose(() => choice);
        keepFocus();
      },
    });
  }

  function add(types: readonly Type[], says: string): void {
    change((choice) => addStrikes(choice, types), says);
  }

  // The answer to a tap comes first; what is further down follows when there is time.
  const later = useDeferredValue({ shown, search, havers, add });
  const [beneath, sets] = useMemo(() => {
    const { shown, search, havers, add } = later;
    const { generation } = shown.settings;
    const isEmpty = shown.attacks.length === 0;
    return [
      <Fragment key="beneath">
        {!isEmpty && <CoverageCard offense={shown} search={search} />}
        <NextCard key={generation} offense={shown} havers={havers} onAdd={add} />
        {!isEmpty && <PairsCard offense={shown} havers={havers} />}
      </Fragment>,
      <BestSets key={generation} offense={shown} onUse={add} />,
    ];
  }, [later]);

  return (
    <>
      <PageHead
        title={[list(attacks.map(attackName)), text('offense.pageTitle')]
          .filter(Boolean)
          .join(' · ')}
        description={text('offense.description')}
        path="/offense/"
      />
      <div ref={screen} tabIndex={-1} className={styles.screen}>
        <AttacksCard
          offense={shown}
          onRemove={(strike) =>
            change(
              (choice) => ({
                ...choice,
                attacks: choice.attacks.filter((each) => each.strike !== strike),
              }),
              text('offense.removed', { attack: strikeName(strike) }),
              true,
            )
          }
        />
        <div className={styles.answer}>
          <Card aria-label={text('defense.answer')}>
            <div className={styles.headline}>
              <h1>{isEmpty ? text('offense.emptyTitle') : headline}</h1>
              {!isEmpty && <Explain term={text('terms.names.stab')}>{text('terms.stab')}</Explain>}
              <p>{isEmpty ? text('offense.empty') : summary}</p>
              <Announcement
                says={isEmpty ? text('offense.emptyTitle') : `${headline}. ${summary}`}
              />
            </div>
            {isEmpty ? (
              <Examples offense={shown} onPick={keepFocus} />
            ) : (
              <Answer
                offense={shown}
                groups={groups}
                coverage={addressOf('/offense/coverage/', search)}
                onCopy={async () => {
                  const isCopied = await copyLink('offense');
                  setNews({ says: text(isCopied ? 'news.linkCopied' : 'news.linkNotCopied') });
                }}
                onShare={() => shareLink('offense', text('offense.pageTitle'))}
                onClear={() => change(() => noAttacks, text('news.cleared'), true)}
              />
            )}
          </Card>
          {beneath}
        </div>
        {sets}
      </div>
      <HelpCards of="offense" />
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

/** "Hits 9 types hard", and what becomes of the other types. */
function useSummary(groups: readonly OffenseGroup[]): { headline: string; summary: string } {
  const { text } = useText();
  const count = (isCounted: (multiplier: number) => boolean) =>
    groups.reduce(
      (sum, { multiplier, matchups }) => sum + (isCounted(multiplier) ? matchups.length : 0),
      0,
    );
  return {
    headline: text('offense.headline', { count: count((multiplier) => multiplier > 1) }),
    summary: text('offense.summary', {
      normal: text('offense.normal', { count: count((multiplier) => multiplier === 1) }),
      resistances: text('offense.resistances', {
        count: count((multiplier) => multiplier < 1 && multiplier > 0),
      }),
      immunities: text('offense.immunities', { count: count((multiplier) => multiplier === 0) }),
    }),
  };
}
