// @vitest-environment happy-dom

import { act } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { newGame } from '#core/ownGames/edit/chartEdits.ts';
import { formatGameText } from '#core/ownGames/link/gameText.ts';
import type { OwnGame } from '#core/rulesets/ownGame.ts';
import {
  address,
  choose,
  control,
  eventually,
  fill,
  hasControl,
  notice,
  openApp,
  press,
  textOf,
  textsOf,
  untilGone,
} from '#tests/app.tsx';

const team = 'battle=1&us=manectric.electric';

/** The names of the opponents. */
const opponents = () => textsOf('[aria-label="Their team"] li').map((text) => text.split(' ')[0]);

/** The names in the list of bosses. */
const rows = () =>
  textsOf(
    'ul[aria-label="Bosses of the story"] button strong, ul[aria-label="Bosses of the story"] span[translate=no]:not([lang])',
  );

const noMatch = 'No boss matches this search.';

async function openBosses(link: string): Promise<void> {
  await openApp(link);
  await press('A boss of this game…');
  await eventually(() => hasControl('Search by name, role, or place'));
}

test('a search and a tap make a boss the opponent, and Undo takes it back', async () => {
  await openBosses(`/defense/battle/?${team}&generation=gen2&game=emerald`);
  await fill('Search by name, role, or place', 'winona');
  expect(rows()).toEqual(['Winona', 'Winona', 'Winona', 'Winona', 'Winona']);
  await press(/^Winona Gym Leader · Level cap 33 · Fortree/);
  await eventually(() => opponents().length === 5);
  expect(opponents()).toEqual(['Swablu', 'Tropius', 'Pelipper', 'Skarmory', 'Altaria']);
  expect(address()).toBe(
    '/defense/battle/?battle=1&boss=emerald.winona&us=manectric.electric&generation=gen2&game=emerald',
  );
  await eventually(() => notice() === 'Your opponent is Winona.');
  expect(textOf('h1')).toBe('Lead with Manectric');
  await press('Undo');
  expect(address()).toBe(`/defense/battle/?${team}&generation=gen2&game=emerald`);
});

test.each([
  ['꼭두', 'Whitney'],
  ['Bianka', 'Whitney'],
  ['champion', 'Lance'],
])('%s finds %s in Crystal', async (query, name) => {
  await openBosses('/defense/battle/?game=crystal&generation=gen2');
  await fill('Search by name, role, or place', query);
  expect(rows()).toContain(name);
  expect(rows().length).toBeLessThan(4);
  expect(textsOf('dialog[open] [role=status]')).not.toContain(noMatch);
  await fill('Search by name, role, or place', `${query} ${name} nowhere`);
  expect(rows()).toEqual([]);
  expect(textsOf('dialog[open] [role=status]')).toContain(noMatch);
});

test('a boss is told from another one by version, part, Eevee, starter and what is special', async () => {
  await openBosses('/defense/battle/?game=yellow&generation=gen1');
  const texts = () => textsOf('ul[aria-label="Bosses of the story"] button');
  for (const [game, ...expected] of [
    [
      'Yellow',
      "Blue Rival · Level cap 5 · Oak's Laboratory",
      'Blue Rival · Level cap 9 · optional · Route 22',
      /^Blue Rival · Level cap \d+ · Flareon · Pokémon Tower$/,
    ],
    [
      'Omega Ruby / Alpha Sapphire',
      /^Shelly & Grunt Team Admin · Level cap \d+ · Alpha Sapphire · double battle · Meteor Falls Not confirmed: Levels, Held item\.$/,
      /^Aarune Level cap \d+ · Fortree City Not confirmed: Pokémon, Levels, Held item, Moves\.$/,
    ],
    ['Scarlet / Violet', /^Iron Treads Titan Pokémon · Level cap \d+ · Violet · Asado Desert/],
    [
      'Sword / Shield',
      /^Avery Level cap \d+ · Shield · The Isle of Armor/,
      /^Allister Gym Leader · Level cap \d+ · Shield · Stow-on-Side Gym Not confirmed: Pokémon\.$/,
    ],
  ] as const) {
    await choose('Game', game);
    await eventually(() => texts().length > 0);
    expect(texts()).toEqual(
      expect.arrayContaining(
        expected.map((each) => (typeof each === 'string' ? each : expect.stringMatching(each))),
      ),
    );
  }
});

