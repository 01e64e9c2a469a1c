// @vitest-environment happy-dom
import { readFile } from 'node:fs/promises';
import { act, fireEvent } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import {
  address,
  choose,
  control,
  eventually,
  fill,
  focus,
  focusedName,
  hasControl,
  notice,
  openApp,
  pick,
  pickFirst,
  press,
  pressKey,
  search,
  textOf,
  textsOf,
  untilGone,
} from '#tests/app.tsx';
import { refuseWrites } from '#tests/refuseWrites.ts';

const two = '/defense/team/?team=1&member=garchomp.dragon-ground&member=dragonite.dragon-flying';
const members = () =>
  textsOf('ul[aria-label="Members"] > li').map((text) => text.replace(/^Move/, ''));

test('a search adds members, and the table and the address follow', async () => {
  await openApp('/defense/team/');
  expect(textOf('h1')).toBe('What is your team weak to?');
  await pick('Pokémon', 'garchomp', 'Members');
  await pick('Pokémon', 'dragonite', 'Members');
  expect(address()).toBe(two);
  expect(textOf('h1')).toBe('Ice is super effective against 2 members');
  expect(control('Ice on Garchomp: 4×').textContent).toBe('4');
});

test('a tap on the handle of a member opens and closes its editor', async () => {
  await openApp(two);
  const isOpen = () => control(/^Edit Garchomp/).getAttribute('aria-expanded');
  await press('Move Garchomp');
  expect(isOpen()).toBe('true');
  await press('Move Garchomp');
  expect(isOpen()).toBe('false');
});

test('an example fills the team', async () => {
  await openApp('/defense/team/');
  await press('Pikachu, Snorlax, Gengar');
  expect(address()).toBe(
    '/defense/team/?team=1&member=pikachu.electric&member=snorlax.normal&member=gengar.ghost-poison',
  );
});

test('a removed member comes back with Undo, and the next change ends the undo', async () => {
  await openApp(two);
  await press(/^Edit Garchomp/);
  await press('Remove', 'Members');
  expect([members().length, notice()]).toEqual([1, 'Garchomp was removed.']);
  await press('Undo');
  expect([address(), notice()]).toEqual([two, '']);
  await press(/^Edit Garchomp/);
  await press('Remove', 'Members');
  await press('Inverse battle');
  expect(notice()).toBe('');
});

test('the editor changes one member', async () => {
  await openApp(two);
  await press(/^Edit Dragonite/);
  await choose('Tera type', 'Steel', 'Members');
  expect(address()).toBe(`${two}..steel`);
  await press(/Terastallized/);
  expect(address()).toBe(`${two}..steel&tera=0`);
  await choose('Held item', 'Air Balloon', 'Members');
  await fill('Nickname', ' Ace ', 'Members');
  expect(address()).toBe(`${two}..steel.air_balloon..Ace&tera=0`);
  expect(
    hasControl('Edit Ace, Dragonite · Air Balloon · Tera type: Steel, Dragon / Flying', 'Members'),
  ).toBe(true);
  expect(control('Defense of Ace').getAttribute('href')).toContain('pokemon=dragonite');
  await fill('Nickname', ' ', 'Members');
  expect(address()).toBe(`${two}..steel.air_balloon&tera=0`);
  expect(notice()).toBe('');
  await pick('Pokémon', 'pikachu', 'Members');
  expect(notice()).toBe('Previous: Dragonite');
  await press('Undo');
  await press('Done');
  expect(focusedName()).toMatch(/^Edit Dragonite/);
  expect(hasControl('Done')).toBe(false);
});

test('members move, and the focus stays on a button that can move them on', async () => {
  const types = ['rock', 'fire', 'ice'];
  const linkOf = (order: readonly string[]) =>
    `/defense/team/?team=1&${order.map((type) => `member=.${type}`).join('&')}`;
  await openApp(linkOf(types));
  await press(/^Edit Ice/);
  expect(control<HTMLButtonElement>('Down').disabled).toBe(true);
  for (const [name, order, focused] of [
    ['Up', ['rock', 'ice', 'fire'], 'Up'],
    ['Up', ['ice', 'rock', 'fire'], 'Down'],
    ['Down', ['rock', 'ice', 'fire'], 'Down'],
    ['Down', ['rock', 'fire', 'ice'], 'Up'],
  ] as const) {
    await press(name);
    expect([address(), focusedName()]).toEqual([linkOf(order), focused]);
  }
  await eventually(() => textsOf('[aria-live]').includes('Ice is now number 3 of 3.'));
  await focus('Move Rock');
  await pressKey('ArrowDown');
  expect([address(), hasControl('Up')]).toEqual([linkOf(['fire', 'rock', 'ice']), false]);
});

