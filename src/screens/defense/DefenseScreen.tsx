import { useRef, useState } from 'react';
import { noDefender } from '#choices/defender.ts';
import { copyLink } from '#choices/link.ts';
import { type DefenseSummary, defense, summarize } from '#engine/defense.ts';
import { useText } from '#i18n/text.ts';
import { Card } from '#ui/Card.tsx';
import { HelpCards } from '#widgets/HelpCards.tsx';
import { PageHead } from '#widgets/PageHead.tsx';
import { Answer } from './Answer.tsx';
import { DefenderCard } from './DefenderCard.tsx';
import styles from './DefenseScreen.module.css';
import { Examples } from './Examples.tsx';
import { useHeading } from './heading.ts';
import { type News, NewsNotice } from './News.tsx';
import { useDefense } from './useDefense.ts';

/** What a Pokémon or a typing is weak to, resists and is immune to. */
export function DefenseScreen() {
  const { text } = useText();
  const screen = useRef<HTMLDivElement>(null);
  const [news, setNews] = useState<News>();
  const chosen = useDefense(() => setNews(undefined));
  const { choice, choose, defender, settings, ignored } = chosen;
  const { generation } = settings;
  const heading = useHeading(chosen);
  const groups =
    defender.typing.length > 0 ? defense(defender, { generation, inverse: defender.inverse }) : [];
  const summary = useSummary(summarize(groups));
  const isEmpty = groups.length === 0;

  /** For when the control that had the focus goes away. */
  const keepFocus = () => screen.current?.focus({ preventScroll: true });

  return (
    <>
      <PageHead
        title={[heading, text('defense.pageTitle')].filter(Boolean).join(' · ')}
        description={text('defense.description')}
        path="/defense/"
      />
      <div ref={screen} tabIndex={-1} className={styles.screen}>
        <DefenderCard
          defense={chosen}
          onForget={() => {
            const { item, conditions, inverse } = choice;
            choose(() => ({ ...noDefender, item, conditions, inverse }));
            setNews({ cleared: choice, takesFocus: false });
          }}
        />
        <Card aria-label={text('defense.answer')}>
          <div className={styles.headline}>
            <h1>{isEmpty ? text('defense.emptyTitle') : heading}</h1>
            <p aria-live="polite">{isEmpty ? text('defense.empty') : summary}</p>
          </div>
          {isEmpty ? (
            <Examples defense={chosen} onPick={keepFocus} />
          ) : (
            <Answer
              defense={chosen}
              groups={groups}
              onCopy={async () => setNews((await copyLink('defense')) ? 'copied' : 'notCopied')}
              onClear={() => {
                choose(() => noDefender);
                setNews({ cleared: choice, takesFocus: true });
              }}
            />
          )}
        </Card>
      </div>
      <HelpCards of="defense" />
      <NewsNotice
        news={news}
        ignored={ignored}
        onUndo={(before) => {
          choose(() => before);
          keepFocus();
        }}
        onDismiss={() => {
          if (ignored.length > 0) choose(chosen.withoutIgnored);
          setNews('read');
          keepFocus();
        }}
      />
    </>
  );
}

/** "Weak to 5 types, resists 3, immune to 1.", as the language says it. */
function useSummary({ weaknesses, resistances, immunities }: DefenseSummary): string {
  const { text } = useText();
  return text('defense.summary', {
    weaknesses: text('defense.weaknesses', { count: weaknesses }),
    resistances: text('defense.resistances', { count: resistances }),
    immunities: text('defense.immunities', { count: immunities }),
  });
}
