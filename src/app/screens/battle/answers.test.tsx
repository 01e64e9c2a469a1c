// @vitest-environment happy-dom

import { act } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  address,
  control,
  eventually,
  focus,
  hasControl,
  openApp,
  press,
  pressKey,
  textOf,
  textsOf,
} from '#tests/app.tsx';

const path = '/defense/battle/?';
const answer = '[aria-label="Answer"]';

/** Opens another battle in the same tab. */
async function goTo(search: string): Promise<void> {
  const { router } = await import('#app/shell/appRouter.ts');
  await act(async () => router.navigate(`${path}${search}`));
}

const headline = () => [textOf('h1'), textOf(`${answer} p`)];

test('the answer says how sure it is, who is safe, and when nobody is left; so does the lead', async () => {
  await openApp(path);
  for (const [search, title, text] of [
    [
      'us=jolteon.electric&them=gyarados.water-flying',
      'Send out Jolteon',
      'Takes 1× if Gyarados attacks with its own types. Deals 4× with Electric, its own type. No member can switch in safely, even if Gyarados uses only its own types.',
    ],
    [
      'us=jolteon.electric....electric&them=gyarados.water-flying....flying',
      'Send out Jolteon',
      'Takes at most ½× from Gyarados. Deals at least 4× with Electric. It is safe to switch in.',
    ],
    [
      'us=jolteon.electric....electric&us=lapras.water-ice&them=gyarados.water-flying....water',
      'Send out Jolteon',
      'Takes at most 1× from Gyarados. Deals at least 4× with Electric. Safe to switch in: Lapras.',
    ],
    [
      'us=jolteon.electric&us=electivire.electric&them=skarmory.steel-flying',
      'Send out Jolteon',
      'Takes ½× if Skarmory attacks with its own types. Deals 2× with Electric, its own type. Safe to switch in if Skarmory uses its own types: Jolteon, Electivire.',
    ],
    [
      'us=jolteon.electric&them=skarmory.steel-flying',
      'Send out Jolteon',
      'Takes ½× if Skarmory attacks with its own types. Deals 2× with Electric, its own type. It can switch in safely if Skarmory uses its own types.',
    ],
    [
      'us=charizard.fire-flying&them=gyarados.water-flying....water',
      'No good choice against Gyarados',
      'Charizard is your least bad option. Takes at most 2× from Gyarados. Deals 1× with Flying, its own type. No member is safe to switch in.',
    ],
    [
      'us=persian.normal....normal&them=gengar.ghost-poison....ghost',
      'No good choice against Gengar',
      'Persian is your least bad option. Takes at most 0× from Gengar. Its attacks may have no effect. It is safe to switch in.',
    ],
    [
      'us=jolteon.electric&us_fainted=1&them=gyarados.water-flying',
      'No Pokémon left to send out',
      'You have no counter to Gyarados.',
    ],
    [
      'us=jolteon.electric',
      'Now add the opponents',
      'Add the opponents and your own team by name, or paste them. Or try one of these:',
    ],
    [
      'them=gyarados.water-flying',
      'Now add your own team',
      'Enter both teams, and see which Pokémon to send out, which attack to use, and why.',
    ],
  ] as const) {
    await goTo(`battle=1&${search}`);
    expect(headline()).toEqual([title, text]);
    expect([hasControl('Picture'), hasControl(/^Brock/, 'Answer')]).toEqual([
      search.includes('us=') && search.includes('them='),
      !search.includes('them='),
    ]);
  }
  const full = `battle=1${'&us=mew.psychic'.repeat(12)}&them=gengar.ghost-poison`;
  await goTo(full);
  expect([hasControl('Add to your team'), hasControl('Add an opponent')]).toEqual([false, true]);
  expect(textOf('[aria-label="Your team"]')).toContain('A team can have up to 12 members.');
  // Before a battle, the lead counts, against the opponents that can battle.
  const records = () => textsOf('[aria-label="All matchups"] tbody th small');
  await goTo(
    'battle=1&us=charizard.fire-flying&them=gyarados.water-flying&them=rhydon.ground-rock',
  );
  expect(headline()).toEqual([
    'None of your Pokémon beats any of theirs',
    'You have no counter to Gyarados and Rhydon.',
  ]);
  const two =
    'battle=1&us=jolteon.electric&us=charizard.fire-flying&them=gyarados.water-flying&them=pidgeot.normal-flying';
  await goTo(two);
  expect(headline()).toEqual([
    'Lead with Jolteon',
    'It beats 2 of 2 and loses to none. You have a counter to every opponent.',
  ]);
  await goTo(`${two}&them_fainted=1`);
  expect(textOf(`${answer} p`)).toBe(
    'It beats 1 of 1 and loses to none. You have a counter to every opponent.',
  );
  await goTo(`${two}&us_fainted=1`);
  expect(records()[0]).toBe('Fainted');
  expect(records()[1]).toMatch(/^\d won, \d lost$/);
});