test('a full team has no room for another member', async () => {
  const eleven = `/defense/team/?team=1${'&member=.fire'.repeat(10)}&member=.rock`;
  await openApp(eleven);
  const isDisabled = (name: string) => control<HTMLButtonElement>(name).disabled;
  const isFull = () => [
    isDisabled('Add Pokémon'),
    textOf('[aria-label=Members]').includes('A team can have up to 12 members.'),
    hasControl('Pokémon', 'Members'),
  ];
  expect(isFull()).toEqual([false, false, true]);
  await press('Add Pokémon');
  expect([focusedName(), hasControl('Choose a Pokémon or its types')]).toEqual(['Pokémon', true]);
  await press('Remove', 'Members');
  expect([address(), notice()]).toEqual([eleven, 'Member was removed.']);
  await press(/^Edit Fire/);
  await press('Duplicate');
  expect(address()).toBe(eleven.replace('&member=.rock', '&member=.fire&member=.rock'));
  // The button that was pressed can do no more.
  expect([isDisabled('Duplicate'), focusedName()]).toEqual([true, 'Done']);
  await press('Done');
  expect(isFull()).toEqual([true, true, false]);
});

test('another generation names what it lacks of the team, and Undo goes back', async () => {
  const team =
    '/defense/team/?team=1&member=gengar.ghost-poison.levitate.steel.air_balloon&member=.steel';
  await openApp(team);
  await choose('Generation', 'Gen 1');
  expect(notice()).toBe('Not in this generation: Steel, Ability, Held item, Tera type.');
  await press('Undo');
  expect(address()).toBe(team);
});

test('Clear empties the team but not the choice of the table', async () => {
  await openApp(`${two}&format=complex`);
  await press('Clear');
  expect([address(), notice()]).toEqual(['/defense/team/?format=complex', 'Cleared.']);
  await press('Undo');
  expect(address()).toBe(`${two}&format=complex`);
});

test('each format of the table has its own columns, and the order of rows can be changed', async () => {
  await openApp(two);
  const heads = () => textsOf('[aria-label="Answer"] thead th');
  const rows = () => textsOf('[aria-label="Answer"] tbody th').slice(0, 3);
  expect([heads(), rows()]).toEqual([
    ['Type', 'Garchomp', 'Dragonite', 'weak', 'resist', 'immune'],
    ['IceDanger', 'DragonDanger', 'FairyDanger'],
  ]);
  await choose('Sort', 'By type');
  expect(rows()).toEqual(['Normal', 'Fighting', 'Flying']);
  await choose('Table', 'Detailed');
  expect(heads()).toEqual(['Type', '4×', '2×', '1×', '½×', '¼×', '0×']);
  await choose('Table', 'Weaknesses');
  expect(heads()).toEqual(['Type', 'Garchomp', 'Dragonite', 'weak']);
  await choose('Table', 'By member');
  expect(address()).toBe(`${two}&format=members&sort=type`);
});

test('a row and a cell of the table show their reasons', async () => {
  await openApp(two);
  await press('Ice on Garchomp: 4×');
  expect(textOf('[aria-label="Answer"] tbody ol')).toBe('Ice on Dragon 2×Ice on Ground 2×= 4×');
  await press('Ice on Garchomp: 4×');
  expect(document.querySelector('[aria-label="Answer"] tbody ol')).toBeNull();
  await press(/^Ice/, 'Answer');
  expect(control(/^Ice/, 'Answer').getAttribute('aria-expanded')).toBe('true');
});

