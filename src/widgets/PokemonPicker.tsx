import { memo, startTransition, useCallback, useEffect, useMemo, useState } from 'react';
import { useText } from '#i18n/text.ts';
import { foreignName } from '#pokedex/foreignName.ts';
import { displayName } from '#pokedex/name.ts';
import type { Pokemon } from '#pokedex/pokemon.ts';
import { prepareSearch, type Searchable, search } from '#pokedex/search.ts';
import { maxSearchLength } from '#pokedex/writtenName.ts';
import { SearchBox } from '#ui/SearchBox.tsx';
import styles from './PokemonPicker.module.css';
import { TypeSign } from './TypeSign.tsx';
import { useTypeWords } from './typeWords.ts';

/** As many matches as the list has room for. */
const best = 9;

/** Milliseconds without a letter before the other matches come, too. */
const pause = 500;

/** Finds a Pokémon by name in any language, by number, by type and by form. */
export const PokemonPicker = memo(function PokemonPicker({
  searchables,
  picked,
  autoFocus = false,
  onPick,
  onForget,
}: {
  searchables: readonly Searchable[];
  picked: Pokemon | undefined;
  autoFocus?: boolean;
  onPick: (pokemon: Pokemon) => void;
  onForget: () => void;
}) {
  const { text, language } = useText();
  const types = useTypeWords();
  const [typed, setTyped] = useState<string>();
  const query = typed ?? '';
  const find = useCallback(
    (query: string) => search(query, searchables, { language, types }),
    [searchables, language, types],
  );
  const found = useMemo(() => find(query), [find, query]);
  // The best come first, the others when nothing more is typed: each is work for the next letter.
  const [settled, settle] = useState(found);
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => settle(found)), pause);
    return () => clearTimeout(timer);
  }, [found]);
  const listed = useMemo(
    () => (settled === found ? found : found.slice(0, best)),
    [settled, found],
  );
  useEffect(() => prepareSearch(searchables, language), [searchables, language]);
  const typings = useMemo(
    () => new Map(searchables.map(({ pokemon, typing }) => [pokemon, typing])),
    [searchables],
  );
  const nameOf = useCallback((pokemon: Pokemon) => displayName(language, pokemon), [language]);
  const itemOf = useCallback(
    (pokemon: Pokemon) => (
      <>
        <span translate="no" className={styles.number}>
          {`#${pokemon.number}`}
        </span>
        <span translate="no" className={styles.name}>
          <span>{nameOf(pokemon)}</span>{' '}
          <span className={styles.foreign}>{foreignName(query, pokemon, language)}</span>
        </span>
        <span className={styles.typing}>
          {typings.get(pokemon)?.map((type) => (
            <TypeSign key={type} type={type} name={text(`types.${type}`)} />
          ))}
        </span>
      </>
    ),
    [language, query, typings, text, nameOf],
  );

  return (
    <SearchBox
      label={text('pokemonPicker.label')}
      placeholder={text('pokemonPicker.placeholder')}
      maxLength={maxSearchLength}
      typed={typed}
      found={listed}
      picked={picked}
      autoFocus={autoFocus}
      nameOf={nameOf}
      itemOf={itemOf}
      bestOf={(typed) => find(typed)[0]}
      beside={picked && `#${picked.number}`}
      says={found.length > 0 ? text('pokemonPicker.matches', { count: found.length }) : ''}
      none={text('pokemonPicker.none')}
      forget={text('pokemonPicker.forget', { pokemon: picked ? nameOf(picked) : '' })}
      onType={setTyped}
      onPick={onPick}
      onForget={onForget}
    />
  );
});
