// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { calculators } from '#core/links/registry.ts';
import { newGame } from '#core/ownGames/edit/chartEdits.ts';
import { addPokemon } from '#core/ownGames/edit/pokemonEdits.ts';
import { formatGameText } from '#core/ownGames/link/gameText.ts';
import { eventually, openApp, press, textOf } from '#tests/app.tsx';

/** A game of a link, whose names are all official. */
const own = formatGameText(addPokemon(newGame('Scarlet / Violet', 'default'), 'Garchomp'));

test.each(['defense', 'battle', 'chart'] as const)(
  'an own game cannot pass as an official one on %s',
  async (name) => {
    await openApp(`${calculators[name].path}?own=${own}`);
    await eventually(() =>
      textOf('main').includes(
        'Scarlet / Violet has its own type chart and isn’t an official game.',
      ),
    );
    expect(textOf('header')).toContain('Custom game');
  },
);

test('the help is on the page only while it is open', async () => {
  await openApp(calculators.defense.path);
  const hasCards = () => document.querySelector('aside table') !== null;
  await eventually(hasCards);
  await press('Help');
  await eventually(() => !hasCards());
  await press('Help');
  await eventually(hasCards);
});
