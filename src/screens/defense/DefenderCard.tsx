import { supports } from '#engine/ruleset.ts';
import { DefenderForm } from '#features/DefenderForm.tsx';
import { useTranslation } from '#i18n/useTranslation.ts';
import type { DefenseState } from '#links/defense.ts';
import { Card } from '#ui/Card.tsx';
import styles from './DefenderCard.module.css';
import { pickPokemon } from './pickPokemon.ts';
import { SituationFields } from './SituationFields.tsx';
import type { Defense } from './useDefense.ts';

/** Shows the form for the defender and the battle conditions. */
export function DefenderCard({
  defense,
  onChange,
  onClearPokemon,
}: {
  defense: Defense;
  /** Changes the form's fields; a pick and a tap on a type may replace the Pokémon. */
  onChange: (next: (state: DefenseState) => DefenseState) => void;
  onClearPokemon: () => void;
}) {
  const { t } = useTranslation();
  const { settings, resolve, defender, pokemon, pokedexState, searchables } = defense;
  const { ruleset } = settings;
  return (
    <Card aria-label={t('defense.choose')} className={styles.card}>
      <DefenderForm<DefenseState>
        settings={settings}
        pokedexState={pokedexState}
        searchables={searchables}
        pokemon={pokemon}
        defender={defender}
        tera={defender.tera}
        side="defending"
        resolve={resolve}
        onPick={(newPokemon) => {
          onChange((state) => pickPokemon(state, ruleset, newPokemon));
          // On a phone the page may still be scrolled to the last answer.
          window.scrollTo({ top: 0 });
        }}
        onClear={onClearPokemon}
        onChange={onChange}
      >
        {(supports(ruleset, 'items') || supports(ruleset, 'conditions')) && (
          <SituationFields defense={defense} />
        )}
      </DefenderForm>
    </Card>
  );
}
