import { useState } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { LazyPart } from '#app/typeUi/LazyPart.tsx';
import { DisclosureLabel } from '#app/ui/controls/DisclosureLabel.tsx';
import { lateComponent } from '#app/ui/lateComponent.tsx';
import { supports } from '#core/rulesets/ruleset.ts';
import { removeSoftHyphens } from '#core/softHyphens.ts';
import styles from './SituationFields.module.css';
import type { Defense } from './useDefense.ts';
import { useSituationNames } from './useSituationNames.ts';

const SituationControls = lateComponent(
  'SituationControls',
  () => import('./SituationControls.tsx'),
);

/** Shows the field conditions, and the held item and conditions of the Pokémon; collapsed at first. */
export function SituationFields({ defense }: { defense: Defense }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const activeNames = useSituationNames(defense);
  const hint = t(
    supports(defense.settings.ruleset, 'inverse')
      ? 'defense.situationHint'
      : 'defense.situationHintOld',
  );
  return (
    <details
      className={styles.situation}
      aria-label={removeSoftHyphens(t('defense.situation'))}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <DisclosureLabel
          label={t('defense.situation')}
          active={activeNames.join(' · ')}
          hint={hint}
          boxed
        />
      </summary>
      {isOpen && (
        <LazyPart>
          <SituationControls defense={defense} />
        </LazyPart>
      )}
    </details>
  );
}
