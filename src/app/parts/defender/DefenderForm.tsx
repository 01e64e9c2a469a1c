import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { usePokedex } from '#app/downloads/pokedex.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { useOtherSearch } from '#app/parts/search/useOtherSearch.ts';
import { AbilitySelect, TeraSelect } from '#app/typeUi/DefenderSelects.tsx';
import { LazyPart } from '#app/typeUi/LazyPart.tsx';
import { useNames } from '#app/typeUi/names/names.ts';
import { PokemonField } from '#app/typeUi/PokemonField.tsx';
import { TypePicker } from '#app/typeUi/TypePicker.tsx';
import { AfterPaint } from '#app/ui/AfterPaint.tsx';
import { DisclosureLabel } from '#app/ui/controls/DisclosureLabel.tsx';
import { lazyComponent } from '#app/ui/lazyComponent.ts';
import type { AttackingType, Typing } from '#core/charts/type.ts';
import { type ChosenDefender, type DefenderPicks, toggleType } from '#core/links/defense.ts';
import type { Pokemon } from '#core/pokedex/pokemon.ts';
import type { Searchable } from '#core/pokedex/searchable.ts';
import type { Ability } from '#core/rules/ability.ts';
import type { Side } from '#core/rules/rule.ts';
import {
  fusionRuleIn,
  hasSecondAbility,
  supports,
  typeCountIn,
  typesIn,
} from '#core/rulesets/ruleset.ts';
import type { Settings } from '#core/rulesets/settings.ts';
import styles from './DefenderForm.module.css';

const FusionFields = lazyComponent('FusionFields', () => import('./FusionFields.tsx'));

/** A game with more types than this has a grid that folds. */
const maxUnfoldedTypes = 20;

