import { Link } from 'wouter';
import { knows, typeCountIn, typesIn } from '#engine/generation.ts';
import { useText } from '#i18n/text.ts';
import { soleAbilityIn } from '#pokedex/pokemon.ts';
import { Card } from '#ui/Card.tsx';
import { Segments } from '#ui/Segments.tsx';
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
  return (
    <Card aria-label={text('defense.choose')} className={styles.card}>
      <Segments label={text('defense.mode')}>
        <Link to="/defense/" aria-current="page">
          {text('defense.solo')}
        </Link>
        <Link to="/defense/team/">{text('defense.team')}</Link>
      </Segments>
      <PokemonField
        pokedex={pokedex}
        searchables={searchables}
        picked={pokemon}
        onPick={(picked) => choose(({ choice }) => pickPokemon(choice, generation, picked))}
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
        {knows(generation, 'abilities') && (
          <AbilitySelect
            generation={generation}
            pokemon={pokemon}
            ability={defender.ability}
            onPick={(ability) => {
              const none = pokemon && soleAbilityIn(generation, pokemon) ? 'none' : undefined;
              choose(({ choice }) => ({ ...choice, ability: ability ?? none }));
            }}
          />
        )}
        {knows(generation, 'tera') && (
          <TeraSelect
            tera={defender.tera}
            onPick={(tera) => choose(({ choice }) => ({ ...choice, tera }))}
          />
        )}
      </div>
      {knows(generation, 'items') && <Situation defense={defense} />}
    </Card>
  );
}
