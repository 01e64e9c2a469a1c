import { memo, useCallback, useEffect, useMemo, useState } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { NameText } from '#app/typeUi/NameText.tsx';
import { useNames } from '#app/typeUi/names/names.ts';
import { useLoadedMoves } from '#app/typeUi/names/useLoadedMoves.ts';
import { StrikeIcon } from '#app/typeUi/StrikeIcon.tsx';
import { type OtherMatch, type OtherSearch, useOtherMatches } from '#app/typeUi/useOtherMatches.ts';
import { SearchBox } from '#app/ui/controls/SearchBox.tsx';
import { isType, type Strike } from '#core/hit/strike.ts';
import { listStrikes } from '#core/picks/listStrikes.ts';
import { moveLanguageOf } from '#core/pokedex/moves/moveLanguage.ts';
import { maxSearchLength } from '#core/pokedex/names/inputText.ts';
import { searchTexts } from '#core/pokedex/search/search.ts';
import {
  listSearchableStrikes,
  type SearchableStrike,
} from '#core/pokedex/search/searchableStrikes.ts';
import type { Ruleset } from '#core/rulesets/ruleset.ts';
import styles from './StrikePicker.module.css';
import { useMoves } from './useMoves.ts';

type Row = SearchableStrike | OtherMatch;

/** Finds a type or a move of the generation by its name in any language, and what else the text names. */
export const StrikePicker = memo(function StrikePicker({
  label,
  ruleset,
  hasUser = false,
  otherSearch,
  onPick,
}: {
  label: string;
  ruleset: Ruleset;
  /** Whether the moves are those of a Pokémon, which decides the type of some. */
  hasUser?: boolean;
  /** Offers what the text names beside types and moves. */
  otherSearch?: OtherSearch | undefined;
  onPick: (strike: Strike) => void;
}) {
  const { t, namesLanguage, namesTag } = useTranslation();
  const { strikeName } = useNames();
  const [inputText, setInputText] = useState<string>();
  // The moves load when the field is used; the next letter tries again what failed.
  const [need, setNeed] = useState<object>();
  const { isPending, hasFailed } = useMoves(need);
  const loaded = useLoadedMoves('en');
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
  const others = useOtherMatches(
    inputText ?? '',
    matches.length > 0 ? 'none' : 'similar',
    otherSearch,
  );
  const rows = useMemo((): readonly Row[] => [...matches, ...others.matches], [matches, others]);
  const getName = useCallback(
    (row: Row) => ('url' in row ? row.label : strikeName(row.id)),
    [strikeName],
  );
  const renderItem = useCallback(
    (row: Row) => {
      if ('url' in row)
        return (
          <>
            <span className={styles.name}>
              {row.note ? <NameText name={row.label} /> : <span>{row.label}</span>}{' '}
              <small>{row.note}</small>
            </span>
            {row.type && <StrikeIcon strike={row.type} />}
          </>
        );
      const { id } = row;
      return (
        <>
          <span className={styles.name} translate="no" lang={isType(id) ? undefined : namesTag}>
            {isType(id) ? t('pokemonPicker.type', { type: strikeName(id) }) : strikeName(id)}
          </span>
          <StrikeIcon strike={id} />
        </>
      );
    },
    [strikeName, t, namesTag],
  );
  const unfinished = hasFailed ? 'moveField.failed' : 'moveField.loading';
  return (
    <SearchBox<Row>
      keepsFocus
      label={label}
      placeholder={otherSearch ? t('pokemonPicker.anything') : label}
      maxLength={maxSearchLength}
      inputText={inputText}
      matches={rows}
      getLabel={getName}
      renderItem={renderItem}
      getBestMatch={(text) => (text === inputText ? rows : searchTexts(text, searchables))[0]}
      statusText={rows.length > 0 ? t('pokemonPicker.matches', { count: rows.length }) : ''}
      emptyText={
        others.problem ??
        t(
          isPending || hasFailed
            ? unfinished
            : others.isPending
              ? 'shell.loading'
              : 'moveField.none',
        )
      }
      onFocus={() => setNeed((current) => current ?? {})}
      onInputTextChange={(text) => {
        setInputText(text);
        if (text && hasFailed) setNeed({});
      }}
      onPick={(row) => ('url' in row ? otherSearch?.onPick(row) : onPick(row.id))}
    />
  );
});
