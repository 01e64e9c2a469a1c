import { memo, useState } from 'react';
import { isRepeatVisit } from '#app/browser/installation.ts';
import { narrowScreen } from '#app/browser/media.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { LazyPart } from '#app/typeUi/LazyPart.tsx';
import { DisclosureLabel } from '#app/ui/controls/DisclosureLabel.tsx';
import { lateComponent } from '#app/ui/lateComponent.tsx';
import type { Calculator } from '#core/links/registry.ts';
import styles from './CalculatorHelp.module.css';

const HelpCards = lateComponent('HelpCards', () => import('./HelpCards.tsx'));

/** Shows help for new players below the calculator; on a phone and after the first visit it is folded. */
export const CalculatorHelp = memo(function CalculatorHelp({
  calculator,
}: {
  calculator: Calculator;
}) {
  const { t } = useTranslation();
  // The service worker of this visit may take over meanwhile.
  const [isOpen, setOpen] = useState(() => !isRepeatVisit() && !narrowScreen.matches());
  return (
    <aside aria-label={t('help.title')} className={styles.help}>
      <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>
          <DisclosureLabel label={t('help.title')} />
        </summary>
        {isOpen && (
          <LazyPart>
            <HelpCards calculator={calculator} />
          </LazyPart>
        )}
      </details>
    </aside>
  );
});
