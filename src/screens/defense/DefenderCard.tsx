import type { Ability } from '#engine/ability.ts';
import { supports, typeCountIn, typesIn } from '#engine/generation.ts';
import type { OfficialAttackingType } from '#engine/type.ts';
import { DefenseModes } from '#features/DefenseModes.tsx';
import { useText } from '#i18n/text.ts';
import { soleAbilityIn } from '#pokedex/pokemon.ts';
import { Card } from '#ui/Card.tsx';
import { useSteady } from '#ui/useSteady.ts';
import { AbilitySelect, TeraSelect } from '#widgets/DefenderSelects.tsx';
import { PokemonField } from '#widgets/PokemonField.tsx';
import { TypePicker } from '#widgets/TypePicker.tsx';
import styles from './DefenderCard.module.css';
import { pickPokemon, pickType } from './picks.ts';
import { Situation } from './Situation.tsx';
import type { Defense } from './useDefense.ts';

/** Where the player says what is hit. */
export function DefenderCard({ defense, onForget }: { defense: Defense; onForget: () => void }) {
  const { text } = useText();
  const { settings, choose, defender, pokemon, pokedex, searchables } = defense;
  const { generation } = settings;
  const count = typeCountIn(generation, settings.typeCount);
  const pickAbility = useSteady((ability: Ability | undefined) => {
    const none = pokemon && soleAbilityIn(generation, pokemon) ? 'none' : undefined;
    choose(({ state }) => ({ ...state, ability: ability ?? none }));
  });
  const pickTera = useSteady((tera: OfficialAttackingType | undefined) => {
    choose(({ state }) => ({ ...state, tera }));
  });
  return (
    <Card aria-label={text('defense.choose')} className={styles.card}>
      <DefenseModes here="solo" />
      <PokemonField
        pokedex={pokedex}
        searchables={searchables}
        picked={pokemon}
        onPick={(picked) => choose(({ state }) => pickPokemon(state, generation, picked))}
        onForget={onForget}
      />
      <TypePicker
        label={text('defense.types')}
        types={typesIn(generation)}
        picked={defender.typing}
        help={text(`defense.typesHelp_${count}`)}
        onToggle={(type) => choose((present) => pickType(present, type))}
      />
      <div className={styles.selects}>
        {supports(generation, 'abilities') && (
          <AbilitySelect
            generation={generation}
            pokemon={pokemon}
            side="defending"
            ability={defender.ability}
            onPick={pickAbility}
          />
        )}
        {supports(generation, 'tera') && <TeraSelect tera={defender.tera} onPick={pickTera} />}
      </div>
      {supports(generation, 'items') && <Situation defense={defense} />}
    </Card>
  );
}