// Regression: it was 0×, and everybody was safe from it.
test('fixed damage counts as 1×, or as 0× if the Pokémon is immune, and a sentence says so', async () => {
  await openApp(path);
  const note =
    'Fixed damage doesn’t depend on types. It counts as 1× (+ Same-type attack bonus), or as 0× if the Pokémon is immune.';
  await goTo('battle=1&us=skarmory.steel-flying&them=blissey.normal....fixed_fighting');
  expect(headline()).toEqual([
    'No good choice against Blissey',
    'Skarmory is your least bad option. Takes at most 1× from Blissey. Deals 1× with Steel, its own type. No member is safe to switch in.',
  ]);
  expect(textOf(answer)).toContain(note);
  expect(hasControl(/^Skarmory takes 1× from Blissey’s Fixed damage/)).toBe(true);
  await goTo('battle=1&us=gengar.ghost-poison&them=blissey.normal....fixed_fighting');
  expect(headline()).toEqual([
    'Send out Gengar',
    'Takes at most 0× from Blissey. Deals 1× with Poison, its own type. It is safe to switch in.',
  ]);
  await goTo('battle=1&us=skarmory.steel-flying&them=blissey.normal....normal');
  expect(textOf(answer)).not.toContain('Fixed damage');
});

test('the field has what the game has, and the answer names what it lacks', async () => {
  await openApp(path);
  const fields = ['Weather', 'Terrain', 'Gravity', 'Inverse battle'];
  const inverse = 'In an inverse battle the type chart is reversed.';
  for (const [game, expected] of [
    ['yellow&generation=gen1', []],
    ['x-y', fields],
    ['sword-shield', ['Weather', 'Terrain', 'Gravity']],
  ] as const) {
    await goTo(
      `battle=1&us=jolteon.electric&us=beedrill.bug-poison&them=gyarados.water-flying&inverse=1&game=${game}`,
    );
    expect(fields.filter((each) => hasControl(each))).toEqual(expected);
    expect(textOf('[aria-label=Field]') === '').toBe(expected.length === 0);
    expect(textOf(answer).includes(inverse)).toBe(game === 'x-y');
    // The lists of the games come later.
    const missing = 'Not in Sword / Shield: Beedrill.';
    await eventually(() => textOf(answer).includes(missing) === (game === 'sword-shield'));
  }
  // Regression: a Pokémon of a later generation seemed to be in the game.
  await goTo(
    'battle=1&us=jolteon.electric&us=scizor.bug&them=gyarados.water-flying&game=yellow&generation=gen1',
  );
  expect(textOf(answer)).toContain('Not in Yellow: Scizor.');
  await goTo('battle=1&us=jolteon.electric&them=gyarados.water-flying&game=x-y');
  await press('Gravity');
  expect(address()).toContain('&conditions=gravity');
  await press('Gravity');
  expect(address()).not.toContain('conditions');
});

