// @vitest-environment happy-dom
import { act, fireEvent } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import type { Type } from '#core/charts/type.ts';
import { maxMembers } from '#core/links/team.ts';
import { newGame } from '#core/ownGames/edit/chartEdits.ts';
import { setOnlyOwnPokemon, setTyping } from '#core/ownGames/edit/pokemonEdits.ts';
import { setFusion } from '#core/ownGames/edit/ruleEdits.ts';
import { formatGameText } from '#core/ownGames/link/gameText.ts';
import {
  address,
  choose,
  control,
  eventually,
  focusedName,
  hasControl,
  notice,
  openApp,
  pick,
  press,
  textOf,
  textsOf,
} from '#tests/app.tsx';

const weaknesses = () => textsOf('[aria-label="Answer"] section').slice(0, 2);

test('a tap on types shows their answer, and writes it to the address', async () => {
  await openApp('/defense/');
  expect(textOf('h1')).toBe('What is it weak to?');
  await press('Water');
  await press('Ground');
  expect(textOf('h1')).toBe('Water / Ground');
  expect(weaknesses()[0]).toBe('4×Takes four times the damage fromGrass');
  expect(address()).toBe('/defense/?types=water-ground');
  await press(/^Water/, 'Choose');
  expect([textOf('h1'), address()]).toEqual(['Ground', '/defense/?types=ground']);
});

test('a search picks a Pokémon, and Undo restores the one before', async () => {
  await openApp('/defense/');
  await pick('Pokémon', 'garchomp');
  expect([textOf('h1'), address()]).toEqual([
    'Garchomp',
    '/defense/?pokemon=garchomp&types=dragon-ground',
  ]);
  await pick('Pokémon', 'pikachu');
  expect([textOf('h1'), notice()]).toEqual(['Pikachu', 'Previous: Garchomp']);
  await press('Undo');
  expect([textOf('h1'), notice()]).toEqual(['Garchomp', '']);
});

test('an example is picked', async () => {
  await openApp('/defense/');
  await press('Charizard');
  expect([textOf('h1'), address()]).toEqual([
    'Charizard',
    '/defense/?pokemon=charizard&types=fire-flying',
  ]);
});

test('Clear empties the screen, and Undo restores it', async () => {
  await openApp('/defense/?types=fire&ability=flash_fire');
  await press('Clear');
  expect([textOf('h1'), address(), notice()]).toEqual([
    'What is it weak to?',
    '/defense/',
    'Cleared.',
  ]);
  await press('Undo');
  expect([textOf('h1'), address()]).toEqual(['Fire', '/defense/?types=fire&ability=flash_fire']);
});

test('a change after Clear ends its undo', async () => {
  await openApp('/defense/?types=fire');
  await press('Clear');
  await press('Water');
  expect([textOf('h1'), notice()]).toEqual(['Water', '']);
});

test('an ability and a Tera type change the answer', async () => {
  await openApp('/defense/?types=grass-steel');
  await choose('Ability', 'Flash Fire');
  expect(weaknesses()[0]).toBe('2×Takes double damage fromFighting');
  await choose('Tera type', 'Water');
  expect(weaknesses()[0]).toBe('2×Takes double damage fromGrassElectricStellar');
  expect(address()).toBe('/defense/?types=grass-steel&ability=flash_fire&tera=water');
});

// Regression: a third type was only to be had by picking three types, which took away the name.
test('Forest’s Curse adds a type to a Pokémon, which keeps its name', async () => {
  await openApp('/defense/?pokemon=garchomp&types=dragon-ground');
  await press(/^Situation/);
  await press('Forest’s Curse');
  expect([textOf('h1'), weaknesses()[0]]).toEqual(['Garchomp', '8×Takes 8× damage fromIce']);
  await press('Trick-or-Treat');
  expect(address()).toBe(
    '/defense/?pokemon=garchomp&types=dragon-ground&conditions=trick_or_treat',
  );
});

test('a type of the answer shows how its number comes about, and hides it again', async () => {
  await openApp('/defense/?types=grass-steel');
  await press('Fire', 'Answer');
  expect(control('Fire', 'Answer').getAttribute('aria-expanded')).toBe('true');
  await eventually(
    () => textOf('[aria-label="Answer"] ol') === 'Fire on Grass 2×Fire on Steel 2×= 4×',
  );
  await press('Fire', 'Answer');
  expect(document.querySelector('[aria-label="Answer"] ol')).toBeNull();
});

