import { levels } from '#practice/level.ts';
import { directions } from '#practice/round.ts';
import { createPreference } from '#preferences/preference.ts';

/** What is asked about. */
export const level = createPreference('practice_level', 'local', levels);

/** What is asked for. */
export const direction = createPreference('practice_direction', 'local', directions);

/** Whether each question has a time limit. */
export const timer = createPreference('practice_timer', 'local', ['off', 'on']);