test('a wide window has the answer to one opponent beside who beats whom', async () => {
  const us = ['jolteon.electric', 'charizard.fire-flying', 'lapras.water-ice', 'snorlax.normal'];
  const them = ['gyarados.water-flying', 'pidgeot.normal-flying', 'onix.rock-ground'];
  const link = (opponents: string[]) =>
    [
      'battle=1',
      ...us.map((each) => `us=${each}`),
      ...opponents.map((each) => `them=${each}`),
    ].join('&');
  const group = '[role=group][aria-label="Opponents shown"]';
  await openApp(`${path}${link(them)}`, { width: 1700 });
  expect([textOf('h1'), textOf(group)]).toEqual(['Tap an opponent', '']);
  expect(textsOf('h2')).toContain('Lead with Jolteon');
  await goTo(`${link([...them, 'golem.rock-ground'])}&them_active=2`);
  expect([textOf('h1'), textOf(group)]).toEqual(['Send out Jolteon', 'Bring 3Bring 4All 4']);
  const pressed = () =>
    ['Bring 3', 'Bring 4', 'All 4'].map((each) => control(each).getAttribute('aria-pressed'));
  expect(pressed()).toEqual(['false', 'false', 'true']);
  await press('Bring 3');
  expect(pressed()).toEqual(['true', 'false', 'false']);
  expect(address()).toContain('them_active=2&bring=3');
  expect(textsOf('h2').some((text) => text.startsWith('Bring '))).toBe(true);
});

test('a tile of the standings opens and closes, also with Escape', async () => {
  await openApp(
    `${path}battle=1&us=jolteon.electric&us=heatran.fire-steel....ground&them=charizard.fire-flying`,
  );
  const tile = /^Jolteon takes 1×/;
  const state = (name: string | RegExp) => control(name).getAttribute('aria-expanded');
  expect(state(tile)).toBe('false');
  const shows = (name: string | RegExp) =>
    document.getElementById(control(name).getAttribute('aria-controls') ?? '') !== null;
  // It has no same-type attack bonus.
  expect(hasControl('Heatran deals 0× to Charizard with Ground')).toBe(true);
  await press(tile);
  expect([state(tile), shows(tile)]).toEqual(['true', true]);
  expect([state(/^Jolteon deals/), shows(/^Jolteon deals/)]).toEqual(['false', false]);
  await press(tile);
  expect(state(tile)).toBe('false');
  await focus(tile);
  await pressKey('Escape');
  expect(state(tile)).toBe('false');
  await press(tile);
  await pressKey('Escape');
  expect(state(tile)).toBe('false');
  // Flash Fire makes Heatran immune to Fire.
  await press(/^Heatran takes ½–1×/);
  expect(textsOf(`${answer} ol p`).filter((text) => text.startsWith('If'))).toEqual([
    'If Heatran has Flash Fire:',
    'If Heatran has a different ability:',
  ]);
  // Both numbers are explained, and the links stand once.
  const links = textsOf(`${answer} ol a`);
  expect(links).toEqual(['How do we know?', 'Report a wrong number']);
});

test('the tools tell an ability, that it is active, and a Tera Type', async () => {
  const link = (heatran: string, marks = '') =>
    `${path}battle=1&us=heatran.fire-steel${heatran}&us=scizor.bug-steel..fire${marks}&them=gyarados.water-flying`;
  await openApp(link(''));
  await press('Choose Heatran, Fire, Steel');
  await press('Flash Fire', 'Ability of Heatran');
  expect([
    address(),
    control('Flash Fire', 'Ability of Heatran').getAttribute('aria-pressed'),
    control('Other abilities', 'Ability of Heatran').getAttribute('aria-pressed'),
  ]).toEqual([link('.flash_fire'), 'true', 'false']);
  await press('Flash Fire', 'Ability of Heatran');
  expect(address()).toBe(link(''));
  await press('Heatran, Flash Fire is active');
  expect(address()).toBe(link('.flash_fire', '&us_triggered=1'));
  await press('Heatran, Flash Fire is active');
  expect(address()).toBe(link('.flash_fire'));
  await press('Choose Scizor, Bug, Steel');
  expect(hasControl('Heatran, Flash Fire is active')).toBe(false);
  await press('Scizor, Terastallized: Fire');
  expect([address(), hasControl('Choose Scizor, Fire')]).toEqual([
    link('.flash_fire', '&us_tera=2'),
    true,
  ]);
  await press('Choose Scizor, Fire');
  expect(hasControl('Edit Scizor')).toBe(false);
  // The tools of an opponent have a button of their own.
  await press('About Gyarados');
  expect(control('About Gyarados').getAttribute('aria-expanded')).toBe('true');
  await press('Fainted', 'Their team');
  expect(hasControl('Choose Gyarados, Fainted, Water, Flying')).toBe(true);
  await press('About Gyarados');
  expect(hasControl('Fainted', 'Their team')).toBe(false);
});

