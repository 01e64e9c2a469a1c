import { firefox } from './firefox.ts';
import type { Engine } from './tab.ts';
import { webkit } from './webkit.ts';

/** The browsers that the stories can run in, installed or not. */
export const engines: readonly Engine[] = [firefox, webkit];