test('a text is imported as a team, and Undo restores the one before', async () => {
  await openApp(two, { answers: ['openTeams'] });
  await press('Import');
  await eventually(() => textOf('dialog[open] h2') !== '');
  await fill('Team as text', 'Pikachu @ Light Ball\n\nGengar\nTera Type: Water\n');
  await eventually(() => !control<HTMLButtonElement>('Replace my team').disabled);
  await press('Replace my team');
  expect(address()).toBe(
    '/defense/team/?team=1&member=pikachu.electric&member=gengar.ghost-poison..water&tera=0',
  );
  await press('Undo');
  expect(address()).toBe(two);
});

// Regression: the import overwrote the saved team.
test('an imported team in the place of a saved one leaves that as it is', async () => {
  await openApp(two, { answers: ['openTeams'] });
  await press('Save team');
  await eventually(() => notice().startsWith('Saved as '));
  const { savedTeams } = await import('#app/state/saved/savedTeams.ts');
  const before = savedTeams.get().items;
  await press('Import');
  await eventually(() => textOf('dialog[open] h2') !== '');
  await fill('Team as text', 'Pikachu');
  await eventually(() => !control<HTMLButtonElement>('Replace my team').disabled);
  await press('Replace my team');
  expect(notice()).toBe(`1 Pokémon imported. ${before[0]?.name} stays saved as it was.`);
  await act(() => savedTeams.load());
  expect(savedTeams.get().items).toEqual(before);
  await press('Undo');
  expect(address()).toBe(two);
  const { session } = await import('#app/state/session.ts');
  expect(session.getEntry('team').state.savedId).toBe(before[0]?.id);
  await act(() => savedTeams.change(() => []));
});

/** Pastes this text in the import of an empty team. */
async function paste(clipboard: string): Promise<void> {
  vi.spyOn(navigator.clipboard, 'readText').mockResolvedValue(clipboard);
  await openApp('/defense/team/', { answers: ['openTeams'] });
  await press('Import');
  await eventually(() => textOf('dialog[open] h2') !== '');
  await press('Paste');
}

test('a pasted team is used without another tap', async () => {
  await paste('Garchomp\nMew');
  await eventually(() => address().includes('member=mew'));
  expect(textOf('dialog[open] h2')).toBe('');
});

test('the export names pasted lines that are no longer right', async () => {
  await paste('Gengar\nTera Type: Water\nTimid Nature\n\nPikachu\nTimid Nature');
  await eventually(() => address().includes('member=gengar'));
  await press(/^Edit Gengar/);
  await choose('Tera type', 'Fire', 'Members');
  await press('Export');
  await eventually(() => textOf('dialog[open] textarea').includes('Tera Type: Fire'));
  expect(textOf('dialog[open]')).toContain(
    'You changed Gengar, so these lines were left out: Tera Type: Water',
  );
  expect(textOf('dialog[open]')).not.toContain('Pikachu has changed');
});

// Regression: the import came when the player had deleted the wrong letters, and the rest of the word opened other screens.
test('a pasted text that the player corrects waits for a tap', async () => {
  await paste('Garchomp\nMew2');
  await eventually(() => textOf('dialog[open]').includes('Mew2'));
  await fill('Team as text', 'Garchomp\nMew');
  await eventually(() => !control<HTMLButtonElement>('Use this team').disabled);
  expect(address()).toBe('/defense/team/');
  expect(textOf('dialog[open] h2')).not.toBe('');
});

test('a suggestion shows what it changes, and joins the team', async () => {
  await openApp(two, { answers: ['suggestChanges'] });
  await eventually(() => document.querySelector('[aria-label="What to add"] li') !== null);
  const first = () => textsOf('[aria-label="What to add"] li')[0];
  const withoutLegends = first();
  expect(withoutLegends).toContain('Immune to Dragon.');
  await press('Legendary');
  await eventually(() => first() !== withoutLegends);
  expect(first()).toBe(
    'Terapagos (Terastal Form) with Tera Shell Try outAddNo new danger.Resists Ice, Dragon, Fairy, Rock. That helps 2 members. Shares no weakness with your team.',
  );
  await press(/^Add /, 'What to add');
  expect([members().length, notice()]).toEqual([3, 'Terapagos (Terastal Form) joined your team.']);
  await press('Undo');
  expect(address()).toBe(two);
});

