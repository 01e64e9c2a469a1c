import { isType, type Strike, splitMove } from '#core/hit/strike.ts';
import { memoizeLatest } from '#core/pokedex/memoizeLatest.ts';
import type { MoveLanguage } from '#core/pokedex/moves/moveLanguage.ts';
import type { LoadedMoves } from '#core/pokedex/moves/moves.ts';
import type { MoveId } from '#core/rules/moveFacts.ts';
import { type SearchText, searchText } from './searchText.ts';

/** A type or a move with the texts that find it. */
export type SearchableStrike = { id: Strike; texts: readonly SearchText[] };

/** The names without a language, such as "eq", by the move. */
const aliasesByMove = memoizeLatest((table: LoadedMoves['table']) => {
  const aliases = new Map<MoveId, string[]>();
  for (const [alias, id] of table?.aliases ?? [])
    aliases.set(id, [...(aliases.get(id) ?? []), alias]);
  return aliases;
});

/**
 * The texts that find each strike: the name that the player sees, the id, and of a move its names in the
 * loaded languages, of which only that of `language` and the English one come first; by that name.
 */
export function listSearchableStrikes(
  strikes: readonly Strike[],
  nameOf: (strike: Strike) => string,
  { table, names }: LoadedMoves,
  language: string,
): SearchableStrike[] {
  const textsOfMove = (strike: MoveId): SearchText[] => {
    const { id } = splitMove(strike);
    const position = table?.positions.get(id) ?? -1;
    const foreignNames = (Object.keys(names) as MoveLanguage[])
      .filter((each) => each !== language && each !== 'en')
      .flatMap((each) => names[each]?.moves[position] || []);
    const aliases = aliasesByMove(table).get(id) ?? [];
    return [
      searchText('own', names.en?.moves[position] ?? id.replaceAll('_', ' ')),
      ...[...foreignNames, ...aliases].map((name) => searchText('foreign', name)),
    ];
  };
  const { compare } = new Intl.Collator(language);
  return strikes
    .map((id) => ({ id, name: nameOf(id) }))
    .sort((one, other) => compare(one.name, other.name))
    .map(({ id, name }) => ({
      id,
      texts: [searchText('own', name), ...(isType(id) ? [searchText('own', id)] : textsOfMove(id))],
    }));
}
