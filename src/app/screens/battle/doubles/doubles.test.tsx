// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import {
  address,
  choose,
  control,
  eventually,
  hasControl,
  openApp,
  press,
  textOf,
  textsOf,
} from '#tests/app.tsx';

const us = [
  'garchomp.dragon-ground....Earthquake-DragonClaw',
  'incineroar.fire-dark....FlareBlitz-KnockOff',
  'rotomwash.electric-water....Thunderbolt-HydroPump',
  'amoonguss.grass-poison....SludgeBomb',
  'kingambit.dark-steel....IronHead',
];
const them = [
  'fluttermane.ghost-fairy',
  'gyarados.water-flying',
  'tyranitar.rock-dark',
  'zapdos.electric-flying',
];
const link = (marks = '', query = 'doubles=1') =>
  '/defense/battle/?battle=1' +
  us.map((each) => `&us=${each}`).join('') +
  them.map((each) => `&them=${each}`).join('') +
  `&${query}${marks}`;

const tables = () => textsOf('main table caption');
const cells = (caption: string) =>
  [...document.querySelectorAll('main table')]
    .filter((each) => each.querySelector('caption')?.textContent === caption)
    .flatMap((each) => [...each.querySelectorAll('tbody tr')])
    .map((row) => [...row.children].map(({ textContent }) => textContent).join(' '));

test('a switch makes a double battle of a battle, and a link keeps it', async () => {
  await openApp(link('', 'them_active=2'));
  expect(textOf('h1')).toMatch(/^Send out/);
  await press('Double battle');
  await eventually(() => textOf('h1').startsWith('Lead with '));
  expect(textOf('h1')).toMatch(/ and /);
  expect(address()).toContain('doubles=1');
  expect(hasControl('Bring 4')).toBe(false);
  expect(textsOf('h2').some((text) => text.startsWith('Bring '))).toBe(true);
  await press('Double battle');
  await eventually(() => !address().includes('doubles'));
  expect(address()).toContain('them_active=2');
});

// Played: Earthquake does three quarters to everyone, nothing to a Flying type, and hits the partner.
test('the tables have what each attack does to both opponents and to the partner', async () => {
  await openApp(link('&us_active=1-2&them_active=2-3'));
  await eventually(() => tables().length === 4);
  expect(tables()).toEqual([
    'Offense of Garchomp',
    'Offense of Incineroar',
    'Offense of Gyarados',
    'Offense of Tyranitar',
  ]);
  expect(cells('Offense of Garchomp')).toEqual(['Earthquake 0× 1.5× 1.5×', 'Dragon Claw 1× 1× ']);
  expect(textOf('main table')).toContain('Partner Incineroar');
  const number = [...document.querySelectorAll<HTMLElement>('main table tbody button')][2]!;
  number.click();
  await eventually(() => textsOf('main table + div li').includes('Hits several Pokémon 0.75×'));
  expect(textsOf('main table + div li')).toEqual([
    'Ground on Fire 2×',
    'Ground on Dark 1×',
    'Hits several Pokémon 0.75×',
    '= 1.5×',
    'Same-type attack bonus 1.5×',
  ]);
});

test('a tap puts up to two opponents on the field, and another pair can be chosen', async () => {
  await openApp(link());
  await eventually(() => tables().length === 4);
  expect(textOf('main')).toContain('Tap the two opponents on the field.');
  for (const name of ['Gyarados', 'Zapdos']) await press(new RegExp(`^Choose ${name}`));
  await eventually(() => address().includes('them_active=2-4'));
  expect(textOf('h1')).toMatch(/^Send out .* and /);
  await press(/^Choose Tyranitar/);
  await eventually(() => address().includes('them_active=3-4'));
  await press(/^Choose Tyranitar/);
  await eventually(() => address().includes('them_active=4'));
  const other = textsOf('main li button').find((text) => text.includes(' and '));
  const answer = textOf('h1');
  await press(other!);
  await eventually(() => address().includes('us_active='));
  // The tables follow, the recommendation does not.
  expect(textOf('h1')).toBe(answer);
  expect(answer).not.toContain(other);
});

test('a drawn attack names who draws it', async () => {
  await openApp(
    '/defense/battle/?battle=1&us=rotomwash.electric-water....Thunderbolt&us=garchomp.dragon-ground' +
      '&them=gyarados.water-flying&them=rhyperior.ground-rock.lightning_rod&doubles=1',
  );
  const attacks = () => cells('Offense of Rotom (Wash Rotom)');
  await eventually(() => attacks().length > 0);
  expect(attacks()[0]).toMatch(/^Thunderbolt Drawn by Rhyperior \(Lightning Rod\)/);
});

test('what they used this turn and their screens count in the tables, and stay in the link', async () => {
  await openApp(link('&us_active=1-2&them_active=2-3'));
  await eventually(() => tables().length === 4);
  await choose('Incineroar used', 'Helping Hand');
  await eventually(() => cells('Offense of Garchomp')[0] === 'Earthquake 0× 2.25× 2.25×');
  await press('Reflect', 'This turn, Their team');
  await eventually(() => cells('Offense of Garchomp')[0] === 'Earthquake 0× 1.5× 2.25×');
  expect(textOf('main details summary')).toContain('Incineroar: Helping Hand, Reflect');
  expect(address()).toContain('us_pair=2.helping_hand');
});

test('the picture has the numbers of the tables', async () => {
  await openApp(link('&us_active=1-2&them_active=2-3'));
  await eventually(() => tables().length === 4);
  await press('Picture');
  await eventually(() => textsOf('svg[aria-label="Picture of this battle"] text').length > 0);
  const texts = textsOf('svg[aria-label="Picture of this battle"] text');
  expect(texts.slice(0, 2)).toEqual(['Countertype · Double battle', textOf('h1')]);
  expect(texts.slice(2, 7)).toEqual(['Garchomp', 'Gyarados', 'Tyranitar', 'Partner', 'Incineroar']);
  expect(texts.slice(7, 14)).toEqual([
    'Earthquake',
    '0×',
    '1.5×',
    '1.5×',
    'Dragon Claw',
    '1×',
    '1×',
  ]);
});

test('a game without double battles has no switch', async () => {
  await openApp(link('', 'generation=gen1'));
  expect(hasControl('Double battle')).toBe(false);
  await openApp(
    '/defense/battle/?generation=gen2&game=emerald&battle=1&us=swampert.water-ground&them=gengar.ghost-poison',
  );
  expect(control('Double battle').getAttribute('aria-pressed')).toBe('false');
});