/** Shows the form for a defender: a Pokémon or types, an ability and a Tera Type. */
export function DefenderForm<State extends DefenderPicks>({
  settings,
  pokedexState,
  searchables,
  pokemon,
  defender,
  tera,
  side,
  initialText,
  autoFocus = initialText !== undefined,
  hasLegend = false,
  hasLateSelects = false,
  resolve,
  onPick,
  onClear,
  onChange,
  arrange,
  children,
}: {
  settings: Settings;
  pokedexState: 'pending' | 'done' | 'failed';
  searchables: readonly Searchable[];
  /** The picked Pokémon, if it exists under the settings. */
  pokemon: Pokemon | undefined;
  /** The picks that exist under the settings. */
  defender: Pick<ChosenDefender, 'typing' | 'ability' | 'secondAbility'>;
  tera: AttackingType | undefined;
  /** The side whose abilities the select offers; both if omitted. */
  side?: Side;
  /** What the search field asks at first. */
  initialText?: string | undefined;
  autoFocus?: boolean;
  /** Whether the types have a visible label, as beside a grid of attacks. */
  hasLegend?: boolean;
  /** Whether the selects appear after a paint of what is above them, because a tap opens the form. */
  hasLateSelects?: boolean;
  /** Returns the `defender` of a state, because a tap can come before the last change has rendered. */
  resolve: (state: State) => Pick<ChosenDefender, 'typing' | 'ability'>;
  onPick: (pokemon: Pokemon) => void;
  onClear: () => void;
  onChange: (next: (state: State) => State) => void;
  /** Places the button that unfolds the types, if there is one, and the selects; below the types if undefined. */
  arrange?: ((typesButton: ReactNode, selects: ReactNode) => ReactNode) | undefined;
  /** Further fields beside the selects. */
  children?: ReactNode;
}) {
  const otherSearch = useOtherSearch(settings);
  const { fuse, picksOf } = usePokedex(settings);
  const { t } = useTranslation();
  const { typingName } = useNames();
  const { ruleset } = settings;
  const types = typesIn(ruleset);
  const typeCount = typeCountIn(ruleset, settings.typeCount);
  // On a phone the types of a picked Pokémon are folded, until the player opens them; so are the many
  // of an own game in a link, or once all are picked, because the answer would be below the screen.
  const typingText = defender.typing.join();
  const [firstTypingText] = useState(typingText);
  const isComplete = defender.typing.length >= typeCount || typingText === firstTypingText;
  const hasManyTypes = types.length > maxUnfoldedTypes && typingText !== '';
  const foldable = pokemon ?? (hasManyTypes && isComplete ? typingText : undefined);
  const [unfolded, setUnfolded] = useState<Pokemon | string>();
  const isFolded = foldable !== undefined && foldable !== unfolded;
  const grid = useRef<HTMLDivElement>(null);
  const typesButtonRef = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    // The focused type disappears on a phone; elsewhere the button cannot take the focus.
    if (isFolded && grid.current?.contains(document.activeElement)) typesButtonRef.current?.focus();
  }, [isFolded]);
  const [base, partner] = pokemon?.parents ?? [pokemon];

  function pickAbility(ability: Ability | undefined): void {
    onChange((state) => {
      const without = { ...state, ability: undefined };
      // `undefined` would restore the Pokémon's only ability.
      const emptyAbility = resolve(without).ability && 'none';
      return { ...without, ability: ability ?? emptyAbility };
    });
  }

  /** Replaces the Pokémon, as a change of a fusion does; the other picks stay. */
  function replacePokemon(next: Pokemon): void {
    onChange((state) => ({ ...state, ...picksOf(next) }));
  }

  function replaceTypes(next: (typing: Typing) => Typing): void {
    onChange((state) => {
      const { typing, ability } = resolve(state);
      // Other types remove the Pokémon; its ability stays.
      return {
        ...state,
        pokemon: undefined,
        ability: state.ability ?? ability,
        types: next(typing),
      };
    });
  }

  const typesButton = foldable !== undefined && (
    <button
      ref={typesButtonRef}
      type="button"
      className={styles.types}
      aria-expanded={!isFolded}
      onClick={() => setUnfolded(isFolded ? foldable : undefined)}
    >
      <DisclosureLabel
        boxed={!arrange}
        label={t('defense.types')}
        active={typingName(defender.typing)}
      />
    </button>
  );
  const selects = (
    <>
      {supports(ruleset, 'abilities') && (
        <AbilitySelect
          ruleset={ruleset}
          pokemon={pokemon}
          {...(side && { side })}
          ability={defender.ability}
          onPick={pickAbility}
        />
      )}
      {hasSecondAbility(ruleset) && supports(ruleset, 'abilities') && (
        <AbilitySelect
          label={t('defense.secondAbility')}
          ruleset={ruleset}
          pokemon={undefined}
          {...(side && { side })}
          ability={defender.secondAbility}
          onPick={(secondAbility) => onChange((state) => ({ ...state, secondAbility }))}
        />
      )}
      {supports(ruleset, 'tera') && (
        <TeraSelect
          ruleset={ruleset}
          tera={tera}
          onPick={(tera) => onChange((state) => ({ ...state, tera }))}
        />
      )}
      {children}
    </>
  );
  return (
    <>
      <PokemonField
        otherSearch={otherSearch}
        placeholder={t('pokemonPicker.anything')}
        pokedexState={pokedexState}
        searchables={searchables}
        selectedPokemon={base}
        initialText={initialText}
        autoFocus={autoFocus}
        onPick={partner ? (newBase) => replacePokemon(fuse(newBase, partner)) : onPick}
        onPickType={(type) => replaceTypes(() => [type])}
        onClear={partner ? () => replacePokemon(partner) : onClear}
      />
      {pokemon && fusionRuleIn(ruleset) && (
        <LazyPart>
          <FusionFields
            ruleset={ruleset}
            searchables={searchables}
            pokemon={pokemon}
            onChange={replacePokemon}
          />
        </LazyPart>
      )}
      <div ref={grid} className={isFolded ? styles.folded : undefined}>
        <TypePicker
          hasLegend={hasLegend}
          label={t('defense.types')}
          types={types}
          selectedTypes={defender.typing}
          help={t(`defense.typesHelp_${typeCount}`)}
          onToggle={(type) => replaceTypes((typing) => toggleType(typing, type, typeCount))}
        />
      </div>
      {arrange ? (
        arrange(typesButton, <div className={styles.selects}>{selects}</div>)
      ) : (
        <div className={styles.selects}>
          {typesButton}
          {hasLateSelects ? <AfterPaint>{selects}</AfterPaint> : selects}
        </div>
      )}
    </>
  );
}
