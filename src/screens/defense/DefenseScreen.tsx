import { useRef, useState } from 'react';
import { Link } from 'wouter';
import { type DefenderChoice, noDefender } from '#choices/defender.ts';
import { joinTeam } from '#choices/join.ts';
import { copyLink } from '#choices/link.ts';
import { parameters } from '#choices/parameter.ts';
import { noMember } from '#choices/team.ts';
import { type DefenseSummary, defense, summarize } from '#engine/defense.ts';
import { useText } from '#i18n/text.ts';
import { Announcement } from '#ui/Announcement.tsx';
import { Card } from '#ui/Card.tsx';
import { Explain } from '#widgets/Explain.tsx';
import { HelpCards } from '#widgets/HelpCards.tsx';
import { type News, NewsNotice } from '#widgets/News.tsx';
import { PageHead } from '#widgets/PageHead.tsx';
import { Answer } from './Answer.tsx';
import { DefenderCard } from './DefenderCard.tsx';
import styles from './DefenseScreen.module.css';
import { Examples } from './Examples.tsx';
import { useHeading } from './heading.ts';
import { useDefense } from './useDefense.ts';

/** What a Pokémon or a typing is weak to, resists and is immune to. */
export function DefenseScreen() {
  const { text } = useText();
  const screen = useRef<HTMLDivElement>(null);
  const [news, setNews] = useState<News | 'dismissed'>();
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

  function clear(next: DefenderChoice, takesFocus: boolean): void {
    choose(() => next);
    setNews({
      says: text('news.cleared'),
      undo: () => {
        choose(() => choice);
        keepFocus();
      },
      takesFocus,
    });
  }

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
            clear({ ...noDefender, item, conditions, inverse }, false);
          }}
        />
        <Card aria-label={text('defense.answer')}>
          <div className={styles.headline}>
            <h1>{isEmpty ? text('defense.emptyTitle') : heading}</h1>
            {!isEmpty && (
              <Explain term={text('terms.names.immunity')}>
                {text('terms.weakness')} {text('terms.resistance')} {text('terms.immunity')}
              </Explain>
            )}
            <p>{isEmpty ? text('defense.empty') : summary}</p>
            <Announcement says={isEmpty ? text('defense.emptyTitle') : `${heading}. ${summary}`} />
          </div>
          {isEmpty ? (
            <Examples defense={chosen} onPick={keepFocus} />
          ) : (
            <Answer
              defense={chosen}
              groups={groups}
              onJoin={() => {
                const { pokemon, ability, tera, item } = choice;
                const types = defender.typing;
                const hasRoom = joinTeam(
                  { ...noMember, pokemon, types, ability, tera, item },
                  settings,
                );
                setNews({
                  says: hasRoom ? text('team.joined', { name: heading }) : text('team.noRoom'),
                  beside: <Link to="/defense/team/">{text('team.open')}</Link>,
                });
              }}
              onCopy={async () => {
                const isCopied = await copyLink('defense');
                setNews({ says: text(isCopied ? 'news.linkCopied' : 'news.linkNotCopied') });
              }}
              onClear={() => clear(noDefender, true)}
            />
          )}
        </Card>
      </div>
      <HelpCards of="defense" />
      <NewsNotice
        news={news}
        ignored={ignored.map((name) => text(parameters[name]))}
        onDismiss={() => {
          if (ignored.length > 0) choose(chosen.withoutIgnored);
          setNews('dismissed');
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
