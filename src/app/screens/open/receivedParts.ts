import type { Handover } from '#app/state/handover.ts';
import { createStore } from '#core/createStore.ts';
import { type ContentWords, detectContent } from './detectContent.ts';

/** Received files that belong together, and what they are. */
export type ReceivedPart = { files: readonly File[] } & (
  | { is: Handover['content'] }
  | { is: 'link'; address: string }
  | { is: 'unknown'; text: string }
);

/** What this visit has received, so that a step back shows the rest. */
export const receivedParts = createStore<readonly ReceivedPart[]>([]);

/** Tells what each file is; all files of games are one part. Rejects like `detectContent`. */
export async function sortFiles(
  files: readonly File[],
  words: ContentWords,
): Promise<ReceivedPart[]> {
  const parts = await Promise.all(
    files.map(
      async (file): Promise<ReceivedPart> => ({
        files: [file],
        ...(await detectContent(file, words)),
      }),
    ),
  );
  const games = parts.filter(({ is }) => is === 'game');
  const game: ReceivedPart = { is: 'game', files: games.flatMap(({ files }) => files) };
  return [...(games.length > 0 ? [game] : []), ...parts.filter(({ is }) => is !== 'game')];
}
