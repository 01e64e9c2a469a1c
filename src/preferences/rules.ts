import { dexes, gameNames } from '#engine/game.ts';
import { eras } from '#engine/generation.ts';
import { typeCounts } from '#engine/type.ts';
import { preference } from './preference.ts';

/** The generations whose types, Pokémon and rules apply in this tab. */
export const generation = preference('generation', 'session', eras);

/** The game whose rules and Pokémon apply in this tab; '' for those of the generation. */
export const game = preference('game', 'session', ['', ...gameNames]);

/** The list of the game's Pokémon in use. */
export const dex = preference('dex', 'session', dexes);

/** How many types a Pokémon can have in this tab. */
export const typeCount = preference('type_count', 'session', typeCounts);
