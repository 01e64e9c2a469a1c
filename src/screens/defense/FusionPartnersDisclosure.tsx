import { useState } from 'react';
import { useTranslation } from '#i18n/useTranslation.ts';
import type { DefenseState } from '#links/defense.ts';
import type { Pokemon } from '#pokedex/pokemon.ts';
import { DisclosureLabel } from '#ui/DisclosureLabel.tsx';
import { lazyComponent } from '#ui/lazyComponent.ts';
import { LazyPart } from '#widgets/LazyPart.tsx';
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