test('a saved team stays on the device, and follows each change', async () => {
  await openApp(two);
  await press('Save team');
  await eventually(() => textOf('main').includes('Saved as Garchomp, Dragonite.'));
  await press('Inverse battle');
  await press(/^Teams/);
  await eventually(() => textOf('dialog[open] ul') !== '');
  expect(textOf('dialog[open]')).toContain('Garchomp, Dragonite');
  await press('Close');
  await eventually(() => hasControl('Teams Garchomp, Dragonite'));
  const { savedTeams } = await import('#app/state/saved/savedTeams.ts');
  await eventually(() => savedTeams.get().items[0]?.link.endsWith('&inverse=1') ?? false);
  vi.spyOn(console, 'warn').mockReturnValue();
  const accept = refuseWrites('team-');
  await press('Inverse battle');
  await untilGone(
    () => textOf('main').includes('no space left, so your team isn’t saved'),
    async () => {
      accept();
      await press('Inverse battle');
    },
  );
  // What another tab does with it.
  await act(() =>
    savedTeams.change((teams) =>
      teams.map((team) => ({ ...team, link: 'team=1&member=mew.psychic' })),
    ),
  );
  await eventually(() => address() === '/defense/team/?team=1&member=mew.psychic');
  await act(() => savedTeams.change(() => []));
  await eventually(() => textOf('main').includes('Not saved.'));
  expect(hasControl('Save team')).toBe(true);
  expect(control(/^Teams/).textContent).not.toContain('Garchomp');
});

// Regression: the teams of a backup stayed without Undo if the browser refused its games.
test('a backup is restored completely or not at all, and Undo takes all of it back', async () => {
  const backup = await readFile('tests/teamBackup3.json', 'utf8');
  const teams = () => textsOf('dialog[open] [data-team]').map((text) => text.split(' ')[0]);
  await openApp('/defense/team/');
  await press('Teams');
  await eventually(() => textOf('dialog[open]').includes('Backup'));
  const before = teams();
  for (const isRefused of [true, false]) {
    await fill('Paste a backup or teams', backup);
    await eventually(() => !control<HTMLButtonElement>('Add').disabled);
    const accept = refuseWrites(isRefused ? 'game-' : 'none');
    await press('Add');
    const message = isRefused
      ? 'Nothing was changed: your device has no space left'
      : 'Added: 1. Replaced: 0. Skipped: 0. Games added: 1. Games skipped: 0. Practiced matchups added: 2.';
    await eventually(() => textOf('dialog[open]').includes(message));
    accept();
    expect(control<HTMLTextAreaElement>('Paste a backup or teams').value).toBe(
      isRefused ? backup : '',
    );
    expect(teams()).toEqual(isRefused ? before : [...before, 'Rain']);
  }
  await press('Undo', '');
  await eventually(() => teams().length === before.length);
});

test('the export is a text of Pokémon Showdown', async () => {
  await openApp(two);
  await press('Export');
  await eventually(() => textOf('dialog[open] h2') !== '');
  expect(textOf('dialog[open]')).toContain('Garchomp Dragonite');
  expect(textOf('dialog[open]')).not.toMatch(/isn’t in the text|aren’t in the text/);
});

test('the export leaves out types and what the generation lacks, and is copied', async () => {
  await openApp(
    '/defense/team/?team=1&member=pikachu.electric..steel&member=.rock&generation=gen1',
  );
  await press('Add Pokémon');
  await press('Export');
  await eventually(() => textOf('dialog[open] h2') !== '');
  expect(control<HTMLTextAreaElement>('Team as text').value.trim()).toBe('Pikachu');
  expect(textOf('dialog[open]')).toContain('Members without a Pokémon aren’t in the text: Rock.');
  const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await press('Copy text');
  await eventually(() => textOf('dialog[open] [role=status]') === 'Text copied.');
  expect(copy.mock.lastCall?.[0].trim()).toBe('Pikachu');
  copy.mockRejectedValue(new Error('blocked'));
  await press('Copy text');
  await eventually(() => textOf('dialog[open] [role=status]').includes('blocked copying'));
});

