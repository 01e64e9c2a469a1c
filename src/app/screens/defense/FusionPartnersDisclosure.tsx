import { useState } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { LazyPart } from '#app/typeUi/LazyPart.tsx';
import { DisclosureLabel } from '#app/ui/controls/DisclosureLabel.tsx';
import { lazyComponent } from '#app/ui/lazyComponent.ts';
import type { DefenseState } from '#core/links/defense.ts';
import type { Pokemon } from '#core/pokedex/pokemon.ts';
import type { Defense } from './useDefense.ts';

const FusionPartners = lazyComponent('FusionPartners', () => import('./FusionPartners.tsx'));

/** Folds the best partners to fuse with; the search starts when it opens. */
export function FusionPartnersDisclosure(props: {
  defense: Defense;
  pokemon: Pokemon;
  onChange: (next: (state: DefenseState) => DefenseState) => void;
}) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <DisclosureLabel boxed label={t('fusion.best')} />
      </summary>
      {isOpen && (
        <LazyPart>
          <FusionPartners {...props} />
        </LazyPart>
      )}
    </details>
  );
}