test('the first line of a print is the game', async () => {
  await openApp('/defense/?types=fire&game=emerald');
  expect(textOf('main p')).toBe('Rules: Emerald');
  await openApp('/defense/?types=fire');
  expect(textOf('main p')).toBe('Rules: generation 6 and later');
});

test('a Pokémon joins the team', async () => {
  await openApp('/defense/?pokemon=garchomp&types=dragon-ground&ability=rough_skin');
  await press('Add to team');
  expect(notice()).toBe('Garchomp joined your team.');
  await press('Open team');
  expect(address()).toBe('/defense/team/?team=1&member=garchomp.dragon-ground');
});

test('a wrong part of a link is named, and removed with the notice', async () => {
  await openApp('/defense/?types=fire&ability=sound');
  expect(notice()).toBe('Part of this link couldn’t be read: Ability.');
  await press('Dismiss');
  expect([address(), notice()]).toEqual(['/defense/?types=fire', '']);
});

test('an unknown Pokémon is named, and wrong types are corrected', async () => {
  await openApp('/defense/?pokemon=garchomp&types=fire');
  expect(notice()).toBe('Part of this link couldn’t be read: Types.');
  await press('Dismiss');
  expect(address()).toBe('/defense/?pokemon=garchomp&types=dragon-ground');
});

// Regressions
test.each([
  ['/defense/?pokemon=Garchomp', '/defense/?pokemon=garchomp', 'Garchomp'],
  ['/defense/?pokemon=knakrack', '/defense/?pokemon=garchomp', 'Garchomp'],
  ['/defense/?pokemon=ガブリアス&tera=Fire', '/defense/?pokemon=garchomp&tera=fire', 'Garchomp'],
  ['/defense/?types=Dragon,Ground', '/defense/?types=dragon-ground', 'Dragon / Ground'],
  ['/defense/team/?team=1&member=Knakrack', '/defense/team/?team=1&member=garchomp', 'Garchomp'],
])('a link that somebody has typed becomes that of the app: %s', async (typedLink, link, name) => {
  await openApp(typedLink);
  await eventually(() => address() === link);
  await eventually(() => notice() === '');
  expect(textOf('main')).toContain(name);
});

test('the unknown words of a link that somebody has typed are named', async () => {
  await openApp('/defense/?pokemon=Glurak&types=Fire,Sound');
  await eventually(() => textOf('h1') === 'Charizard');
  expect(notice()).toBe('Part of this link couldn’t be read: Types.');
  await press('Dismiss');
  expect([address(), notice()]).toEqual(['/defense/?pokemon=charizard&types=fire-flying', '']);
});

test('the unknown words of a corrected link keep their order', async () => {
  await openApp('/defense/?pokemon=Glurak&types=Fire,Sound&generation=gen7&tera=nope');
  await eventually(() => textOf('h1') === 'Charizard');
  expect(notice()).toMatch(/read: Types, Tera type, Generation\.$/);
});

test('a pick is announced once, with its weaknesses and immunities', async () => {
  await openApp('/defense/');
  const texts: string[] = [];
  const observer = new MutationObserver(() => {
    for (const text of textsOf('[aria-live], [role=status]'))
      if (text && text !== texts.at(-1)) texts.push(text);
  });
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  await pick('Pokémon', 'garchomp');
  await eventually(() => texts.length > 0);
  observer.disconnect();
  expect(texts).toEqual(['Garchomp. 4× from Ice. 2× from Dragon and Fairy. Immune to Electric.']);
});

test('a pick without a weakness is announced with the counts', async () => {
  await openApp('/defense/');
  await pick('Pokémon', 'eelektross');
  await eventually(() => textsOf('[aria-live]').some((text) => text.startsWith('Eelektross')));
  expect(textsOf('[aria-live]').find(Boolean)).toBe(
    'Eelektross. Weak to nothing, resists 3, immune to 1.',
  );
});

