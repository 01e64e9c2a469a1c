import { expect, it } from 'vitest';
import type { OwnGameType } from '#core/rulesets/ownGame.ts';
import { lettersOf } from './ownNames.ts';

function lettersOfNames(...names: string[]): string[] {
  const types = new Map(names.map((name) => [name, { id: name, name } as OwnGameType]));
  return [...lettersOf(types).values()];
}

// Regression: Sound, Space and Steam were one letter S.
it.each([
  [
    ['Sound', 'Space', 'Steam', 'Crystal', 'Cosmic'],
    ['So', 'Sp', 'St', 'Cr', 'Co'],
  ],
  [
    ['Sound', 'Soul', 'Sonic'],
    ['So', 'Su', 'Sn'],
  ],
  [['X'], ['X']],
  [['Éther'], ['Ét']],
  [
    ['おと', 'おに'],
    ['おと', 'おに'],
  ],
])('the icons of %j are %j', (names, letters) => {
  expect(lettersOfNames(...names)).toEqual(letters);
});
