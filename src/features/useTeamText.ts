import { useMemo, useState } from 'react';
import { pasteText } from '#browser/clipboard.ts';
import { isOwnGame } from '#engine/generation.ts';
import { maxMembers } from '#links/team.ts';
import { useWorkerQuery } from '#workers/useWorkerQuery.ts';
import type { WorkerArgs } from '#workers/workerApi.ts';
import type { MemberResolver } from './useMemberResolver.ts';
import { useMoves } from './useMoves.ts';

/** In code units of a text and in bytes of a file; over a thousand teams fit. */
const maxTextLength = 1_000_000;

/** Text never contains NUL; many binary files do. */
const binaryMark = '\0';

/**
 * Returns the text that the player typed, pasted or opened, and the teams that the worker reads
 * from it.
 */
export function useTeamText({ settings: { generation }, pokedex, searchables }: MemberResolver) {
  const [text, setText] = useState('');
  const [teamIndex, setTeamIndex] = useState(0);
  const [headingChoice, setHeadingChoice] = useState<boolean>();
  const usesHeadings = headingChoice ?? true;
  const [isBinary, setBinary] = useState(false);
  const [isPasted, setPasted] = useState(false);
  const [isPasteRefused, setPasteRefused] = useState(false);
  // The heading of a team can have another generation; an own game may lack Pokémon.
  const readablePokemon = useMemo(
    () => (isOwnGame(generation) ? searchables.map(({ pokemon }) => pokemon) : (pokedex ?? [])),
    [generation, searchables, pokedex],
  );
  const args = useMemo<WorkerArgs<'openTeams'> | undefined>(
    () =>
      text.trim() === ''
        ? undefined
        : [text, readablePokemon, generation, maxMembers, usesHeadings],
    [text, readablePokemon, generation, usesHeadings],
  );
  const { result, args: answeredArgs, hasFailed } = useWorkerQuery('openTeams', args);
  const moves = useMoves(args);
  const isCurrent = args !== undefined && answeredArgs === args && !moves.isPending;

  function readText(newText: string): void {
    const isText = newText.length <= maxTextLength && !newText.includes(binaryMark);
    setBinary(!isText);
    if (!isText) return;
    setText(newText);
    setTeamIndex(0);
    setHeadingChoice(undefined);
  }

  async function openFile(file: File): Promise<void> {
    readText(file.size <= maxTextLength ? await file.text().catch(() => binaryMark) : binaryMark);
  }

  async function paste(): Promise<void> {
    const clipboardText = await pasteText();
    setPasteRefused(clipboardText === undefined);
    if (clipboardText === undefined) return;
    readText(clipboardText);
    setPasted(true);
  }

  return {
    text,
    readText,
    openFile,
    paste,
    /** The team that the player chose, if the text has several. */
    teamIndex,
    setTeamIndex,
    /** Whether each team is read in the generation of its heading. */
    usesHeadings,
    /** What the player chose about it; undefined before the first choice. */
    headingChoice,
    setHeadingChoice,
    /** Whether the last input was no text, or too long. */
    isBinary,
    /** Whether the paste button was used. */
    isPasted,
    isPasteRefused,
    isPending: args !== undefined && !isCurrent,
    hasFailed: isCurrent && (hasFailed || moves.hasFailed),
    /** Undefined until the current text is read. */
    result: isCurrent && !moves.hasFailed ? result : undefined,
  };
}

/** A pasted text and the teams in it. */
export type TeamText = ReturnType<typeof useTeamText>;
