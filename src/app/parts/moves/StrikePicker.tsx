import { memo, useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { useMoveNameIn } from '#app/typeUi/names/moveName.ts';
import { useNames } from '#app/typeUi/names/names.ts';
import { StrikeIcon } from '#app/typeUi/StrikeIcon.tsx';
import { SearchBox } from '#app/ui/controls/SearchBox.tsx';
import { isType, type Strike } from '#core/hit/strike.ts';
import { listStrikes } from '#core/picks/listStrikes.ts';
import { moveLanguageOf } from '#core/pokedex/moves/moveLanguage.ts';
import { loadedMoves } from '#core/pokedex/moves/moves.ts';
import { maxSearchLength } from '#core/pokedex/names/inputText.ts';
import { searchTexts } from '#core/pokedex/search/search.ts';
import {
  listSearchableStrikes,
  type SearchableStrike,
} from '#core/pokedex/search/searchableStrikes.ts';
import type { Ruleset } from '#core/rulesets/ruleset.ts';
import styles from './StrikePicker.module.css';
import { useMoves } from './useMoves.ts';

/** Finds a type or a move of the generation by its name in any language. */
export const StrikePicker = memo(function StrikePicker({
  label,
  ruleset,
  hasUser = false,
  onPick,
}: {
  label: string;
  ruleset: Ruleset;
  /** Whether the moves are those of a Pokémon, which decides the type of some. */
  hasUser?: boolean;
  onPick: (strike: Strike) => void;
}) {
  const { t, namesLanguage, namesTag } = useTranslation();
  const { strikeName } = useNames();
  const [inputText, setInputText] = useState<string>();
  // The moves load when the field is used; the next letter tries again what failed.
  const [need, setNeed] = useState<object>();
  const { isPending, hasFailed } = useMoves(need);
  useMoveNameIn('en');
  const loaded = useSyncExternalStore(loadedMoves.subscribe, loadedMoves.get);
  const searchables = useMemo(() => {
    const strikes = listStrikes(ruleset, loaded.table?.moves.values() ?? [], hasUser);
    return listSearchableStrikes(strikes, strikeName, loaded, moveLanguageOf(namesLanguage));
  }, [ruleset, hasUser, strikeName, loaded, namesLanguage]);
  const matches = useMemo(
    () => searchTexts(inputText ?? '', searchables),
    [inputText, searchables],
  );
  const isUnknown = Boolean(inputText) && matches.length === 0 && loaded.table !== undefined;
  useEffect(() => {
    if (!isUnknown) return;
    // A name of another language; without its file, it stays unknown.
    import('#app/downloads/moves/loadMoves.ts')
      .then(({ loadMoveNames }) => loadMoveNames())
      .catch(() => {});
  }, [isUnknown]);
  const getName = useCallback(({ id }: SearchableStrike) => strikeName(id), [strikeName]);
  const renderItem = useCallback(
    ({ id }: SearchableStrike) => (
      <>
        <span className={styles.name} translate="no" lang={isType(id) ? undefined : namesTag}>
          {isType(id) ? t('pokemonPicker.type', { type: strikeName(id) }) : strikeName(id)}
        </span>
        <StrikeIcon strike={id} />
      </>
    ),
    [strikeName, t, namesTag],
  );
  const unfinished = hasFailed ? 'moveField.failed' : 'moveField.loading';
  return (
    <SearchBox<SearchableStrike>
      keepsFocus
      label={label}
      placeholder={label}
      maxLength={maxSearchLength}
      inputText={inputText}
      matches={matches}
      getLabel={getName}
      renderItem={renderItem}
      getBestMatch={(text) => searchTexts(text, searchables)[0]}
      statusText={matches.length > 0 ? t('pokemonPicker.matches', { count: matches.length }) : ''}
      emptyText={t(isPending || hasFailed ? unfinished : 'moveField.none')}
      onFocus={() => setNeed((current) => current ?? {})}
      onInputTextChange={(text) => {
        setInputText(text);
        if (text && hasFailed) setNeed({});
      }}
      onPick={({ id }) => onPick(id)}
    />
  );
});
