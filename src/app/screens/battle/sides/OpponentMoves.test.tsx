// @vitest-environment happy-dom

import { expect, test } from 'vitest';
import { address, eventually, openApp, press, textOf, textsOf } from '#tests/app.tsx';

const answer = '[aria-label="Answer"]';
const battle =
  '/defense/battle/?game=scarlet-violet&battle=1&us=amoonguss.grass-poison&us=toxtricity.electric-poison';
const milotic = `${battle}&them=milotic.water`;

test('a likely move that would turn the verdict is named, with the grades and their sources', async () => {
  await openApp(milotic);
  await eventually(() =>
    textOf(answer).includes('Milotic could surprise Amoonguss (Ice Beam 2×).'),
  );
  const [likely, byLevel, possible, help] = textsOf(`${answer} details p`);
  expect(likely).toMatch(/^Likely: .*Ice Beam/);
  expect(byLevel).toBe('By level: Normal, Water, Dragon, Fairy');
  expect(possible).toContain('Ice');
  expect(help).toBe(
    'Moves of generation 9, including TM and tutor moves. Your game may have fewer.',
  );
});

test('the switch counts the likely moves in every number, and says where they come from', async () => {
  await openApp(milotic);
  await eventually(() => textOf(answer).includes('Count likely moves'));
  expect(textOf(answer)).toContain('Likely moves come from Pokémon Showdown’s random battles.');
  expect(textOf('h1')).toBe('Send out Amoonguss');
  await press('Count likely moves');
  await eventually(() => textOf('h1') === 'Send out Toxtricity');
  expect(address()).toContain('&likely=1');
  expect(textOf(answer)).toContain('Takes at most 1× from Milotic.');
  expect(textOf(answer)).toContain('Your opponents’ likely moves count.');
  expect(textOf(answer)).not.toContain('could surprise');
  await press('Count likely moves');
  expect([textOf('h1'), address().includes('likely')]).toEqual(['Send out Amoonguss', false]);
});

test('a link with likely moves counts them before a battle, too', async () => {
  await openApp(`${milotic}&them=gengar.ghost-poison&likely=1`);
  await eventually(() => textOf(answer).includes('Your opponents’ likely moves count.'));
  await eventually(() => textOf('h1') === 'Lead with Toxtricity');
});

test.each([
  ['a game without likely moves', 'game=legends-arceus', 'them=milotic.water'],
  ['an opponent with known moves', 'game=scarlet-violet', 'them=milotic.water....water'],
])('there is no switch with %s', async (_, game, them) => {
  await openApp(`/defense/battle/?${game}&battle=1&us=lucario.fighting-steel&${them}`);
  await eventually(() => textOf('h1') !== '');
  expect(textOf(answer)).not.toContain('Count likely moves');
});

test.each([
  ['legends-arceus', 'Moves of Legends: Arceus, including TM and tutor moves.'],
  [
    'lets-go',
    'Moves of Let’s Go, Pikachu! / Let’s Go, Eevee!, including TM and tutor moves. Only Pokémon Showdown has this list.',
  ],
])('%s has a list of its own', async (game, source) => {
  await openApp(`/defense/battle/?game=${game}&battle=1&us=vulpix.fire&them=psyduck.water`);
  await eventually(() => textsOf(`${answer} details p`).length > 0);
  expect(textsOf(`${answer} details p`).at(-1)).toBe(source);
});

// Regression: Regulation M-C added Pokémon whose moves no source has; they looked like Pokémon without a move.
const champions = '/defense/battle/?game=champions&battle=1&us=meganium.grass';
const unknown = 'Our list doesn’t have the moves of Rillaboom.';
const count = (text: string, part: string) => text.split(part).length - 1;

test('an opponent whose moves in the game are not known is named', async () => {
  await openApp(`${champions}&them=rillaboom.grass`);
  await eventually(() => textOf(answer).includes(unknown));
  expect(textOf(answer)).not.toContain('possible attacks');
  await press('Count likely moves');
  await eventually(() => address().includes('&likely=1') && textOf(answer).includes(unknown));
  expect(count(textOf(answer), unknown)).toBe(1);
  expect(textOf(answer)).not.toContain('Your opponents’ likely moves count.');
});

// Regression: without a game, an opponent that Scarlet and Violet lack looked as if it learned nothing.
test('without a game, an opponent that the newest games lack is named', async () => {
  await openApp('/defense/battle/?battle=1&us=meganium.grass&them=aurorus.rock-ice');
  await eventually(() => textOf(answer).includes('Our list doesn’t have the moves of Aurorus.'));
});

test('before a battle, counting likely moves names the opponents whose moves are not known', async () => {
  await openApp(`${champions}&them=rillaboom.grass&them=meganium.grass&likely=1`);
  await eventually(() => textOf(answer).includes('Your opponents’ likely moves count.'));
  expect(count(textOf(answer), unknown)).toBe(1);
});

test.each([
  ['that learns no attack', 'them=ditto.normal'],
  ['with chosen attacks', 'them=cinderace.fire....PyroBall'],
])('an opponent %s is not one whose moves are not known', async (_, them) => {
  await openApp(`${champions}&${them}&them=rillaboom.grass&likely=1`);
  await eventually(() => textOf(answer).includes('Our list doesn’t have'));
  expect(textOf(answer)).toContain(unknown);
});
