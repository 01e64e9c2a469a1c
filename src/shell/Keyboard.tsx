import { useEffect } from 'react';
import { calculators } from '#calculators/registry.ts';
import { useText } from '#i18n/text.ts';
import { shortcuts } from '#preferences/preferences.ts';
import { usePreference } from '#preferences/usePreference.ts';
import { Card } from '#ui/Card.tsx';
import { Toggle } from '#ui/Toggle.tsx';
import { router } from './appRouter.ts';
import styles from './Keyboard.module.css';

/** The calculators that a key opens; other keys belong to the control that names them in aria-keyshortcuts. */
const openers = Object.values(calculators).filter((row) => 'shortcut' in row);

/** The letter on the key, or where it stands on keyboards that write no Latin. */
function letterOf({ key, code }: KeyboardEvent): string {
  return /^[a-z]$/i.test(key) ? key.toLowerCase() : code.replace(/^Key/, '').toLowerCase();
}

function isForPage(event: KeyboardEvent): boolean {
  const { target } = event;
  const isTyping = target instanceof HTMLElement && target.closest('input, textarea, select');
  const isOther = event.ctrlKey || event.altKey || event.metaKey || event.shiftKey;
  const isBusy = event.defaultPrevented || event.repeat || event.isComposing;
  return !isTyping && !isOther && !isBusy && !document.querySelector('dialog[open]');
}

/** Follows the keys while they are switched on. */
export function useShortcuts(): void {
  const isOn = usePreference(shortcuts) === 'on';
  useEffect(() => {
    if (!isOn) return;
    const press = (event: KeyboardEvent) => {
      if (!isForPage(event)) return;
      const letter = letterOf(event);
      const path = openers.find(({ shortcut }) => shortcut === letter)?.path;
      const owners = document.querySelectorAll<HTMLElement>(`[aria-keyshortcuts="${letter}"]`);
      const owner = [...owners].find((each) => each.checkVisibility());
      if (!path && !owner) return;
      event.preventDefault();
      if (path) router.navigate(path);
      else if (owner instanceof HTMLInputElement) owner.focus();
      else owner?.click();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [isOn]);
}

/** The keys and what they do, and a switch for them. */
export function Keyboard() {
  const { text } = useText();
  const isOn = usePreference(shortcuts) === 'on';
  const keys = [
    ['F', text('keyboard.find')],
    ...openers.map(({ shortcut, label }) => [shortcut.toUpperCase(), text(label)] as const),
    ['L', text('news.copyLink')],
    ['Z', text('news.undo')],
  ] as const;
  return (
    <aside aria-label={text('keyboard.title')} className={styles.keyboard}>
      <Card>
        <h2>{text('keyboard.title')}</h2>
        <p>{text('keyboard.about')}</p>
        <Toggle pressed={isOn} onClick={() => shortcuts.write(isOn ? 'off' : 'on')}>
          {text('keyboard.use')}
        </Toggle>
        <dl className={styles.keys} aria-label={text('keyboard.key')}>
          {keys.map(([key, does]) => (
            <div key={key}>
              <dt>
                <kbd translate="no">{key}</kbd>
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
      </Card>
    </aside>
  );
}