test('the groups of an answer are headings below its title', async () => {
  await openApp('/defense/?types=dragon-ground');
  expect(textsOf('[aria-label="Answer"] :is(h1, h2)').slice(0, 3)).toEqual([
    'Dragon / Ground',
    'Takes four times the damage from',
    'Takes double damage from',
  ]);
  expect(document.querySelector('section[aria-label="Takes 4× from"] ul')).not.toBeNull();
});

test('the Pokémon that cover the weaknesses best are below the answer, and all of them are a list', async () => {
  const link = '/defense/?pokemon=garchomp&types=dragon-ground&game=scarlet-violet';
  await openApp(link, { answers: ['suggestChanges'] });
  const covers = 'section[aria-label="Who covers its weaknesses?"]';
  const names = () => textsOf(`${covers} h2 ~ ol:not(h3 ~ ol) a`);
  await press('Who covers its weaknesses?');
  await eventually(() => names().length === 6);
  // All three weaknesses are covered, best by Steel and Fairy; Mawile is not in the game.
  expect(names().slice(0, 2)).toEqual(['Klefki', 'Tinkaton']);
  expect(textsOf(`${covers} ol p`)[0]).toBe(
    'Resists Ice, Fairy. Immune to Dragon. Weak to 2 types, resists 9, immune to 2.',
  );
  // Of the Pokédex of this game, without what has not evolved, Megas and legends.
  const before = names();
  await press('Legendary');
  await eventually(() => names().length === 6 && names().join() !== before.join());
  expect(names()).not.toEqual(before);
  await press('Show the whole list');
  await eventually(() => textOf('h1').startsWith('Which Pokémon'));
  expect([textOf('h1'), address()]).toEqual([
    'Which Pokémon resist Ice and aren’t weak to Dragon or Fairy?',
    '/offense/coverage/normal/?abilities=1&resists=ice&not_weak=dragon-fairy&game=scarlet-violet',
  ]);
});

test('the best Tera types are below what covers the weaknesses, and one can be chosen', async () => {
  const link = '/defense/?types=dragon-ground&ability=filter&conditions=tar_shot';
  await openApp(link, { answers: ['suggestChanges'] });
  await press('Who covers its weaknesses?');
  const best = 'section[aria-label="Who covers its weaknesses?"] h3 + ol';
  await eventually(() => textsOf(`${best} a`).length === 4);
  expect(textsOf(`${best} li`)[0]).toBe(
    'SteelResists Ice, Dragon, Fairy. Weak to 4 types, resists 10, immune to 1.',
  );
  await press('Steel', 'Who covers its weaknesses?');
  await eventually(() => address().includes('tera=steel'));
  expect(address()).toBe(link.replace('&conditions', '&tera=steel&conditions'));
  await choose('Generation', 'Gen 1');
  await eventually(() => !textsOf('h3').includes('Best Tera types'));
});

// Regression: Safari ends a composition before the Enter that confirms it.
test('the Enter that confirms what an input method wrote picks nothing', async () => {
  await openApp('/defense/');
  await eventually(() => hasControl('Pokémon'));
  const field = control<HTMLInputElement>('Pokémon');
  field.value = 'ガブリアス';
  await act(async () => void fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 }));
  expect(textOf('h1')).toBe('What is it weak to?');
  await pick('Pokémon', 'ガブリアス');
  await eventually(() => textOf('h1') === 'Garchomp');
});

const answer = '[aria-label="Answer"]';

/** Opens a part that is folded. */
async function unfold(name: RegExp): Promise<void> {
  const details = control(name).closest('details')!;
  await act(async () => {
    details.open = true;
    details.dispatchEvent(new Event('toggle'));
  });
}

/** Each of them fuses with each; fusions of the five with the same type have the same types. */
const partners: Readonly<Record<string, Type>> = {
  ...{ charmander: 'fire', vulpix: 'fire', growlithe: 'fire', ponyta: 'fire', magmar: 'fire' },
  ...{ geodude: 'rock', pikachu: 'electric', tangela: 'grass', abra: 'psychic' },
  ...{ machop: 'fighting', rattata: 'normal', ekans: 'poison', squirtle: 'water' },
};

