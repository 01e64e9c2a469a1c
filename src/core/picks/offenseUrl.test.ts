import { expect, it } from 'vitest';
import type { ChosenAttack } from '#core/links/offense.ts';
import type { Settings } from '#core/rulesets/settings.ts';
import { formatOffenseUrl } from './offenseUrl.ts';

const modern: Settings = { ruleset: 'default', typeCount: 2 };
const three: Settings = { ruleset: 'default', typeCount: 3 };
const gen2: Settings = { ruleset: 'gen2', typeCount: 2 };

const ice: ChosenAttack = { strike: 'ice' };
const iceWithLens: ChosenAttack = { strike: 'ice', ability: 'tinted_lens' };
const iceWithScrappy: ChosenAttack = { strike: 'ice', ability: 'scrappy' };
const freezeDry: ChosenAttack = { strike: 'freeze_dry' };

it.each<[string, ChosenAttack[], Settings, boolean, string]>([
  ['is the bare path if there are no attacks', [], modern, false, '/offense/'],
  [
    'has the types in the order of the games, then moves',
    [freezeDry, ice, { strike: 'fire' }],
    modern,
    false,
    '/offense/?attacks=fire-ice-freeze_dry',
  ],
  ['has an attack once', [ice, { ...ice }], modern, false, '/offense/?attacks=ice'],
  [
    'has one type with every ability, in their order',
    [iceWithScrappy, ice, iceWithLens, iceWithScrappy],
    modern,
    false,
    '/offense/?attacks=ice.scrappy-ice-ice.tinted_lens',
  ],
  [
    'leaves out what the generation lacks',
    [ice, freezeDry, { strike: 'fairy' }],
    gen2,
    false,
    '/offense/?attacks=ice&generation=gen2',
  ],
  ['has the settings', [ice], three, false, '/offense/?attacks=ice&type_count=3'],
  ['has the inverse battle', [ice], modern, true, '/offense/?attacks=ice&inverse=1'],
])('the link to the offense screen %s', (_, attacks, settings, inverse, link) => {
  expect(formatOffenseUrl(attacks, settings, inverse)).toBe(link);
});