test('places are marked as English in every language', async () => {
  await openApp('/defense/battle/?game=emerald&generation=gen2', { stored: { language: 'de' } });
  await press('Ein Boss dieses Spiels …');
  await eventually(() => hasControl(/^Wibke Arenaleiter/));
  const row = control(/^Wibke Arenaleiter/);
  expect(row.querySelector('[lang=en]')?.textContent).toBe('Fortree City Gym');
});

test('the starter is asked once a game, and decides which rival is listed', async () => {
  await openBosses('/defense/battle/?game=platinum&generation=gen2');
  expect(rows().filter((name) => name === 'Barry')).toHaveLength(24);
  await choose('Your starter', 'Water');
  expect(rows().filter((name) => name === 'Barry')).toHaveLength(8);
  await choose('Your starter', 'Any');
  expect(rows().filter((name) => name === 'Barry')).toHaveLength(24);
  await choose('Your starter', 'Water');
  await press(/^Barry Rival · Level cap 9/);
  await eventually(() => opponents().length === 2);
  expect(opponents()).toEqual(['Starly', 'Turtwig']);
  await press('A boss of this game…');
  await eventually(() => hasControl('Your starter'));
  expect(control<HTMLSelectElement>('Your starter').value).toBe('water');
});

test('Next and Previous walk through the story', async () => {
  await openApp('/defense/battle/?boss=platinum.flint&game=platinum&generation=gen2');
  await eventually(() => hasControl('Next boss: Lucian'));
  await press('Next boss: Lucian');
  await eventually(() => address().includes('boss=platinum.lucian'));
  await press('Next boss: Cynthia');
  await eventually(() => address().includes('boss=platinum.cynthia'));
  expect(opponents()).toEqual([
    'Spiritomb',
    'Roserade',
    'Togekiss',
    'Lucario',
    'Milotic',
    'Garchomp',
  ]);
  await press('Previous boss: Lucian');
  await eventually(() => address().includes('boss=platinum.lucian'));
});

test('a link without a game changes the game, and Undo keeps the team', async () => {
  await openApp('/defense/battle/?boss=platinum.cynthia');
  await eventually(() => opponents().length === 6);
  expect([address(), notice()]).toEqual([
    '/defense/battle/?boss=platinum.cynthia&generation=gen2&game=platinum',
    'Your opponent is Cynthia. The game is now Platinum.',
  ]);
  await press('Undo');
  expect(address()).toBe('/defense/battle/?boss=platinum.cynthia');
  expect(opponents()).toHaveLength(6);
});

test('marks of a battle stay in a short link, a change of the team makes it long', async () => {
  const link =
    '/defense/battle/?boss=platinum.cynthia&them_fainted=1&them_active=2&generation=gen2&game=platinum';
  await openApp(link);
  await eventually(() => opponents().length === 6);
  expect(address()).toBe(link);
  await press('About Roserade');
  await press(/^Remove/, 'Their team');
  expect(address()).toMatch(/\?battle=1&them=spiritomb\.ghost-dark/);
  expect(address()).not.toContain('boss=');
});

test.each(['platinum.nobody', 'lets-go.brock', 'nothing', 'champions.cynthia', 'own.brock'])(
  'an unknown boss is named, and there is no opponent: %s',
  async (boss) => {
    await openApp(`/defense/battle/?boss=${boss}`);
    await eventually(() => notice() === 'Part of this link couldn’t be read: Boss.');
    expect(opponents()).toEqual([]);
  },
);

