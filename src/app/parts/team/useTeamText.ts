import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { pasteText } from '#app/browser/clipboard.ts';
import { importMoves } from '#app/downloads/importMoves.ts';
import { useMoves } from '#app/parts/moves/useMoves.ts';
import { startWorkerCall } from '#app/worker/callWorker.ts';
import { useWorkerQuery } from '#app/worker/useWorkerQuery.ts';
import type { WorkerArgs, WorkerResult } from '#app/worker/workerApi.ts';
import { maxMembers } from '#core/links/team.ts';
import type { Pokemon } from '#core/pokedex/pokemon.ts';
import type { MemberResolver } from './useMemberResolver.ts';
import { useReadablePokemon } from './useReadablePokemon.ts';

/** In code units of a text and in bytes of a file; over a thousand teams fit. */
const maxTextLength = 1_000_000;

const noPokemon: readonly Pokemon[] = [];

/** Text never contains NUL; many binary files do. */
const binaryMark = '\0';

/**
 * Returns the text that the player typed, pasted or opened, and the teams that the worker reads
 * from it.
 */
export function useTeamText(resolver: MemberResolver) {
  const { ruleset } = resolver.settings;
  const [text, setText] = useState('');
  const [teamIndex, setTeamIndex] = useState(0);
  const [headingChoice, setHeadingChoice] = useState<boolean>();
  const usesHeadings = headingChoice ?? true;
  const [isBinary, setBinary] = useState(false);
  const [isPasteRefused, setPasteRefused] = useState(false);
  const readablePokemon = useReadablePokemon(resolver) ?? noPokemon;
  const createArgs = useCallback(
    (teamText: string, usesTheirHeadings: boolean): WorkerArgs<'openTeams'> | undefined =>
      teamText.trim() === ''
        ? undefined
        : [teamText, readablePokemon, ruleset, maxMembers, usesTheirHeadings],
    [readablePokemon, ruleset],
  );
  const args = useMemo(() => createArgs(text, usesHeadings), [createArgs, text, usesHeadings]);
  const { result, args: answeredArgs, hasFailed } = useWorkerQuery('openTeams', args);
  const moves = useMoves(args);
  const isCurrent = args !== undefined && answeredArgs === args && !moves.isPending;

  /** The text when a worker answers later; undefined after the sheet has closed. */
  const latestText = useRef<string>(undefined);
  const cancelPaste = useRef(() => {});
  useEffect(
    () => () => {
      latestText.current = undefined;
      cancelPaste.current();
    },
    [],
  );

  function readText(newText: string): void {
    const isText = newText.length <= maxTextLength && !newText.includes(binaryMark);
    setBinary(!isText);
    if (!isText) return;
    latestText.current = newText;
    setText(newText);
    setTeamIndex(0);
    setHeadingChoice(undefined);
  }

  async function openFile(file: File): Promise<void> {
    readText(file.size <= maxTextLength ? await file.text().catch(() => binaryMark) : binaryMark);
  }

  /** Reads the clipboard; resolves to its teams, unless the player has changed the text meanwhile. */
  async function paste(): Promise<WorkerResult<'openTeams'> | undefined> {
    const clipboardText = await pasteText();
    setPasteRefused(clipboardText === undefined);
    if (clipboardText === undefined) return undefined;
    readText(clipboardText);
    const pastedArgs = createArgs(clipboardText, true);
    if (!pastedArgs) return undefined;
    const call = startWorkerCall('openTeams', ...pastedArgs);
    cancelPaste.current = call.cancel;
    // A failure shows in the query of the same text.
    const [teams] = await Promise.all([call.result, importMoves()]).catch(() => []);
    return latestText.current === clipboardText ? teams : undefined;
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
    isPasteRefused,
    isPending: args !== undefined && !isCurrent,
    hasFailed: isCurrent && (hasFailed || moves.hasFailed),
    /** Undefined until the current text is read. */
    result: isCurrent && !moves.hasFailed ? result : undefined,
  };
}

/** A pasted text and the teams in it. */
export type TeamText = ReturnType<typeof useTeamText>;
