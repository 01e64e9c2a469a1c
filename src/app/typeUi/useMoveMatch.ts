import { useEffect, useState } from 'react';
import type { AttackingType } from '#core/charts/type.ts';

/** A move, and the address of what it hits. */
export type MoveMatch = { name: string; type: AttackingType | undefined; url: string };

/** Finds the move that a text names; a failed search finds none. */
export type MoveSearch = {
  find: (text: string) => Promise<MoveMatch | undefined>;
  onPick: (move: MoveMatch) => void;
};

/** A shorter text names too many moves. */
const minLength = 3;

/** Returns the move that the text names, once it is found; undefined for '' and for a newer text. */
export function useMoveMatch(text: string, search: MoveSearch | undefined): MoveMatch | undefined {
  const [match, setMatch] = useState<{ text: string; move: MoveMatch | undefined }>();
  useEffect(() => {
    if (!search || text.trim().length < minLength) return;
    let isLatest = true;
    search.find(text).then(
      (move) => isLatest && setMatch({ text, move }),
      () => {},
    );
    return () => {
      isLatest = false;
    };
  }, [text, search]);
  return match?.text === text ? match.move : undefined;
}