// Regression: the correction of the link brought the boss back, and both were repeated for ever.
test('an unknown boss beside a Pokémon that somebody has typed is named once', async () => {
  await openApp('/defense/battle/?battle=1&us=Knakrack&boss=own.brock');
  await eventually(() => textOf('[aria-label="Your team"]').includes('Garchomp'));
  await eventually(() => notice() === 'Part of this link couldn’t be read: Boss.');
  expect(opponents()).toEqual([]);
});

/** Lets all downloads fail until the returned function is called. */
function goOffline(): () => void {
  const { fetch } = globalThis;
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError()));
  return () => {
    vi.stubGlobal('fetch', fetch);
    warn.mockRestore();
  };
}

test('a file that cannot be loaded is tried again on request', async () => {
  await openApp('/defense/battle/');
  const goOnline = goOffline();
  await press('A boss of this game…');
  await eventually(() => textOf('dialog[open]').includes('The bosses couldn’t be loaded.'));
  goOnline();
  await press('Try now');
  expect(hasControl('Loading…')).toBe(true);
  await eventually(() => rows().length > 0);
});

test.each(['lets-go', 'legends-arceus', 'legends-za'])('%s is not covered', async (game) => {
  await openApp(`/defense/battle/?game=${game}`);
  await press('A boss of this game…');
  await eventually(() => textOf('dialog[open]').includes('We don’t have the bosses of'));
  expect(rows()).toEqual([]);
});

test('what only one source has is marked, and a Starmobile has its type', async () => {
  await openApp('/defense/battle/?boss=scarlet-violet.giacomo&game=scarlet-violet');
  await eventually(() => opponents().length === 2);
  expect(textOf('[aria-label="Their team"]')).toContain(
    'Not confirmed: Ability, Held item, Moves.',
  );
  expect(hasControl('Choose Starmobile, Dark')).toBe(true);
});

test('the first bosses of the game in use are the examples of an empty battle', async () => {
  await openApp(`/defense/battle/?${team}&game=yellow&generation=gen1`);
  await eventually(() => hasControl(/^Brock/, 'Answer'));
  await press(/^Brock/, 'Answer');
  await eventually(() => opponents().length === 2);
  expect(address()).toBe(
    '/defense/battle/?battle=1&boss=yellow.brock&us=manectric.electric&generation=gen1&game=yellow',
  );
});

test('What to add in Team says what helps against the next boss, and leads to Battle', async () => {
  const member = 'member=manectric.electric';
  await openApp(`/defense/team/?team=1&${member}&game=emerald&generation=gen2`, {
    answers: ['suggestAgainst'],
    stored: { boss_emerald: 'flannery' },
  });
  await eventually(() => hasControl('Next boss', 'What to add'));
  await press('Next boss', 'What to add');
  await eventually(() => textsOf('h3').includes('What to add against Norman'));
  await press('Next boss: Shelly');
  await eventually(() => textsOf('h3').includes('What to add against Shelly'));
  await press('A boss of this game…');
  await eventually(() => hasControl('Search by name, role, or place'));
  await press(/^Winona Gym Leader · Level cap 33/);
  await eventually(() => textsOf('h3').includes('What to add against Winona'));
  expect(textOf('[aria-label="What to add"]')).toContain(
    'You have no counter to Tropius and Altaria.',
  );
  await eventually(() => hasControl(/^Add /, 'What to add'));
  const [first] = textsOf('[aria-label="What to add"] li span[translate=no]').slice(-6);
  expect(textOf('[aria-label="What to add"]')).toMatch(/Counters .*Altaria/);
  await press(`Add ${first}`);
  await eventually(() => notice() === `${first} joined your team.`);
  await press('Undo');
  await press('Battle against Winona');
  await eventually(() => opponents().length === 5);
  expect(address()).toContain('boss=emerald.winona&us=manectric.electric');
});

test('the next boss of Team is loaded again on request', async () => {
  await openApp('/defense/team/?team=1&member=manectric.electric&game=emerald&generation=gen2');
  await eventually(() => hasControl('Next boss', 'What to add'));
  const goOnline = goOffline();
  await press('Next boss', 'What to add');
  await eventually(() => hasControl('Try now', 'What to add'));
  goOnline();
  await press('Try now', 'What to add');
  await eventually(() => textsOf('h3').some((text) => text.startsWith('What to add against')));
});

