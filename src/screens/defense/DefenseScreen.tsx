import { useRef, useState } from 'react';
import { type DefenderChoice, noDefender } from '#choices/defender.ts';
import { copyLink } from '#choices/link.ts';
import type { Parameter } from '#choices/parameter.ts';
import { useText } from '#i18n/text.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { HelpCards } from '#widgets/HelpCards.tsx';
import { PageHead } from '#widgets/PageHead.tsx';
import { Answer, useHeading } from './Answer.tsx';
import { DefenderCard } from './DefenderCard.tsx';
import styles from './DefenseScreen.module.css';
import { useDefense } from './useDefense.ts';

/** What the parameters of a link are called on the screen. */
const labels = {
  pokemon: 'pokemonPicker.label',
  types: 'defense.types',
  ability: 'defense.ability',
  tera: 'defense.tera',
  item: 'defense.item',
  conditions: 'defense.situation',
  inverse: 'defense.inverse',
  generation: 'preferences.generation.label',
  type_count: 'preferences.typeCount.label',
} as const satisfies Record<Parameter, string>;

/** What just happened; `read` when the player dismissed it. */
type News = { cleared: DefenderChoice } | 'copied' | 'notCopied' | 'read';

/** What a Pokémon or a typing is weak to, resists and is immune to. */
export function DefenseScreen() {
  const { text } = useText();
  const screen = useRef<HTMLDivElement>(null);
  const [news, setNews] = useState<News>();
  const defense = useDefense(() => setNews(undefined));
  const { choice, ignored } = defense;
  const heading = useHeading(defense);

  return (
    <>
      <PageHead
        title={[heading, text('defense.pageTitle')].filter(Boolean).join(' · ')}
        description={text('defense.description')}
        path="/defense/"
      />
      <div ref={screen} tabIndex={-1} className={styles.screen}>
        <DefenderCard defense={defense} />
        <Answer
          defense={defense}
          onCopy={async () => setNews((await copyLink('defense')) ? 'copied' : 'notCopied')}
          onClear={() => {
            defense.choose(() => noDefender);
            setNews({ cleared: choice });
            // The button that was pressed is gone with the answer.
            screen.current?.focus();
          }}
        />
      </div>
      <HelpCards of="defense" />
      <NewsText
        news={news}
        ignored={ignored}
        onUndo={(before) => defense.choose(() => before)}
        onDismiss={() => setNews('read')}
      />
    </>
  );
}

function NewsText({
  news,
  ignored,
  onUndo,
  onDismiss,
}: {
  news: News | undefined;
  ignored: readonly Parameter[];
  onUndo: (before: DefenderChoice) => void;
  onDismiss: () => void;
}) {
  const { text, language } = useText();
  const list = new Intl.ListFormat(language, { style: 'short', type: 'unit' });
  if (news === 'read' || (!news && ignored.length === 0)) return null;
  const dismiss = (
    <Button quiet onClick={onDismiss}>
      {text('shell.dismiss')}
    </Button>
  );
  if (typeof news === 'object') {
    return (
      <Notice>
        <p>{text('defense.cleared')}</p>
        <Button quiet onClick={() => onUndo(news.cleared)}>
          {text('defense.undo')}
        </Button>
        {dismiss}
      </Notice>
    );
  }
  return (
    <Notice>
      <p>
        {news === 'copied' && text('defense.linkCopied')}
        {news === 'notCopied' && text('defense.linkNotCopied')}
        {!news &&
          text('defense.ignored', {
            names: list.format(new Set(ignored.map((name) => text(labels[name])))),
          })}
      </p>
      {dismiss}
    </Notice>
  );
}
