import { useTranslation } from '#app/i18n/useTranslation.ts';
import { shortcutsPreference } from '#app/preferences/preferences.ts';
import { usePreference } from '#app/preferences/usePreference.ts';
import { practiceShortcut } from '#app/screens/pages/pages.ts';
import { calculatorsWithShortcut } from '#app/shell/useShortcuts.ts';
import { Card } from '#app/ui/Card.tsx';
import { Toggle } from '#app/ui/controls/Toggle.tsx';
import styles from './KeyboardShortcuts.module.css';

/** A card that lists the shortcuts and turns them on or off. */
export function KeyboardShortcuts() {
  const { t } = useTranslation();
  const isOn = usePreference(shortcutsPreference) === 'on';
  const keys = [
    ['F', t('keyboard.find')],
    ...calculatorsWithShortcut.map(
      ({ shortcut, label }) => [shortcut.toUpperCase(), t(label)] as const,
    ),
    [practiceShortcut.toUpperCase(), t('pages.practice.title')],
    ['1–9', t('practice.answerKey')],
    ['L', t('notices.copyLink')],
    ['Z', t('notices.undo')],
  ] as const;
  return (
    <aside aria-label={t('keyboard.title')} className={styles.shortcuts}>
      <Card>
        <h2>{t('keyboard.title')}</h2>
        <p>{t('keyboard.about')}</p>
        <Toggle pressed={isOn} onClick={() => shortcutsPreference.write(isOn ? 'off' : 'on')}>
          {t('keyboard.use')}
        </Toggle>
        <dl className={styles.keys} aria-label={t('keyboard.key')}>
          {keys.map(([key, action]) => (
            <div key={key}>
              <dt>
                <kbd translate="no">{key}</kbd>
              </dt>
              <dd>{action}</dd>
            </div>
          ))}
        </dl>
      </Card>
    </aside>
  );
}
