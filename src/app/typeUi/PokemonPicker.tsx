import { memo, useCallback, useEffect, useMemo, useState } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { useNames } from '#app/typeUi/names/names.ts';
import { useTypeWords } from '#app/typeUi/names/typeWords.ts';
import { SearchBox } from '#app/ui/controls/SearchBox.tsx';
import type { Type } from '#core/charts/type.ts';
import { foreignName } from '#core/pokedex/names/foreignName.ts';
import { maxSearchLength } from '#core/pokedex/names/inputText.ts';
import { displayName } from '#core/pokedex/names/name.ts';
import type { Pokemon } from '#core/pokedex/pokemon.ts';
import { beginsWith, findType, prepareSearch, search } from '#core/pokedex/search/search.ts';
import type { Searchable } from '#core/pokedex/searchable.ts';
import { NameText } from './NameText.tsx';
import styles from './PokemonPicker.module.css';
import { TypeIcon } from './TypeIcon.tsx';
import { type OtherMatch, type OtherSearch, useOtherMatches } from './useOtherMatches.ts';

/** A row for a type of its own instead of a Pokémon. */
type TypeRow = { id: 'type'; label: string; type: Type };
type Row = Pokemon | TypeRow | OtherMatch;

/** Finds a Pokémon by name in any language, by number, by type and by form. */
export const PokemonPicker = memo(function PokemonPicker({
  label,
  placeholder,
  searchables,
  selectedPokemon,
  initialText,
  autoFocus = false,
  keepsFocus = false,
  onPick,
  onPickType,
  otherSearch,
  onClear,
}: {
  /** The accessible name; "Pokémon" if undefined. */
  label?: string;
  /** One or two words for a narrow field, whose text would be cut. */
  placeholder?: string;
  searchables: readonly Searchable[];
  selectedPokemon: Pokemon | undefined;
  /** What the field searches at first; the list is open then. */
  initialText?: string | undefined;
  autoFocus?: boolean;
  /** Whether the field keeps the focus after a pick, for the next one. */
  keepsFocus?: boolean;
  onPick: (pokemon: Pokemon) => void;
  /** Offers the type that the query names, between the names that begin so and its Pokémon. */
  onPickType?: ((type: Type) => void) | undefined;
  /** Offers what else the query names. */
  otherSearch?: OtherSearch;
  onClear: () => void;
}) {
  const { t, namesLanguage } = useTranslation();
  const { typeName } = useNames();
  const types = useTypeWords();
  const [inputText, setInputText] = useState(initialText?.slice(0, maxSearchLength));
  const query = inputText ?? '';
  const offersTypes = onPickType !== undefined;
  const findMatches = useCallback(
    (text: string): (Pokemon | TypeRow)[] => {
      const words = { language: namesLanguage, types };
      const pokemon = search(text, searchables, words);
      const type = offersTypes ? findType(text, words) : undefined;
      if (!type || !searchables.some(({ typing }) => typing.includes(type))) return pokemon;
      const names = pokemon.filter((each) => beginsWith(text, each, namesLanguage));
      const label = t('pokemonPicker.type', { type: typeName(type) });
      return [...new Set([...names, { id: 'type' as const, label, type }, ...pokemon])];
    },
    [searchables, namesLanguage, types, offersTypes, t, typeName],
  );
  const pokemonMatches = useMemo(() => findMatches(query), [findMatches, query]);
  // What begins so comes first.
  const start = useMemo(() => {
    const isLater = (each: Row) => 'label' in each || !beginsWith(query, each, namesLanguage);
    const index = pokemonMatches.findIndex(isLater);
    return index === -1 ? pokemonMatches.length : index;
  }, [pokemonMatches, query, namesLanguage]);
  const hasType = pokemonMatches.some((each) => 'label' in each);
  const moves =
    pokemonMatches.length === 0 ? 'similar' : start > 0 || hasType ? 'none' : 'beginning';
  const others = useOtherMatches(query, moves, otherSearch);
  const matches = useMemo(
    (): readonly Row[] =>
      others.matches.length === 0
        ? pokemonMatches
        : [...pokemonMatches.slice(0, start), ...others.matches, ...pokemonMatches.slice(start)],
    [pokemonMatches, start, others],
  );
  // Not before the player searches, because indexing takes as long as the first answer.
  const [isFocused, setFocused] = useState(autoFocus);
  useEffect(
    () => (isFocused ? prepareSearch(searchables, namesLanguage) : undefined),
    [isFocused, searchables, namesLanguage],
  );
  const searchableByPokemon = useMemo(
    () => new Map(searchables.map((each) => [each.pokemon, each])),
    [searchables],
  );
  const getName = useCallback(
    (item: Row) => ('label' in item ? item.label : displayName(namesLanguage, item)),
    [namesLanguage],
  );
  const renderPokemon = useCallback(
    (pokemon: Pokemon) => {
      const foreign = foreignName(query, pokemon, namesLanguage);
      return (
        <>
          <span translate="no" className={styles.number}>
            {formatNumber(pokemon)}
          </span>
          <span translate="no" className={styles.name}>
            <NameText name={displayName(namesLanguage, pokemon)} />{' '}
            <span lang={foreign?.language} className={styles.note}>
              {foreign?.name}
            </span>
          </span>
          {searchableByPokemon.get(pokemon)?.isInGame === false && (
            <span className={styles.note}>{t('pokemonPicker.elsewhere')}</span>
          )}
          <span className={styles.typing}>
            {searchableByPokemon.get(pokemon)?.typing.map((type) => (
              <TypeIcon key={type} type={type} name={typeName(type)} />
            ))}
          </span>
        </>
      );
    },
    [namesLanguage, query, searchableByPokemon, t, typeName],
  );
  const renderItem = useCallback(
    (item: Row) => {
      if (!('label' in item)) return renderPokemon(item);
      const { type, label } = item;
      const note = 'note' in item && item.note;
      return (
        <>
          <span className={styles.number} />
          <span className={styles.name}>
            {note ? <NameText name={label} /> : <span>{label}</span>}{' '}
            <span className={styles.note}>{note}</span>
          </span>
          <span className={styles.typing}>
            {type && <TypeIcon type={type} name={typeName(type)} />}
          </span>
        </>
      );
    },
    [renderPokemon, typeName],
  );

  return (
    <SearchBox<Row>
      label={label ?? t('pokemonPicker.label')}
      placeholder={placeholder ?? label ?? t('pokemonPicker.placeholder')}
      maxLength={maxSearchLength}
      inputText={inputText}
      matches={matches}
      selectedItem={selectedPokemon}
      autoFocus={autoFocus}
      keepsFocus={keepsFocus}
      getLabel={getName}
      renderItem={renderItem}
      getBestMatch={(text) => (text === query ? matches : findMatches(text))[0]}
      trailing={selectedPokemon && formatNumber(selectedPokemon)}
      statusText={matches.length > 0 ? t('pokemonPicker.matches', { count: matches.length }) : ''}
      emptyText={
        others.isPending ? t('shell.loading') : (others.problem ?? t('pokemonPicker.none'))
      }
      clearLabel={t('pokemonPicker.clear', {
        pokemon: selectedPokemon ? getName(selectedPokemon) : '',
      })}
      onFocus={() => setFocused(true)}
      onInputTextChange={setInputText}
      onPick={(item) => {
        if ('url' in item) otherSearch?.onPick(item);
        else if ('label' in item) onPickType?.(item.type);
        else onPick(item);
      }}
      onClear={onClear}
    />
  );
});

/** Formats the number in the National Dex, such as "#0025"; '' without one. */
function formatNumber({ number }: Pokemon): string {
  return number ? `#${number}` : '';
}