test('the next boss is the one after the boss met last in Battle', async () => {
  await openApp(`/defense/battle/?${team}&boss=yellow.brock&game=yellow&generation=gen1`);
  await eventually(() => hasControl(/^Next boss: /));
  await untilGone(
    () => address().includes('boss=yellow.brock'),
    () => press(/^Next boss: /),
  );
  const [, id] = /boss=yellow\.([a-z0-9-]+)/.exec(address()) ?? [];
  expect(localStorage.getItem('boss_yellow')).toBe(JSON.stringify(id));
});

test('a boss of another game changes the game of Team, with Undo', async () => {
  const link = '/defense/team/?team=1&member=manectric.electric';
  await openApp(link);
  await eventually(() => hasControl('Next boss', 'What to add'));
  await press('Next boss', 'What to add');
  await eventually(() => hasControl('Search by name, role, or place'));
  await choose('Game', 'Platinum');
  await eventually(() => hasControl(/^Roark/));
  await press(/^Roark/);
  await eventually(() => textsOf('h3').includes('What to add against Roark'));
  expect(notice()).toBe('Your opponent is Roark. The game is now Platinum.');
  await press('Undo');
  expect(address()).toBe(link);
});

describe('an own game', () => {
  const game: OwnGame = {
    ...newGame('Mine', 'default'),
    bosses: [
      {
        name: 'Brock (Leader)',
        team: 'Geodude\nLevel: 12\n\nOnix @ Sitrus Berry\nLevel: 14\n- Rock Slide',
      },
      { name: 'Rival', team: 'Squirtle\nLevel: 9', starter: 'fire' },
      { name: 'Rival', team: 'Bulbasaur\nLevel: 9', starter: 'water' },
      { name: 'Misty (Leader)', team: 'Starmie\nLevel: 21' },
    ],
  };

  async function useOwnGame(ownGame = game): Promise<void> {
    const [{ chooseOwnGame }, { session }] = await Promise.all([
      import('#app/state/chooseOwnGame.ts'),
      import('#app/state/session.ts'),
    ]);
    act(() => chooseOwnGame(session, ownGame));
  }

  const boss = { role: 'gymLeader', isHidden: true } as const;
  const hiding: OwnGame = {
    ...game,
    base: 'platinum',
    bosses: [
      { name: 'Roark', place: 'Oreburgh Gym', team: 'Geodude\nLevel: 15', ...boss },
      { name: 'Gardenia', team: 'Abra\nLevel: 26', ...boss },
      { name: 'Ace (#7)', team: 'Onix\nLevel: 9', isHidden: true, isOutsideStory: true },
    ],
  };

  test('hides the next boss in Team until the player reveals the team', async () => {
    await openApp('/defense/team/?team=1&member=manectric.electric', {
      answers: ['suggestAgainst'],
    });
    await useOwnGame(hiding);
    await eventually(() => hasControl('Next boss', 'What to add'));
    await press('Next boss', 'What to add');
    await eventually(() => hasControl('Show the team of Roark'));
    const isRevealed = () => textsOf('h3').includes('What to add against Roark');
    expect(isRevealed()).toBe(false);
    await press('Show the team of Roark');
    await eventually(isRevealed);
  });

  test('hides a team in Battle until the player reveals it', async () => {
    await openApp(`/defense/battle/?${team}`);
    await useOwnGame(hiding);
    await press('A boss of this game…');
    await eventually(() => hasControl('Search by name, role, or place'));
    expect(rows()).toEqual(['Roark', 'Gardenia']);
    await fill('Search by name, role, or place', 'ace');
    expect(rows()).toEqual(['Ace (#7)']);
    await fill('Search by name, role, or place', 'roark');
    await press(/^Roark Gym Leader · Level cap 15 · Oreburgh Gym/);
    await eventually(() => opponents()[0] === 'Geodude');
    await eventually(() => hasControl('Next boss: Gardenia'));
    await press('Next boss: Gardenia');
    expect([opponents(), textOf('[aria-label="Their team"]')]).toEqual([
      ['Geodude'],
      expect.stringContaining('Gym Leader · Level cap 26'),
    ]);
    await press('Show the team of Gardenia');
    await eventually(() => opponents()[0] === 'Abra');
    expect(hasControl('Show the team of Gardenia')).toBe(false);
    await press('Previous boss: Roark');
    await eventually(() => opponents()[0] === 'Geodude');
    await press('Next boss: Gardenia');
    await eventually(() => opponents()[0] === 'Abra');
  });

  test('has its bosses in the same list, with starter, level cap, next and previous', async () => {
    await openApp(`/defense/battle/?${team}`);
    await useOwnGame();
    await eventually(() => hasControl('Brock (Leader) Level cap 14', 'Answer'));
    await press('A boss of this game…');
    await eventually(() => hasControl('Search by name, role, or place'));
    expect(rows()).toEqual(['Brock (Leader)', 'Rival', 'Rival', 'Misty (Leader)']);
    await choose('Your starter', 'Water');
    expect(rows()).toEqual(['Brock (Leader)', 'Rival', 'Misty (Leader)']);
    await fill('Search by name, role, or place', 'brock');
    await press('Brock (Leader) Level cap 14');
    await eventually(() => opponents().length === 2);
    expect(opponents()).toEqual(['Geodude', 'Onix']);
    await eventually(() => hasControl('Next boss: Rival'));
    await press('Next boss: Rival');
    await eventually(() => opponents()[0] === 'Bulbasaur');
    const isInactive = (name: string) => control(name).getAttribute('aria-disabled') === 'true';
    expect([
      isInactive('Previous boss: Brock (Leader)'),
      isInactive('Next boss: Misty (Leader)'),
    ]).toEqual([false, false]);
    expect(textOf('[aria-label="Their team"]')).toContain(
      'Rival Level cap 9 · Your starter: Water',
    );
    await press('Next boss: Misty (Leader)');
    await eventually(() => opponents()[0] === 'Starmie');
    expect(isInactive('Next boss:')).toBe(true);
    await press('Previous boss: Rival');
    await eventually(() => opponents()[0] === 'Bulbasaur');
  });

  test('has a link with the boss and its team, and opens a short one', async () => {
    await openApp(`/defense/battle/?${team}`);
    await useOwnGame();
    await press('A boss of this game…');
    await eventually(() => hasControl('Search by name, role, or place'));
    await press(/^Brock/);
    await eventually(() => opponents().length === 2);
    expect(address()).toMatch(
      /^\/defense\/battle\/\?battle=1&boss=own\.brock-leader&us=manectric\.electric&them=geodude\.rock-ground&them=onix[^&]*&them_no_mega=2&own=/,
    );
    const own = new URL(address(), window.location.href).searchParams.get('own') ?? '';
    const { router } = await import('#app/shell/appRouter.ts');
    await act(async () => router.navigate(`/defense/battle/?boss=own.misty-leader&own=${own}`));
    await eventually(() => opponents()[0] === 'Starmie');
  });

  test('without its bosses names that of a short link', async () => {
    await openApp(`/defense/battle/?boss=own.brock-leader&own=${formatGameText(game)}`);
    await eventually(() =>
      textsOf('[role=status] p').includes('Part of this link couldn’t be read: Boss.'),
    );
    expect(opponents()).toEqual([]);
  });
});

test('other opponents in place of a boss end it', async () => {
  await openApp(`/defense/battle/?${team}&boss=yellow.brock&game=yellow&generation=gen1`);
  await eventually(() => opponents().length === 2);
  expect(hasControl(/^Next boss/)).toBe(true);
  await press('Swap sides');
  expect(hasControl(/^Next boss/)).toBe(false);
  expect(address()).not.toContain('boss=');
});
