import { levels } from '#practice/level.ts';
import { directions } from '#practice/round.ts';
import { preference } from '#preferences/preference.ts';

/** Which facts the questions are about. */
export const levelPreference = preference('practice_level', 'local', levels);

/** Whether a question asks for the multiplier or for the attack. */
export const directionPreference = preference('practice_direction', 'local', directions);

/** Whether each question has a time limit. */
export const timerPreference = preference('practice_timer', 'local', ['off', 'on']);
