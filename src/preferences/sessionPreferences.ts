import { eras } from '#engine/era.ts';
import { dexes, gameNames } from '#engine/game.ts';
import { typeCounts } from '#engine/type.ts';
import { createPreference } from './preference.ts';

/** The group of generations whose types, Pokémon and rules apply in this tab. */
export const generationPreference = createPreference('generation', 'session', eras);

/** The game whose rules and Pokémon apply in this tab; '' for the rules of the generation. */
export const gamePreference = createPreference('game', 'session', ['', ...gameNames]);

/** Which Pokédex of the game applies in this tab. */
export const dexPreference = createPreference('dex', 'session', dexes);

/** How many types a Pokémon can have in this tab. */
export const typeCountPreference = createPreference('type_count', 'session', typeCounts);
