// Unlike the global one, it goes on when a test stops the clock.
import { setTimeout } from 'node:timers/promises';

/** The longest time that a file takes to arrive, in milliseconds. */
const maxDelayMs = 1500;

/** Resolves after a random time, as a file does on a slow network. */
export const arriveLate = (): Promise<void> => setTimeout(Math.random() * maxDelayMs);
