import { createStore } from '#core/createStore.ts';

/** The files that the import of a screen opens as soon as the screen is there. */
export type Handover = {
  /** What the files are, which decides the import. */
  content: 'team' | 'backup' | 'game' | 'list';
  files: readonly File[];
};

/** What the next import opens; undefined after that import has closed. */
export const handover = createStore<Handover | undefined>(undefined);
