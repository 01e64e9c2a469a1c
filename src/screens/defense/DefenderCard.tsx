import type { DefenseState } from '#calculators/defense.ts';
import { supports } from '#engine/generation.ts';
import { DefenderForm } from '#features/DefenderForm.tsx';
import { ModeSwitch } from '#features/ModeSwitch.tsx';
import { useTranslation } from '#i18n/useTranslation.ts';
import { Card } from '#ui/Card.tsx';
import styles from './DefenderCard.module.css';
import { pickPokemon } from './pickPokemon.ts';
import { Situation } from './Situation.tsx';
import type { Defense } from './useDefense.ts';

/** The form for the defender and the battle conditions. */
export function DefenderCard({
  defense,
  onClearPokemon,
}: {
  defense: Defense;
  onClearPokemon: () => void;
}) {
  const { t } = useTranslation();
  const { settings, update, resolve, defender, pokemon, pokedex, searchables } = defense;
  const { generation } = settings;
  return (
    <Card aria-label={t('defense.choose')} className={styles.card}>
      <ModeSwitch current="defense" />
      <DefenderForm<DefenseState>
        settings={settings}
        pokedexState={pokedex}
        searchables={searchables}
        pokemon={pokemon}
        defender={defender}
        tera={defender.tera}
        side="defending"
        resolve={resolve}
        onPick={(newPokemon) => update((state) => pickPokemon(state, generation, newPokemon))}
        onClear={onClearPokemon}
        onChange={update}
      />
      {supports(generation, 'items') && <Situation defense={defense} />}
    </Card>
  );
}