test('the best fusion partners are searched when they are opened, and one is picked', async () => {
  const game = Object.entries(partners).reduce(
    (before, [id, type]) => setTyping(before, { id, name: id }, [type]),
    setFusion(newGame('Few', 'default'), 'infinite_fusion'),
  );
  const link = formatGameText(setOnlyOwnPokemon(game, true));
  await openApp(`/defense/?pokemon=squirtle&types=water&own=${link}`, {
    answers: ['bestPartners'],
  });
  const WorkingWorker = Worker;
  let fail = () => {};
  class SilentWorker {
    onerror = () => {};
    postMessage() {
      fail = () => this.onerror();
    }
  }
  vi.stubGlobal('Worker', SilentWorker);
  const part = () => textOf(`${answer} details`);
  await eventually(() => part() === 'Best fusion partners');
  await unfold(/^Best fusion partners/);
  await eventually(() => part().includes('Searching the Pokédex…'));
  expect(textOf(`${answer} [role=alert]`)).toBe('');
  await act(async () => fail());
  await eventually(() => textOf(`${answer} [role=alert]`).startsWith('Suggestions couldn’t'));
  expect(part()).not.toContain('Searching the Pokédex…');
  vi.stubGlobal('Worker', WorkingWorker);
  await unfold(/^Situation/);
  await press('Inverse battle');
  await eventually(() => document.querySelectorAll(`${answer} details li`).length > 0);
  expect([part().includes('Searching'), textOf(`${answer} [role=alert]`)]).toEqual([false, '']);
  const groups = [...document.querySelectorAll(`${answer} details li`)];
  const sizes = groups.map((group) => group.querySelectorAll('button').length);
  expect([groups.length, Math.max(...sizes)]).toEqual([6, 4]);
  const fusion = groups[0]?.querySelector('button');
  const name = fusion?.textContent ?? '';
  await act(async () => fusion?.click());
  expect(textOf('h1')).toBe(name);
  expect(textsOf('[role=status] p')).toContain('Previous: Squirtle');
  expect(address()).toMatch(/^\/defense\/\?pokemon=(\w+_squirtle|squirtle_\w+)&types=/);
  // A fusion cannot fuse again, and no wiki has it.
  expect([hasControl(/^Best fusion partners/), hasControl(/^Bulbapedia/)]).toEqual([false, false]);
});

test('a chip turns on an ability that changes the answer, and off again', async () => {
  await openApp('/defense/');
  await pick('Pokémon', 'mr. mime');
  expect(textOf(answer)).toContain('Its ability can change this:');
  await press('Filter Poison 1.5×, Ghost 1.5×, Steel 1.5×');
  expect(address()).toMatch(/&types=psychic-fairy&ability=filter$/);
  expect(weaknesses()[0]).toBe('1.5×Takes 1.5× damage fromPoisonGhostSteel');
  expect(textOf(answer)).not.toContain('Its ability can change this:');
  const chip = () => control(/^Filter/).getAttribute('aria-pressed');
  expect([chip(), textsOf(`${answer} p`).includes('Filter')]).toEqual(['true', false]);
  await press(/^Filter/);
  expect([chip(), address().includes('ability')]).toEqual(['false', false]);
  expect(control('Attack with these types').getAttribute('href')).toBe(
    '/offense/?attacks=psychic-fairy',
  );
  expect(control('Bulbapedia · Mr. Mime').getAttribute('href')).toContain('Mr._Mime');
  // It changes more types than a chip names.
  await pick('Pokémon', 'rhyperior');
  expect(hasControl('Solid Rock')).toBe(true);
  await pick('Pokémon', 'eelektross');
  expect(hasControl('Who covers its weaknesses?')).toBe(false);
  for (let count = 0; count < maxMembers; count++) await press('Add to team');
  expect(notice()).toBe('Eelektross joined your team.');
  await press('Add to team');
  expect(notice()).toBe('Your team is full. Remove a member first.');
});

