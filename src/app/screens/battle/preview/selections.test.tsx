// @vitest-environment happy-dom

import { expect, test } from 'vitest';
import { address, eventually, openApp, press, textOf, textsOf } from '#tests/app.tsx';

const us =
  'us=garchomp.dragon-ground&us=rotom-wash.electric-water.levitate&us=azumarill.water-fairy' +
  '&us=scizor.bug-steel&us=gholdengo.steel-ghost&us=dragonite.dragon-flying';
const them =
  'them=bronzong.steel-psychic&them=gyarados.water-flying&them=heatran.fire-steel' +
  '&them=tyranitar.rock-dark&them=ferrothorn.grass-steel&them=gengar.ghost-poison';
const six = `/defense/battle/?battle=1&${us}&${them}`;

const reason = '[aria-label="Answer"] p';
const records = '[aria-label="All matchups"] tbody th small';
const selections = '[aria-label="What you can bring"] > li summary';

test('Bring 3 names three members, the lead and what they lack, and leaves the others out', async () => {
  await openApp(six);
  await press('Bring 3');
  expect([textOf('h1'), textOf(reason), address()]).toEqual([
    'Bring Garchomp, Rotom-W, and Scizor',
    'Lead with Garchomp. You have a counter to every opponent. Hardest: Bronzong. No shared weakness.',
    `${six}&bring=3`,
  ]);
  expect(textsOf('ul:has(+ h1) > li')).toEqual(['Garchompleads', 'Rotom-W', 'Scizor']);
  expect(textsOf(records).map((text) => text === 'not brought')).toEqual([
    false,
    false,
    true,
    false,
    true,
    true,
  ]);
  // The ranking has only those that are brought.
  await press('Choose Heatran, Fire, Steel');
  expect(textsOf('[aria-label="Answer"] ol > li').length).toBe(3);
});

test('another selection is compared, explained and chosen, and the link has it', async () => {
  await openApp(`${six}&bring=3`);
  await eventually(() => textsOf(selections).length > 0);
  expect(textsOf(selections).map((text) => text.split('You')[0]?.trim())).toEqual([
    '✓ Garchomp, Rotom-W, Scizor',
    'Garchomp, Rotom-W, Gholdengo',
    'Garchomp, Azumarill, Scizor',
    'Garchomp, Azumarill, Gholdengo',
  ]);
  expect(textsOf('[aria-label="What you can bring"] > li:nth-child(3) li')).toContain(
    'Garchomp against Gyarados: deals 1×, takes 1×',
  );
  await press('Bring these');
  expect([textOf('h1'), address()]).toEqual([
    'Bring Garchomp, Rotom-W, and Gholdengo',
    `${six}&bring=1-2-5`,
  ]);
  await press('Bring 3');
  expect(address()).toBe(`${six}&bring=3`);
});

// Regression: All 6 led with Incineroar, and Bring 4 left it at home without a word.
test('the member that beats the most and stays at home is named, with what would be worse with it', async () => {
  const champions =
    '/defense/battle/?game=champions&battle=1&us=garchomp.dragon-ground&us=rotom-wash.electric-water' +
    '&us=incineroar.fire-dark&us=dragonite.dragon-flying&us=tyranitar.rock-dark&us=kingambit.dark-steel' +
    '&them=charizard.fire-flying&them=gengar.ghost-poison&them=froslass.ice-ghost' +
    '&them=azumarill.water-fairy&them=aegislash.steel-ghost&them=whimsicott.grass-fairy';
  await openApp(champions);
  expect(textOf('h1')).toBe('Lead with Incineroar');
  await press('Bring 4');
  await eventually(() => textOf('h1').startsWith('Bring'));
  const four = '(2), Grass (2), Fighting (2), Ground (2)';
  expect([textOf('h1'), textOf(reason)]).toEqual([
    'Bring Garchomp, Rotom-W, Tyranitar, and Kingambit',
    `Lead with Kingambit. You have a counter to every opponent. Hardest: Azumarill. Shared weaknesses: Fairy ${four}. ` +
      'Incineroar beats the most, but stays at home. With it, more members share a weakness: Water (2).',
  ]);
  // What the player has chosen needs no reason.
  await press('Bring these');
  expect(textOf(reason)).not.toContain('stays at home');
});

test('a wide screen has no answer to one opponent before the player picks one', async () => {
  await openApp(six, { width: 1920 });
  expect([textOf('h1'), textsOf('h2').includes('Lead with Garchomp')]).toEqual([
    'Tap an opponent',
    true,
  ]);
  await press('Choose Heatran, Fire, Steel');
  expect(textOf('h1')).toMatch(/^Send out/);
});

