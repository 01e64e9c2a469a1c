import { createPreference } from '#app/preferences/preference.ts';
import { levels } from '#core/practice/level.ts';
import { directions } from '#core/practice/question.ts';

/** Which facts the questions are about. */
export const levelPreference = createPreference('practice_level', 'local', levels);

/** Whether a question asks for the multiplier or for the attack. */
export const directionPreference = createPreference('practice_direction', 'local', directions);

/** Whether each question has a time limit. */
export const timerPreference = createPreference('practice_timer', 'local', ['off', 'on']);
