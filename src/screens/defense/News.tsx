import type { ReactNode } from 'react';
import type { DefenderChoice } from '#choices/defender.ts';
import type { Parameter } from '#choices/parameter.ts';
import { useText } from '#i18n/text.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';

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
export type News =
  | { cleared: DefenderChoice; takesFocus: boolean }
  | 'copied'
  | 'notCopied'
  | 'read';

/** Says what just happened, or what of the link was left out. */
export function NewsNotice({
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
  const says = (sentence: string, beside?: ReactNode) => (
    <Notice>
      <p>{sentence}</p>
      {beside}
      <Button quiet onClick={onDismiss}>
        {text('shell.dismiss')}
      </Button>
    </Notice>
  );
  if (news === 'read') return null;
  if (news === 'copied') return says(text('defense.linkCopied'));
  if (news === 'notCopied') return says(text('defense.linkNotCopied'));
  if (news) {
    return says(
      text('defense.cleared'),
      // Where the button that was pressed is gone with the answer, this one takes the focus.
      <Button quiet autoFocus={news.takesFocus} onClick={() => onUndo(news.cleared)}>
        {text('defense.undo')}
      </Button>,
    );
  }
  if (ignored.length === 0) return null;
  const list = new Intl.ListFormat(language, { style: 'short', type: 'unit' });
  const names = list.format(new Set(ignored.map((name) => text(labels[name]))));
  return says(text('defense.ignored', { names }));
}
