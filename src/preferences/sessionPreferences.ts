import { dexes, gameNames } from '#engine/game.ts';
import { eras } from '#engine/generation.ts';
import { typeCounts } from '#engine/type.ts';
import { createPreference } from './preference.ts';

/** The group of generations whose types, Pokémon and rules apply in this tab. */
export const generation = createPreference('generation', 'session', eras);

/** The game whose rules and Pokémon apply in this tab; '' for the rules of the generation. */
export const game = createPreference('game', 'session', ['', ...gameNames]);

/** Which Pokédex of the game applies in this tab. */
export const dex = createPreference('dex', 'session', dexes);

/** How many types a Pokémon can have in this tab. */
export const typeCount = createPreference('type_count', 'session', typeCounts);
