import type { Generation } from './generation.ts';
import type { TypeCount } from './type.ts';

/** The player's choices that change every number, and so travel with every link. */
export type Settings = { generation: Generation; typeCount: TypeCount };
