import type { DefenseState } from '#calculators/defense.ts';
import { supports } from '#engine/generation.ts';
import { DefenderForm } from '#features/DefenderForm.tsx';
import { ModeSwitch } from '#features/ModeSwitch.tsx';
import { useText } from '#i18n/text.ts';
import { Card } from '#ui/Card.tsx';
import styles from './DefenderCard.module.css';
import { pickPokemon } from './pickPokemon.ts';
import { Situation } from './Situation.tsx';
import type { Defense } from './useDefense.ts';

/** Where the player says what is attacked, and under which conditions. */
export function DefenderCard({ defense, onForget }: { defense: Defense; onForget: () => void }) {
  const { text } = useText();
  const { settings, update, resolve, defender, pokemon, pokedex, searchables } = defense;
  const { generation } = settings;
  return (
    <Card aria-label={text('defense.choose')} className={styles.card}>
      <ModeSwitch current="defense" />
      <DefenderForm<DefenseState>
        settings={settings}
        pokedex={pokedex}
        searchables={searchables}
        pokemon={pokemon}
        defender={defender}
        tera={defender.tera}
        side="defending"
        resolve={resolve}
        onPick={(picked) => update((state) => pickPokemon(state, generation, picked))}
        onForget={onForget}
        onChange={update}
      />
      {supports(generation, 'items') && <Situation defense={defense} />}
    </Card>
  );
}
