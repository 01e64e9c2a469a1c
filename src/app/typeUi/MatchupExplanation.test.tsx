// @vitest-environment happy-dom
import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { readNumberReport } from '#app/browser/numberReport.ts';
import { NavigationContext } from '#app/ui/controls/Link.tsx';
import type { Factor, Matchup } from '#core/hit/effectiveness.ts';
import { control, textsOf } from '#tests/app.tsx';
import { loadEnglishTexts } from '#tests/englishTexts.ts';
import { MatchupExplanation } from './MatchupExplanation.tsx';

beforeAll(loadEnglishTexts);
afterEach(cleanup);

/** The lines of the explanation of a multiplier. */
function explain(multiplier: number, ...factors: Factor[]): string[] {
  cleanup();
  render(
    <NavigationContext value={{ basePath: '', navigate: () => {}, prepare: () => {} }}>
      <MatchupExplanation matchup={{ multiplier, effectiveness: 1, factors } as Matchup} />
    </NavigationContext>,
  );
  return textsOf('ol > li');
}

test('each factor has its rule and its number, and the result is below them', () => {
  expect(
    explain(
      2,
      { by: 'ice', on: 'dragon', factor: 2 },
      { by: 'ice', on: 'water', factor: 2, was: 0.5, because: 'freeze_dry' },
      { by: 'thick_fat', factor: 0.5 },
    ),
  ).toEqual([
    'Ice on Dragon 2×',
    'Ice on Water 2× instead of ½×, because of Freeze-Dry',
    'Thick Fat ½×',
    '= 2×',
  ]);
  expect(explain(1, { by: 'levitate', because: 'mold_breaker', factor: 1 })[0]).toBe(
    'Mold Breaker cancels Levitate',
  );
  expect(
    explain(
      2,
      { by: 'refrigerate', to: 'ice', factor: 1 },
      { by: 'stellar', factor: 2 },
      { by: 'double_weakness', factor: 0.8 },
    ),
  ).toEqual([
    'Refrigerate: becomes Ice',
    'Stellar on a Terastallized Pokémon 2×',
    'Two weaknesses count less in this game 0.8×',
    '= 2×',
  ]);
});

test('the same-type bonus is beside the result', () => {
  const ice: Factor = { by: 'ice', on: 'dragon', factor: 2 };
  const bonus: Factor = { by: 'same_type_bonus', factor: 1.5 };
  expect(explain(3, bonus, ice)).toEqual([
    'Ice on Dragon 2×',
    '= 2×',
    'Same-type attack bonus 1.5×',
  ]);
});

test('a report has the lines of the explanation', () => {
  explain(2, { by: 'ice', on: 'dragon', factor: 2 });
  fireEvent.click(control(/^Report/));
  expect(readNumberReport()).toEqual({ address: location.href, answer: 'Ice on Dragon 2×\n= 2×' });
});
