import { types } from '#core/charts/type.ts';
import { typesIn } from '#core/rulesets/ruleset.ts';
import type { Settings } from '#core/rulesets/settings.ts';
import type { TextKey } from '#core/textKey.ts';
import { formatAddress, formatLink } from './link.ts';

/** The question as the end of its translation key, the key of the screen's name, its path, and the link of an example. */
const rows = [
  ['solo', 'defense.solo', '/defense/', 'pokemon=charizard&types=fire-flying'],
  [
    ...(['compare', 'defense.solo', '/defense/'] as const),
    'pokemon=charizard&types=fire-flying&with=gyarados.water-flying',
  ],
  ['team', 'defense.team', '/defense/team/'],
  ['boss', 'battle.mode', '/defense/battle/'],
  [
    ...(['bring', 'battle.mode', '/defense/battle/'] as const),
    'battle=1&us=charizard.fire-flying&us=gyarados.water-flying&us=pikachu.electric&us=gengar.ghost-poison' +
      '&them=geodude.rock-ground&them=alakazam.psychic&them=lapras.water-ice&them=snorlax.normal&bring=3',
  ],
  ['attacks', 'offense.attacks', '/offense/', 'attacks=ground-fire'],
  ['list', 'coverage.mode', '/offense/coverage/normal/', 'abilities=1&resists=grass&learns=ice'],
  ['rankings', 'chart.mode', '/offense/chart/', 'counts=best'],
  ['chart', 'chart.mode', '/offense/chart/', 'compare=gen1'],
  ['practice', 'pages.practice.title', '/offense/practice/'],
  ['own', 'preferences.own.label', '/game/'],
  ['stream', 'defense.solo', '/defense/', 'view=overlay&pokemon=charizard&types=fire-flying'],
] as const satisfies readonly (readonly [string, TextKey, `/${string}/`, string?])[];

/** A question that the app answers, the name of the screen, and the address of an example. */
export type QuestionLink = { question: (typeof rows)[number][0]; screen: TextKey; url: string };

/** Returns what can be asked under the settings; a game without the official types has the screens without an example. */
export function listQuestionLinks(settings: Settings): readonly QuestionLink[] {
  const ownTypes = typesIn(settings.ruleset);
  const missing = types.filter((type) => !ownTypes.includes(type));
  return rows.map(([question, screen, path, example]) => {
    const canShow = example !== undefined && !missing.some((type) => example.includes(type));
    const link = canShow ? formatLink(new URLSearchParams(example), settings) : '';
    return { question, screen, url: formatAddress(path, link) };
  });
}