test('what counts besides the types is named, and what a generation lacks', async () => {
  const rest = 'ability=flash_fire&item=air_balloon&conditions=gravity&inverse=1';
  await openApp(`/defense/?types=grass-steel&tera=stellar&${rest}`);
  const texts = textsOf(`${answer} p`);
  expect(texts).toContain('Terastallized as Stellar: keeps its types on defense');
  expect(texts).toContain('Flash Fire · Inverse battle · Gravity · Air Balloon');
  expect(texts).toContain('In an inverse battle the type chart is reversed.');
  expect(hasControl(/^Bulbapedia/)).toBe(false);
  expect(textOf('summary')).toContain('Inverse battle · Gravity · Air Balloon');
  await unfold(/^Situation/);
  await press('Gravity', 'On the field');
  expect(address()).not.toContain('gravity');
  expect(hasControl('Gravity', 'On this Pokémon')).toBe(false);
  await choose('Weather', 'Strong winds');
  expect(address()).toContain('conditions=strong_winds');
  await choose('Weather', 'None');
  expect(address()).not.toContain('conditions');
  await choose('Held item', 'Ring Target');
  expect(address()).toContain('item=ring_target');
  await press('Gravity', 'On the field');
  expect(address()).toContain('conditions=gravity');
  await choose('Tera type', 'Water');
  expect(textsOf(`${answer} p`)).toContain('Terastallized: Water');
  await choose('Generation', 'Gen 1');
  await eventually(() => notice().startsWith('Not in this generation'));
  expect(notice()).toBe(
    'Not in this generation: Steel, Flash Fire, Tera type: Water, Ring Target, Gravity, Inverse battle.',
  );
  expect([hasControl(/^Situation/), textOf('h1')]).toEqual([false, 'Grass']);
});

test('a Pokémon that the game lacks is named, and Remove keeps the situation', async () => {
  const rest = 'item=air_balloon&with=weedle.bug-poison&game=scarlet-violet';
  await openApp(`/defense/?pokemon=caterpie&types=bug&${rest}`);
  await eventually(() => textOf(answer).includes('Caterpie isn’t in Scarlet / Violet.'));
  await eventually(() => textOf(answer).includes('Weedle isn’t in Scarlet / Violet.'));
  await press('Remove Caterpie');
  expect([address(), notice()]).toEqual([`/defense/?${rest}`, 'Cleared.']);
  expect(focusedName()).toBe('Pokémon');
});

describe('the words of Champions', () => {
  /** The words below the types of each group; undefined without such a group. */
  const words = () =>
    ['Takes 4× from', 'Takes ¼× from'].map((name) => {
      const group = document.querySelector(`[aria-label="${name}"]`);
      return group ? (group.querySelector('p')?.textContent ?? '') : undefined;
    });

  test.each([
    [
      '4×',
      'pokemon=garchomp&types=dragon-ground&game=champions',
      ['It’s extremely effective!', undefined],
    ],
    [
      '¼×',
      'pokemon=lucario&types=fighting-steel&game=champions',
      [undefined, 'It’s mostly ineffective…'],
    ],
    ['no other game', 'pokemon=garchomp&types=dragon-ground&game=scarlet-violet', ['', undefined]],
    [
      'not what an ability makes of ½×',
      'pokemon=azumarill&types=water-fairy&ability=thick_fat&game=champions',
      [undefined, ''],
    ],
  ])('%s', async (_, link, expected) => {
    await openApp(`/defense/?${link}`);
    await eventually(() => textOf('[aria-label="Answer"]').includes('Takes'));
    expect(words()).toEqual(expected);
  });
});

test('on a phone the selects fold into the head of the answer, which says what is chosen', async () => {
  await openApp('/defense/', { width: 390 });
  expect(hasControl('Ability', 'Choose')).toBe(true);
  await pick('Pokémon', 'garchomp');
  expect(hasControl('Ability')).toBe(false);
  await eventually(() => hasControl('Types Dragon / Ground', 'Answer'));
  await press('Ability · Tera type · Situation', 'Answer');
  await choose('Tera type', 'Steel', 'Answer');
  expect(address()).toBe('/defense/?pokemon=garchomp&types=dragon-ground&tera=steel');
  await press('Tera type: Steel', 'Answer');
  expect(hasControl('Ability')).toBe(false);
  await press('Clear', 'Answer');
  expect(hasControl('Ability', 'Choose')).toBe(true);
});

test('the abilities of a Pokémon without one that counts begin with that', async () => {
  await openApp('/defense/?pokemon=garchomp&types=dragon-ground');
  await eventually(() => textOf('h1') === 'Garchomp');
  const first = () => control('Ability').querySelector('optgroup');
  await eventually(() => first()?.label === 'Garchomp');
  expect(first()?.textContent).toBe('Its own change nothing');
});
