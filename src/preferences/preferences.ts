import { generations } from '#engine/generation.ts';
import { typeCounts } from '#engine/type.ts';
import { preference } from './preference.ts';

export const theme = preference('theme', 'local', ['auto', 'light', 'dark', 'night']);

export const generation = preference('generation', 'session', generations);

export const typeCount = preference('type_count', 'session', typeCounts);
