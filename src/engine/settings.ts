import type { Generation } from './generation.ts';
import type { TypeCount } from './type.ts';

/** The settings that affect every number, so every link contains them. */
export type Settings = { generation: Generation; typeCount: TypeCount };
