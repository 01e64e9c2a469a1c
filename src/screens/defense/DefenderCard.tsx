import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { defenderAbilities } from '#engine/ability.ts';
import { typeCountIn, typesIn } from '#engine/generation.ts';
import { offeredIn } from '#engine/rule.ts';
import { attackingTypes } from '#engine/type.ts';
import { useText } from '#i18n/text.ts';
import { displayName } from '#pokedex/name.ts';
import { abilitiesIn, soleAbilityIn } from '#pokedex/pokemon.ts';
import { Boundary } from '#ui/Boundary.tsx';
import { Card } from '#ui/Card.tsx';
import { SearchFrame } from '#ui/SearchFrame.tsx';
import { Segments } from '#ui/Segments.tsx';
import { Select } from '#ui/Select.tsx';
import { useRuleName } from '#widgets/ruleName.ts';
import { TypePicker } from '#widgets/TypePicker.tsx';
import styles from './DefenderCard.module.css';
import { pickPokemon, pickType } from './picks.ts';
import { Situation } from './Situation.tsx';
import type { Defense } from './useDefense.ts';

const PokemonPicker = lazy(async () => {
  const { PokemonPicker } = await import('#widgets/PokemonPicker.tsx');
  return { default: PokemonPicker };
});

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
      {pokedex === 'failed' ? (
        <p role="alert" className={styles.failed}>
          {text('pokemonPicker.failed')}
        </p>
      ) : (
        <Boundary fallback={<p className={styles.failed}>{text('errors.outdatedTitle')}</p>}>
          <Suspense fallback={<SearchFrame says={text('pokemonPicker.loading')} />}>
            {pokedex === 'done' ? (
              <PokemonPicker
                searchables={searchables}
                picked={pokemon}
                onPick={(picked) => choose(({ choice }) => pickPokemon(choice, generation, picked))}
                onForget={onForget}
              />
            ) : (
              <SearchFrame says={text('pokemonPicker.loading')} />
            )}
          </Suspense>
        </Boundary>
      )}
      <TypePicker
        types={typesIn(generation)}
        picked={defender.typing}
        help={text(`defense.typesHelp_${count}`)}
        onToggle={(type) => choose((present) => pickType(present, type))}
      />
      <div className={styles.selects}>
        {generation !== 'gen1' && <AbilitySelect defense={defense} />}
        {generation === 'default' && (
          <Select
            label={text('defense.tera')}
            value={defender.tera ?? ''}
            onChange={({ target }) => {
              const tera = attackingTypes.find((type) => type === target.value);
              choose(({ choice }) => ({ ...choice, tera }));
            }}
          >
            <option value="">{text('defense.noTera')}</option>
            {attackingTypes.map((type) => (
              <option key={type} value={type}>
                {text(`types.${type}`)}
              </option>
            ))}
          </Select>
        )}
      </div>
      {generation !== 'gen1' && <Situation defense={defense} />}
    </Card>
  );
}

/** The Pokémon's own abilities first, then all others that change a matchup. */
function AbilitySelect({ defense: { settings, choose, defender, pokemon } }: { defense: Defense }) {
  const { text, language } = useText();
  const ruleName = useRuleName();
  const { generation } = settings;
  const offered = offeredIn(generation, defenderAbilities)
    .map((ability) => ({ ability, name: ruleName(ability, 'abilities') }))
    .sort((one, other) => one.name.localeCompare(other.name, language));
  const own = pokemon ? abilitiesIn(generation, pokemon) : [];
  const options = (isShown: (ability: (typeof offered)[number]['ability']) => boolean) =>
    offered
      .filter(({ ability }) => isShown(ability))
      .map(({ ability, name }) => (
        <option key={ability} value={ability}>
          {name}
        </option>
      ));
  return (
    <Select
      label={text('defense.ability')}
      value={defender.ability ?? ''}
      onChange={({ target }) => {
        const picked = offered.find(({ ability }) => ability === target.value);
        const none = pokemon && soleAbilityIn(generation, pokemon) ? 'none' : undefined;
        choose(({ choice }) => ({ ...choice, ability: picked?.ability ?? none }));
      }}
    >
      <option value="">{text('defense.noAbility')}</option>
      {pokemon && own.length > 0 ? (
        <>
          <optgroup label={displayName(language, pokemon)}>
            {options((ability) => own.includes(ability))}
          </optgroup>
          <optgroup label={text('defense.otherAbilities')}>
            {options((ability) => !own.includes(ability))}
          </optgroup>
        </>
      ) : (
        options(() => true)
      )}
    </Select>
  );
}