async function openImport(text: string): Promise<void> {
  await press('Import');
  await eventually(() => textOf('dialog[open] h2') !== '');
  await fill('Team as text', text);
}

test('a team is read in the generation of its heading, and Undo restores both', async () => {
  await openApp(two, { answers: ['openTeams'] });
  await openImport('=== [gen1ou] Old ===\n\nClefable\n\nMagneton\n');
  const status = '2 Pokémon found. Rules: generation 1, as the team’s heading says.';
  await eventually(() => textOf('dialog[open] [role=status]') === status);
  await press('Replace my team');
  expect(address()).toBe(
    '/defense/team/?team=1&member=clefable.normal&member=magneton.electric&generation=gen1',
  );
  expect(notice()).toBe('2 Pokémon imported. Rules: generation 1, as the team’s heading says.');
  await press('Undo');
  expect(address()).toBe(two);
});

test('the import says which abilities and items of a text do not count', async () => {
  await openApp('/defense/team/', { answers: ['openTeams'] });
  await openImport(
    'Venusaur-Mega @ Venusaurite\nAbility: Overgrow\n\nGolurk @ Air Balloon\nAbility: Klutz',
  );
  const unused =
    'The ability in the text is another form’s, so it doesn’t count: Venusaur (Mega Venusaur). Klutz turns off the item: Golurk.';
  await eventually(() => textOf('dialog[open] [role=status]') === `2 Pokémon found. ${unused}`);
  await press('Use this team');
  expect(address()).toBe(
    '/defense/team/?team=1&member=venusaur-mega.grass-poison.thick_fat&member=golurk.ground-ghost',
  );
  expect(notice()).toBe(`2 Pokémon imported. ${unused}`);
});

test('the generation of a heading can be refused', async () => {
  await openApp(two, { answers: ['openTeams'] });
  await openImport('=== [gen1ou] Old ===\n\nClefable\n\nMagneton\n');
  await eventually(() => textOf('dialog[open]').includes('Use the generation in the heading'));
  await press('Use the generation in the heading');
  await eventually(() => textOf('dialog[open] [role=status]') === '2 Pokémon found.');
  await press('Replace my team');
  expect(address()).toBe(
    '/defense/team/?team=1&member=clefable.fairy&member=magneton.electric-steel',
  );
  expect(notice()).toBe('2 Pokémon imported.');
});

test('the editor adds moves by name with the type of their user, and removes them', async () => {
  await openApp('/defense/team/?team=1&member=ogerpon-wellspring.grass-water');
  await press(/^Edit Ogerpon/);
  for (const text of ['ivy cudgel', 'grass', 'knock off', 'horn leech', 'low kick']) {
    await search('Move or type', text);
    await pickFirst();
  }
  expect(textsOf('[aria-label="Moves"] li')).toEqual([
    'Ivy Cudgel (Water)',
    'Grass',
    'Knock Off',
    'Horn Leech',
    'Low Kick',
  ]);
  expect(hasControl('Move or type')).toBe(false);
  expect(textOf('[aria-label="Moves"]')).toContain('You’ve chosen four moves.');
  await focus('Remove Ivy Cudgel (Water)');
  await press('Remove Ivy Cudgel (Water)');
  expect(focusedName()).toBe('Remove Grass');
  expect(address()).toBe(
    '/defense/team/?team=1&member=ogerpon-wellspring.grass-water....grass-KnockOff-HornLeech-LowKick',
  );
});

test('a team that is pasted into the search field opens its import', async () => {
  await openApp(two, { answers: ['openTeams'] });
  await eventually(() => hasControl('Pokémon'));
  const paste = (text: string) =>
    act(async () =>
      fireEvent.paste(control('Pokémon'), { clipboardData: { getData: () => text } }),
    );
  // One line is a search.
  expect(await paste('Mew')).toBe(true);
  expect(await paste('Mew\nBronzong @ Leftovers')).toBe(false);
  await eventually(() => hasControl('Replace my team'));
  await eventually(() => !control<HTMLButtonElement>('Replace my team').disabled);
  await press('Replace my team');
  await eventually(() => notice().startsWith('2 Pokémon imported.'));
  expect(address()).toMatch(/member=mew.*member=bronzong/);
});
