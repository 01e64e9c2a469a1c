import type { ReactNode } from 'react';
import { type ChosenDefender, type DefenderSet, withToggled } from '#calculators/defense.ts';
import type { Ability } from '#engine/ability.ts';
import { supports, typeCountIn, typesIn } from '#engine/generation.ts';
import type { Side } from '#engine/rule.ts';
import type { Settings } from '#engine/settings.ts';
import type { OfficialAttackingType } from '#engine/type.ts';
import { useText } from '#i18n/text.ts';
import { type Pokemon, soleAbilityIn } from '#pokedex/pokemon.ts';
import type { Searchable } from '#pokedex/search.ts';
import { useStableCallback } from '#ui/useStableCallback.ts';
import { AbilitySelect, TeraSelect } from '#widgets/DefenderSelects.tsx';
import { PokemonField } from '#widgets/PokemonField.tsx';
import { TypePicker } from '#widgets/TypePicker.tsx';
import styles from './DefenderForm.module.css';

/** Where the player says what is attacked: a Pokémon or types, an ability and a Tera Type. */
export function DefenderForm<Picked extends DefenderSet>({
  settings,
  pokedex,
  searchables,
  pokemon,
  defender,
  tera,
  side,
  autoFocus = false,
  resolve,
  onPick,
  onForget,
  onChange,
  children,
}: {
  settings: Settings;
  pokedex: 'pending' | 'done' | 'failed';
  searchables: readonly Searchable[];
  /** The Pokémon that is picked, if the settings have it. */
  pokemon: Pokemon | undefined;
  /** What of the set exists under the settings. */
  defender: Pick<ChosenDefender, 'typing' | 'ability'>;
  tera: OfficialAttackingType | undefined;
  /** The side whose abilities are offered; without it, both. */
  side?: Side;
  autoFocus?: boolean;
  /** The `defender` of a set, for a tap that comes before the last one is rendered. */
  resolve: (picked: Picked) => Pick<ChosenDefender, 'typing' | 'ability'>;
  onPick: (pokemon: Pokemon) => void;
  onForget: () => void;
  onChange: (next: (picked: Picked) => Picked) => void;
  /** Further fields beside the selects. */
  children?: ReactNode;
}) {
  const { text } = useText();
  const { generation } = settings;
  const typeCount = typeCountIn(generation, settings.typeCount);
  const pickAbility = useStableCallback((ability: Ability | undefined) => {
    // Without an ability it would have its only one again.
    const none = pokemon && soleAbilityIn(generation, pokemon) ? 'none' : undefined;
    onChange((picked) => ({ ...picked, ability: ability ?? none }));
  });
  const pickTera = useStableCallback((tera: OfficialAttackingType | undefined) =>
    onChange((picked) => ({ ...picked, tera })),
  );
  return (
    <>
      <PokemonField
        pokedex={pokedex}
        searchables={searchables}
        picked={pokemon}
        autoFocus={autoFocus}
        onPick={onPick}
        onForget={onForget}
      />
      <TypePicker
        label={text('defense.types')}
        types={typesIn(generation)}
        picked={defender.typing}
        help={text(`defense.typesHelp_${typeCount}`)}
        onToggle={(type) =>
          onChange((picked) => {
            const { typing, ability } = resolve(picked);
            return {
              ...picked,
              // With other types it is no longer that Pokémon, but keeps its ability.
              pokemon: undefined,
              ability: picked.ability ?? ability,
              types: withToggled(typing, type, typeCount),
            };
          })
        }
      />
      <div className={styles.selects}>
        {supports(generation, 'abilities') && (
          <AbilitySelect
            generation={generation}
            pokemon={pokemon}
            {...(side && { side })}
            ability={defender.ability}
            onPick={pickAbility}
          />
        )}
        {supports(generation, 'tera') && <TeraSelect tera={tera} onPick={pickTera} />}
        {children}
      </div>
    </>
  );
}
