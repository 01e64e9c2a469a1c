import { openList } from '#csv/openList.ts';
import { bestSets } from '#engine/bestSets.ts';
import { nextTypes } from '#engine/nextType.ts';
import { suggest } from '#engine/suggest.ts';
import { openTeams } from '#showdown/openTeams.ts';

/** What can be asked of the worker; each answers whatever follows its name. */
export const questions = { suggest, nextTypes, bestSets, openList, openTeams };

export type Question = keyof typeof questions;
export type Said<Name extends Question> = Parameters<(typeof questions)[Name]>;
export type Answer<Name extends Question> = Awaited<ReturnType<(typeof questions)[Name]>>;

/** What goes to the worker, and what comes back. */
export type Asked = { id: number; name: Question; said: readonly unknown[] };
export type Answered = { id: number; answer: unknown } | { id: number; failed: true };