test('the picture has all names and numbers, none beside its tile', async () => {
  await openApp(
    `${path}battle=1&us=jolteon.electric&us=charizard.fire-flying&them=gyarados.water-flying&them=pidgeot.normal-flying&them=onix.rock-ground`,
  );
  await press('Picture');
  const picture = 'svg[aria-label="Picture of this battle"]';
  await eventually(() => document.querySelector(picture) !== null);
  const numberOf = (element: Element | null, name: string) => Number(element?.getAttribute(name));
  const svg = document.querySelector(picture);
  const tiles = [...document.querySelectorAll(`${picture} g > rect`)].map((rect) => ({
    left: numberOf(rect, 'x'),
    top: numberOf(rect, 'y'),
    right: numberOf(rect, 'x') + numberOf(rect, 'width'),
    bottom: numberOf(rect, 'y') + numberOf(rect, 'height'),
    text: rect.nextElementSibling,
    hasFrame: rect.getAttribute('stroke') !== 'none',
  }));
  expect(tiles.map(({ text }) => text?.textContent)).toEqual([
    // Jolteon deals and takes.
    ...['4×', '1×', '2×', '1×', '0×', '2×'],
    // Charizard deals and takes.
    ...['1×', '2×', '1×', '1×', '½×', '4×'],
  ]);
  expect(tiles.map(({ hasFrame }) => hasFrame)).toEqual(tiles.map((_, index) => index < 4));
  for (const [index, { left, top, right, bottom, text }] of tiles.entries()) {
    expect(numberOf(text, 'x')).toBe((left + right) / 2);
    const [size, baseline] = [numberOf(text, 'font-size'), numberOf(text, 'y')];
    expect(baseline - size > top && baseline < bottom).toBe(true);
    for (const other of tiles.slice(index + 1))
      expect(
        right < other.left || other.right < left || bottom < other.top || other.bottom < top,
      ).toBe(true);
  }
  const margin = numberOf(document.querySelector(`${picture} > text`), 'x');
  const [right, bottom] = [
    Math.max(...tiles.map((tile) => tile.right)),
    Math.max(...tiles.map((tile) => tile.bottom)),
  ];
  expect([
    numberOf(svg, 'width') - right >= margin,
    numberOf(svg, 'width') - right < 2 * margin,
    numberOf(svg, 'height') - bottom >= margin,
    numberOf(svg, 'height') - bottom < 2 * margin,
  ]).toEqual([true, true, true, true]);
  // The names of the opponents stand above the middles of their columns.
  const names = [...document.querySelectorAll(`${picture} tspan`)];
  expect(names.map((name) => name.textContent)).toEqual([
    ...['Gyarados', 'Pidgeot', 'Onix', 'Jolteon', 'Charizard'],
  ]);
  expect(names.slice(0, 3).map((name) => numberOf(name, 'x'))).toEqual(
    [0, 2, 4].map((index) => numberOf(tiles[index]!.text, 'x')),
  );
  expect(
    names.slice(3).map((name, index) => {
      const [deals, takes] = [tiles[6 * index], tiles[6 * index + 1]];
      const y = numberOf(name, 'y');
      return y > deals!.top && y < takes!.bottom && numberOf(name, 'x') === margin;
    }),
  ).toEqual([true, true]);
});
