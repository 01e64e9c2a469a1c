import { ArrowUpDown, Combine } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { useNames } from '#app/typeUi/names/names.ts';
import { PokemonField } from '#app/typeUi/PokemonField.tsx';
import { Button } from '#app/ui/controls/Button.tsx';
import { fuseTypings } from '#core/charts/fusion.ts';
import { fuse } from '#core/pokedex/fusion.ts';
import { displayName } from '#core/pokedex/names/name.ts';
import { type Pokemon, typingIn } from '#core/pokedex/pokemon.ts';
import type { Searchable } from '#core/pokedex/searchable.ts';
import { fusionRuleIn, type Ruleset } from '#core/rulesets/ruleset.ts';
import styles from './FusionFields.module.css';

/** Fuses the picked Pokémon with another one, or swaps and separates the two of a fusion. */
export function FusionFields({
  ruleset,
  searchables,
  pokemon,
  onChange,
}: {
  ruleset: Ruleset;
  searchables: readonly Searchable[];
  pokemon: Pokemon;
  /** Called with the Pokémon or the fusion that replaces the picked one. */
  onChange: (pokemon: Pokemon) => void;
}) {
  const { t, namesLanguage } = useTranslation();
  const { typeName } = useNames();
  const [isOpen, setOpen] = useState(false);
  const rule = fusionRuleIn(ruleset);
  const [base, partner] = pokemon.parents ?? [pokemon];
  if (!rule) return null;
  if (!partner && !isOpen) {
    return (
      <Button onClick={() => setOpen(true)}>
        <Combine aria-hidden />
        <span>{t('fusion.fuseWith')}</span>
      </Button>
    );
  }
  return (
    <div className={styles.fusion}>
      <PokemonField
        label={t('fusion.partner')}
        pokedexState="done"
        searchables={searchables}
        selectedPokemon={partner}
        autoFocus={isOpen && !partner}
        onPick={(newPartner) => onChange(fuse(ruleset, base, newPartner))}
        onClear={() => {
          // The field stays, so that it keeps the focus.
          setOpen(true);
          onChange(base);
        }}
      />
      {partner && (
        <div className={styles.line}>
          <p className={styles.types}>
            {fuseTypings(rule, typingIn(ruleset, base), typingIn(ruleset, partner))
              .map(({ type, parent }) =>
                t('fusion.typeFrom', {
                  type: typeName(type),
                  pokemon: displayName(namesLanguage, parent === 0 ? base : partner),
                }),
              )
              .join(' · ')}
          </p>
          <Button quiet onClick={() => onChange(fuse(ruleset, partner, base))}>
            <ArrowUpDown aria-hidden />
            <span>{t('fusion.swap')}</span>
          </Button>
        </div>
      )}
    </div>
  );
}
