import { useEffect, useState } from 'react';
import type { AttackingType } from '#core/charts/type.ts';
import type { Game } from '#core/rulesets/game.ts';

/**
 * What a search for Pokémon finds beside them: a move, a boss, a game or a saved team, what tells it from others, and
 * where it leads.
 */
export type OtherMatch = {
  id: string;
  label: string;
  note?: string;
  type?: AttackingType | undefined;
  boss?: { game: Game; id: string };
  /** Chooses the rules of a game, in place of leading elsewhere. */
  choose?: () => void;
  /** The saved team, as a link of the calculator for teams. */
  team?: { id: string; link: string };
  url: string;
};

/** What a text names beside Pokémon, and why that may be nothing. */
export type OtherMatches = { matches: readonly OtherMatch[]; problem?: string };

/** The moves to offer beside the Pokémon that a text names: one that begins so, or one with a similar name as well. */
export type OfferedMoves = 'none' | 'beginning' | 'similar';

/** Finds what a text names beside Pokémon. */
export type OtherSearch = {
  find: (text: string, moves: OfferedMoves) => Promise<OtherMatches>;
  onPick: (match: OtherMatch) => void;
};

/** A shorter text names too many. */
const minLength = 3;

const nothing: OtherMatches = { matches: [] };

/** Returns what the text names beside Pokémon, and whether it is still searched; nothing of an earlier text. */
export function useOtherMatches(
  text: string,
  moves: OfferedMoves,
  search: OtherSearch | undefined,
): OtherMatches & { isPending: boolean } {
  const canSearch = search !== undefined && text.trim().length >= minLength;
  const [answer, setAnswer] = useState({ text: '', ...nothing });
  useEffect(() => {
    if (!canSearch) return;
    let isLatest = true;
    search.find(text, moves).then(
      (matches) => isLatest && setAnswer({ text, ...matches }),
      () => isLatest && setAnswer({ text, ...nothing }),
    );
    return () => {
      isLatest = false;
    };
  }, [text, moves, search, canSearch]);
  const isFound = answer.text === text;
  return { ...(isFound ? answer : nothing), isPending: canSearch && !isFound };
}