test('what they may bring is listed by the members that it beats', async () => {
  await openApp(`${six}&bring=4`);
  await eventually(() => textsOf('[aria-label="What they may bring"] > li summary').length === 3);
  expect(textsOf('[aria-label="What they may bring"] > li:first-child ul li').length).toBe(6);
  await press('All 6');
  expect([textOf('h1'), address()]).toEqual(['Lead with Garchomp', six]);
});

// Regression: three rows said the same five names.
test('what all that they may bring beat is said once, and each row has only what it beats besides', async () => {
  await openApp(`${six}&bring=3`);
  const list = '[aria-label="What they may bring"]';
  await eventually(() => textOf(list) !== '');
  expect([textOf(`p:has(+ ${list})`), ...textsOf(`${list} summary p`)]).toEqual([
    'Each of these beats Rotom-W, Azumarill, Scizor, and Dragonite.',
    'Also beats Garchomp and Gholdengo.',
    'Also beats Garchomp.',
    'Also beats Gholdengo.',
  ]);
});

test('sides with three members have nothing to leave at home', async () => {
  await openApp(
    '/defense/battle/?battle=1&us=mew.psychic&us=mew.psychic&us=mew.psychic&us=mew.psychic' +
      '&them=gengar.ghost-poison&them=gengar.ghost-poison&them=gengar.ghost-poison&bring=3',
  );
  expect(textOf('[role="group"][aria-label="Opponents shown"]')).toBe('GengarAll 3');
});

test('a Mega Evolution of the game counts until one tap tells, and only for one opponent', async () => {
  const link =
    '/defense/battle/?game=x-y&battle=1&us=blastoise.water&us=lapras.water-ice' +
    '&them=charizard.fire-flying&them=gengar.ghost-poison';
  await openApp(link);
  const lapras = () => textsOf('[aria-label="All matchups"] tbody tr:nth-child(2) button')[0];
  const answer = (text: string) => `Mega Evolution of ${text}`;
  // Mega Charizard X is Fire and Dragon.
  await press(/^Blastoise against Charizard|^Blastoise beats Charizard/);
  expect(textOf('[aria-label="Answer"]')).toContain('As Charizard (Mega Charizard X):');
  const unknown = lapras();
  await press(answer('Charizard: unknown'));
  expect(address()).toContain('them=charizard-mega-x.fire-dragon');
  expect(document.querySelector('[aria-label^="Mega Evolution of Gengar"]')).toBeNull();
  await press(answer('Charizard (Mega Charizard X): Charizard X'));
  await press(answer('Charizard (Mega Charizard Y): Charizard Y'));
  expect(address()).toContain('them=charizard.fire-flying&them=gengar.ghost-poison&them_no_mega=1');
  await press(answer('Charizard: none'));
  expect([new URL(address(), 'https://x').searchParams.has('them_no_mega'), lapras()]).toEqual([
    false,
    unknown,
  ]);
});

// Regression: the least dealt to one form was compared with the most taken from another.
test('who has a counter is the same for all opponents, for one, and for each form of it', async () => {
  const link =
    '/defense/battle/?game=champions&battle=1&us=azumarill.water-fairy&us=snorlax.normal&us=meowscarada.grass-dark' +
    '&us=gengar.ghost-poison&them=charizard.fire-flying&them=pikachu.electric&them=garganacl.rock' +
    '&them=whimsicott.grass-fairy';
  await openApp(`${link}&bring=3`);
  expect([textOf('h1'), textOf(reason)]).toEqual([
    'Bring Azumarill, Meowscarada, and Gengar',
    'Lead with Azumarill. You have a counter to every opponent. Hardest: Charizard. Shared weaknesses: Poison (2).',
  ]);
  expect(textsOf('[aria-label="What you can bring"] > li:first-child li')[0]).toMatch(
    /^Azumarill beats Charizard: deals 1–2×, takes ¼–1×$/,
  );
  for (const name of [
    /^Choose Charizard/,
    /^Choose Pikachu/,
    /^Choose Garganacl/,
    /^Choose Whim/,
  ]) {
    await press(name);
    expect(textOf('h1')).toMatch(/^Send out /);
  }
  await press(/^Choose Charizard/);
  expect([textOf('h1'), textOf(reason)]).toEqual([
    'Send out Azumarill',
    'The worst case is without a Mega Evolution. Takes 1× if Charizard attacks with its own types. Deals 2× with Water, its own type. No member can switch in safely, even if Charizard uses only its own types.',
  ]);
  for (const form of ['Charizard X', 'Charizard Y', 'none']) {
    await press(/^Mega Evolution of Charizard/);
    expect([form, textOf('h1')]).toEqual([form, 'Send out Azumarill']);
    expect(textOf(reason)).not.toContain('The worst case');
  }
});
