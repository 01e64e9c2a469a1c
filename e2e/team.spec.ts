import { expect, type Page } from '@playwright/test';
import { appReady, dropFile, mainHeading, readClipboard, resize, saveFile } from './page.ts';
import { test } from './test.ts';

const sixMembers =
  '/defense/team/?team=1&member=garchomp.dragon-ground&member=tyranitar.rock-dark' +
  '&member=dragonite.dragon-flying..steel&member=gengar.ghost-poison' +
  '&member=rotom-wash.electric-water.levitate&member=gliscor.ground-flying';

const fiveMembers = sixMembers.replace(/&member=gliscor.*/, '');

const table = (page: Page) => page.getByRole('table', { name: 'Team matchups' });
const row = (page: Page, type: string) =>
  table(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: type }) });
const member = (page: Page, name: string) => page.getByRole('button', { name: `Edit ${name}` });
const names = (page: Page) =>
  page
    .getByRole('list', { name: 'Members' })
    .getByRole('button', { name: /^Edit / })
    .evaluateAll((buttons) =>
      buttons.map((button) => button.firstElementChild?.firstElementChild?.textContent),
    );

test('the keyboard alone builds a team and opens an explanation', async ({ page }) => {
  await page.goto('/defense/');
  await appReady(page);
  await page.getByRole('link', { name: 'Team', exact: true }).press('Enter');
  await expect(page.getByRole('heading', { name: 'What is your team weak to?' })).toBeVisible();
  await page.getByRole('button', { name: 'Add Pokémon' }).press('Enter');
  await expect(page.getByRole('combobox', { name: 'Pokémon' })).toBeFocused();
  await page.keyboard.type('knakrack');
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('heading', { name: 'Ice is super effective against 1 member' }),
  ).toBeVisible();

  // The matrix is one Tab stop; the arrow keys move inside it.
  const cell = table(page).getByRole('button', { name: 'Ice on Garchomp: 4×' });
  await cell.focus();
  await page.keyboard.press('Enter');
  const factors = table(page).getByRole('listitem');
  await expect(factors.filter({ hasText: 'Ice on Dragon 2×' })).toBeVisible();
  await expect(factors.filter({ hasText: 'Ice on Ground 2×' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(factors.filter({ hasText: 'Ice on Dragon 2×' })).toBeHidden();
  await page.keyboard.press('ArrowDown');
  await expect(table(page).getByRole('button', { name: 'Dragon on Garchomp: 2×' })).toBeFocused();
});

test('the matrix shows weak members as numbers, totals and text', async ({ page }) => {
  await page.goto(sixMembers);
  await expect(mainHeading(page)).toHaveText('Ice is super effective against 2 members');
  const cells = row(page, 'Ice').getByRole('cell');
  await expect(cells).toHaveText(['4', '', '½', '', '½', '4', '2', '2', '·']);
  await expect(row(page, 'Ground').getByRole('cell')).toHaveText([
    ...['', '2', '2', '2', '0', '0'],
    ...['3', '·', '2'],
  ]);
  await expect(row(page, 'Ground').getByRole('rowheader')).toContainText('Danger');
  await expect(row(page, 'Grass').getByRole('rowheader')).not.toContainText('Danger');
  await expect(table(page)).toHaveAccessibleDescription(
    /Ground: 3 members are weak — Tyranitar 2×, Dragonite 2×, Gengar 2×/,
  );
});

test('on a phone a table of six members names them @phone', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'phone only');
  await page.goto(sixMembers);
  await expect(row(page, 'Ice').getByRole('cell')).toHaveText(['4', '', '½', '', '½', '4']);
  await expect(table(page).getByRole('columnheader', { name: 'Garchomp' })).toBeVisible();
  await table(page).getByRole('button', { name: 'Ice on Gliscor: 4×' }).tap();
  const detail = row(page, 'Ice').locator('+ tr');
  await expect(detail).toContainText('Ice on Flying 2×');
  await row(page, 'Ice').getByRole('rowheader').getByRole('button').tap();
  await expect(detail).toContainText('Ice: 2 members are weak — Garchomp 4×, Gliscor 4×');
  await detail.getByRole('button', { name: 'Garchomp 4×' }).tap();
  await expect(detail.getByRole('listitem').nth(1)).toContainText('Ice on Dragon 2×');
});

test('on a phone a table of seven members shows totals @phone', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'phone only');
  await page.goto(`${sixMembers}&member=mamoswine.ice-ground`);
  await expect(row(page, 'Ice').getByRole('cell')).toHaveText(['2', '2', '·']);
  await row(page, 'Ice').getByRole('button', { name: 'Ice' }).tap();
  await expect(table(page)).toContainText('Ice: 2 members are weak — Garchomp 4×, Gliscor 4×');
  await table(page).getByRole('button', { name: 'Gliscor 4×' }).tap();
  await expect(table(page)).toContainText('Ice on Flying 2×');
});

test('one member at a time is Terastallized, and the link holds which', async ({ page }) => {
  const link =
    '/defense/team/?team=1&member=garchomp.dragon-ground..steel&member=dragonite.dragon-flying..water';
  await page.goto(`${link}&tera=0`);
  const garchomp = page.getByRole('button', { name: 'Garchomp Terastallized: Steel' });
  const dragonite = page.getByRole('button', { name: 'Dragonite Terastallized: Water' });
  await expect(row(page, 'Ice').getByRole('cell')).toHaveText(['4', '4', '2', '·', '·']);
  await garchomp.click();
  await expect(row(page, 'Ice').getByRole('cell')).toHaveText(['½', '4', '1', '1', '·']);
  await dragonite.click();
  await expect(garchomp).toHaveAttribute('aria-pressed', 'false');
  await expect(row(page, 'Ice').getByRole('cell')).toHaveText(['4', '½', '1', '1', '·']);
  await expect(page).toHaveURL(`${link}&tera=2`);
  await dragonite.click();
  await expect(page).toHaveURL(`${link}&tera=0`);
  // A link from before each member had a switch keeps its answer.
  await page.goto(link);
  await expect(row(page, 'Ice').getByRole('cell')).toHaveText(['½', '½', '·', '2', '·']);
});

test('in a small window the arrow keys focus no covered cell', async ({ page }) => {
  await resize(page, { width: 1000, height: 640 });
  const twelve = Array.from({ length: 6 }, () => 'member=.rock-dark&member=gengar.ghost-poison');
  await page.goto(`/defense/team/?team=1&${twelve.join('&')}`);
  await table(page).getByRole('button', { name: /: / }).first().focus();
  const coveredCells: (string | null)[] = [];
  for (const [key, presses] of [
    ...[['ArrowRight', 11] as const, ['ArrowDown', 17] as const],
    ...[['ArrowLeft', 11] as const, ['ArrowUp', 17] as const],
  ]) {
    for (let press = 0; press < presses; press++) {
      await page.keyboard.press(key);
      const { name, isVisible } = await page.evaluate(() => {
        const cell = document.activeElement as HTMLElement;
        const { x, y, width, height } = cell.getBoundingClientRect();
        const top = document.elementFromPoint(x + width / 2, y + height / 2);
        return { name: cell.getAttribute('aria-label'), isVisible: top === cell };
      });
      if (!isVisible) coveredCells.push(name);
    }
  }
  expect(coveredCells).toEqual([]);
});

test('each table format shows the same team', async ({ page }) => {
  await page.goto(sixMembers);
  const format = page.getByRole('combobox', { name: 'Table' });
  await format.selectOption('Complex');
  await expect(table(page).getByRole('columnheader')).toHaveText([
    ...['Type', '4×', '2×', '1×', '½×', '¼×', '0×'],
  ]);
  await expect(row(page, 'Ground').getByRole('cell')).toHaveText(['·', '3', '1', '·', '·', '2']);

  await format.selectOption('Weaknesses');
  await expect(table(page).getByRole('rowheader', { name: 'Electric' })).toHaveCount(0);
  await expect(row(page, 'Ground').getByRole('cell')).toHaveText(['', '2', '2', '2', '', '', '3']);

  await format.selectOption('Resistances');
  await expect(row(page, 'Ground').getByRole('cell')).toHaveText([
    ...['', '', '', '', '0', '0', '·', '2'],
  ]);

  await format.selectOption('By member');
  const gengar = table(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: 'Gengar' }) });
  await expect(gengar.getByRole('cell').nth(2)).toContainText('Fighting 0×');
  await gengar.getByRole('button', { name: 'Psychic 2×' }).click();
  await expect(table(page)).toContainText('Psychic on Poison 2×');

  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Table' })).toHaveValue('members');
  await expect(table(page).getByRole('rowheader')).toHaveCount(6);
});

test('on a phone the table By member has table roles and one head', async ({ page }) => {
  await resize(page, { width: 390, height: 844 });
  await page.goto('/defense/team/?team=1&member=gengar.ghost-poison&format=members');
  const browser = await page.context().newCDPSession(page);
  const readTree = async () => {
    const { nodes } = await browser.send('Accessibility.getFullAXTree');
    return nodes.map(({ role, name }) => `${role?.value}: ${name?.value}`);
  };
  await expect
    .poll(readTree)
    .toEqual(
      expect.arrayContaining([
        'table: Team matchups',
        ...['Member', 'Weak to', 'Resists', 'Immune to'].map((name) => `columnheader: ${name}`),
        'rowheader: Gengar',
        expect.stringMatching(/^cell: \w+ ½× /),
      ]),
    );
});

test('members are edited in place, duplicated, removed, restored and moved', async ({ page }) => {
  await page.goto(sixMembers);
  await member(page, 'Gliscor').click();
  await page.getByLabel('Tera type', { exact: true }).selectOption('Water');
  await page.getByLabel('Nickname').fill('Batty');
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(member(page, 'Batty')).toContainText('Tera type: Water');
  await expect(row(page, 'Ice').getByRole('cell').nth(5)).toHaveText('½');

  await member(page, 'Batty').click();
  await page.getByRole('button', { name: 'Duplicate' }).click();
  await expect.poll(async () => (await names(page)).slice(5)).toEqual(['Batty', 'Batty']);
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Batty was removed.' })).toBeVisible();
  await expect.poll(() => names(page)).toHaveLength(6);
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect.poll(() => names(page)).toHaveLength(7);

  const handle = page.getByRole('button', { name: 'Move Garchomp' });
  await handle.focus();
  await page.keyboard.press('ArrowDown');
  await expect.poll(async () => (await names(page)).slice(0, 2)).toEqual(['Tyranitar', 'Garchomp']);
  await expect(page.getByRole('button', { name: 'Move Garchomp' })).toBeFocused();
  await expect(page.getByText('Garchomp is now number 2 of 7.')).toBeAttached();
});

test('members are dragged by their handles, and Escape cancels the drag', async ({ page }) => {
  await page.goto(sixMembers);
  const [from, to] = await Promise.all(
    ['Move Garchomp', 'Move Gengar'].map((name) =>
      page.getByRole('button', { name }).boundingBox(),
    ),
  );
  // A handle is as high as its row; two rows swap when the pointer passes the middle.
  const middle = (box: typeof from) =>
    [box!.x + box!.width / 2, box!.y + box!.height / 2 + 6] as const;
  await page.mouse.move(...middle(from));
  await page.mouse.down();
  await page.mouse.move(...middle(to), { steps: 8 });
  const newOrder = ['Tyranitar', 'Dragonite', 'Gengar', 'Garchomp'];
  await expect.poll(async () => (await names(page)).slice(0, 4)).toEqual(newOrder);
  await page.keyboard.press('Escape');
  await expect.poll(async () => (await names(page))[0]).toBe('Garchomp');
  await page.mouse.up();

  await page.mouse.move(...middle(from));
  await page.mouse.down();
  await page.mouse.move(...middle(to), { steps: 8 });
  await expect.poll(async () => (await names(page)).slice(0, 4)).toEqual(newOrder);
  await page.mouse.up();
  await page.reload();
  await expect.poll(async () => (await names(page))[3]).toBe('Garchomp');
});

test('on a phone members are in three columns, dragged or moved by keys', async ({ page }) => {
  await resize(page, { width: 390, height: 844 });
  await page.goto(sixMembers);
  const handle = (name: string) => page.getByRole('button', { name: `Move ${name}` });
  const middle = async (name: string) => {
    const { x, y, width, height } = (await handle(name).boundingBox())!;
    return [x + width / 2, y + height / 2] as const;
  };
  const [garchomp, dragonite, gengar] = await Promise.all(
    ['Garchomp', 'Dragonite', 'Gengar'].map(middle),
  );
  expect(dragonite![1]).toBe(garchomp![1]);
  expect(gengar![0]).toBe(garchomp![0]);

  await page.mouse.move(...garchomp!);
  await page.mouse.down();
  await page.mouse.move(...gengar!, { steps: 8 });
  const orderAfterDrag = ['Tyranitar', 'Dragonite', 'Gengar', 'Garchomp'];
  await expect.poll(async () => (await names(page)).slice(0, 4)).toEqual(orderAfterDrag);
  await expect(handle('Garchomp')).toBeFocused();
  await page.mouse.up();
  await handle('Garchomp').press('ArrowLeft');
  const orderAfterKey = ['Tyranitar', 'Dragonite', 'Garchomp', 'Gengar'];
  await expect.poll(async () => (await names(page)).slice(0, 4)).toEqual(orderAfterKey);
  await expect(handle('Garchomp')).toBeFocused();
});

test('from 640 pixels on members and answer are side by side', async ({ page }) => {
  await resize(page, { width: 640, height: 900 });
  await page.goto(sixMembers);
  const members = (await page.getByRole('region', { name: 'Members' }).boundingBox())!;
  const answer = (await page.getByRole('region', { name: 'Answer' }).boundingBox())!;
  expect(answer.y).toBe(members.y);
  expect(answer.x).toBeGreaterThan(members.x + members.width);
});

test('on a phone the table header sticks and covers no row at first', async ({ page }) => {
  await resize(page, { width: 390, height: 844 });
  for (const format of ['simple', 'complex', 'weaknesses', 'resistances']) {
    await page.goto(`${sixMembers}&format=${format}`);
    const head = table(page).getByRole('columnheader').first();
    const first = table(page).getByRole('rowheader').first();
    const [headBox, rowBox] = [(await head.boundingBox())!, (await first.boundingBox())!];
    expect(headBox.y + headBox.height, format).toBeLessThanOrEqual(rowBox.y);
    await first.evaluate((row) => scrollTo(0, scrollY + row.getBoundingClientRect().bottom));
    const header = (await page.getByRole('banner').boundingBox())!;
    await expect
      .poll(async () => (await head.boundingBox())!.y - header.y - header.height)
      .toBeLessThanOrEqual(0);
    await expect(head).toBeInViewport();
  }
});

test('on a phone a bar below the suggestions ends the preview', async ({ page }) => {
  await resize(page, { width: 390, height: 844 });
  await page.goto(sixMembers);
  const suggestions = page.getByRole('region', { name: 'What to add' });
  await suggestions
    .getByRole('button', { name: /^What if / })
    .first()
    .click();
  const end = suggestions.getByRole('button', { name: 'Close' });
  await expect(end).toBeInViewport();
  await expect(page.getByText(/^What if: /)).toBeAttached();
  await end.click();
  await expect(end).toBeHidden();
  await expect(page.getByText(/^What if: /)).toBeHidden();
});

test('Undo restores the team, keeps the sort order, and outlasts sorting', async ({ page }) => {
  await page.goto(`${sixMembers}&sort=type`);
  const undo = page.getByRole('button', { name: 'Undo' });
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(mainHeading(page)).toHaveText('What is your team weak to?');
  await undo.click();
  await expect.poll(() => names(page)).toHaveLength(6);
  await expect(page.getByLabel('Sort')).toHaveValue('type');

  await member(page, 'Dragonite').click();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await page.getByLabel('Sort').selectOption('danger');
  await expect(undo).toBeVisible();
  await page.getByRole('button', { name: 'Inverse battle' }).click();
  await expect(undo).toBeHidden();
});

test('a suggestion says what it changes, can be previewed and can be added', async ({ page }) => {
  await page.goto(fiveMembers);
  const suggestions = page.getByRole('region', { name: 'What to add' });
  const first = suggestions.getByRole('listitem').first();
  await expect(first).toContainText(/(No new|New) danger/);
  await expect(first).toContainText(/Resists .+\./);
  await expect(first).toContainText(/helps \d members?\./);
  await first.hover();
  await expect(page.getByText(/^What if: /)).toBeVisible();
  await expect(table(page).getByRole('columnheader')).toHaveCount(1 + 6 + 3);
  await page.mouse.move(0, 0);
  await expect(table(page).getByRole('columnheader')).toHaveCount(1 + 5 + 3);

  await suggestions.getByRole('combobox', { name: 'Suggest' }).selectOption('Pokémon');
  await expect(first.getByRole('button', { name: /^Add / })).toBeVisible();
  const legendary = suggestions.getByRole('button', { name: 'Legendary' });
  await legendary.click();
  await expect(legendary).toHaveAttribute('aria-pressed', 'false');
  await expect(first.getByRole('button', { name: /^Add / })).toBeVisible();
  await first.getByRole('button', { name: /^Add / }).click();
  await expect.poll(() => names(page)).toHaveLength(6);
  await expect(page.getByRole('status').filter({ hasText: 'joined your team' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => names(page)).toHaveLength(5);
});

test('in a full team a suggestion replaces the member that it names', async ({ page }) => {
  await page.goto(sixMembers);
  // The names are those of the Pokédex, once it is there.
  await expect(member(page, 'Rotom (Wash Rotom)')).toBeVisible();
  const namesBefore = await names(page);
  await page.getByRole('button', { name: 'What to add' }).click();
  const first = page.getByRole('region', { name: 'What to add' }).getByRole('listitem').first();
  await expect(first).toBeInViewport({ ratio: 1 });
  await expect(first).toContainText(/Instead of \w+/);
  await expect(first).toContainText(/No longer a danger: \w+/);
  const replace = first.getByRole('button', { name: /^Replace .+ with / });
  const [, old, newcomer] = /^Replace (.+?) with (.+?)( with .+)?$/.exec(
    (await replace.getAttribute('aria-label'))!,
  )!;
  await first.hover();
  await expect(table(page).getByRole('columnheader', { name: newcomer! })).toBeVisible();
  await expect(table(page).getByRole('columnheader', { name: old! })).toHaveCount(0);
  await replace.click();
  await expect
    .poll(() => names(page))
    .toEqual(namesBefore.map((name) => (name === old ? newcomer : name)));
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => names(page)).toEqual(namesBefore);
});

test('a preview stays on the way to the table, and Escape ends it', async ({ page }) => {
  await page.goto(fiveMembers);
  const suggestions = page.getByRole('region', { name: 'What to add' });
  const preview = page.getByText(/^What if: /);
  const first = suggestions.getByRole('listitem').first();
  await first.hover();
  await expect(preview).toBeVisible();
  const cell = table(page).getByRole('button', { name: 'Ice on Garchomp: 4×' });
  const { x, y } = (await cell.boundingBox())!;
  await page.mouse.move(x + 5, y + 5, { steps: 12 });
  await cell.click();
  await expect(table(page)).toContainText('Ice on Dragon 2×');
  await expect(preview).toBeVisible();

  await page.getByRole('combobox', { name: 'Sort' }).focus();
  await page.keyboard.press('Escape');
  await expect(preview).toBeHidden();
  await first.hover();
  await expect(preview).toBeVisible();
  await page.getByRole('heading', { name: 'How to use it' }).hover();
  await expect(preview).toBeHidden();

  const button = first.getByRole('button', { name: /^What if / });
  await page.mouse.move(0, 0);
  await button.focus();
  await expect(preview).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(preview).toBeHidden();
});

const teamText = `=== [gen9ou] First ===

Chompy (Garchomp) (M) @ Yache Berry
Ability: Rough Skin
Tera Type: Steel
EVs: 252 Atk / 4 SpD / 252 Spe
Jolly Nature
- Earthquake
- Freeze-Dry

Foomon @ Leftovers
- Tackle

Rotom-Wash
Ability: Levitate
Nonsense here

=== [gen9ou] Second ===

Gengar
Ability: Cursed Body
- Shadow Ball
`;

test('a Showdown team is imported with unread lines, and exported again', async ({ page }) => {
  await page.goto('/defense/team/');
  await page.getByRole('button', { name: 'Import' }).click();
  await expect(page.getByLabel('Team as text')).toHaveAttribute('lang', 'en');
  await page.getByLabel('Team as text').fill(teamText);
  const panel = page.getByRole('dialog');
  await expect(panel.getByRole('status')).toHaveText(
    '2 Pokémon found. Lines that could not be read: 2',
  );
  await expect(panel.getByRole('listitem')).toHaveText([
    'Line 11: Foomon @ Leftovers',
    'Line 16: Nonsense here',
  ]);
  await panel.getByLabel('Team', { exact: true }).selectOption('Second');
  await expect(panel).toContainText('1 Pokémon found.');
  await panel.getByLabel('Team', { exact: true }).selectOption('First');
  await panel.getByRole('button', { name: 'Use this team' }).click();
  await expect.poll(() => names(page)).toEqual(['Chompy', 'Rotom (Wash Rotom)']);
  await expect(member(page, 'Chompy')).toContainText('Garchomp · Yache Berry · Tera type: Steel');
  // Every member of a pasted team has a Tera type, and only one member can use it.
  await expect(page.getByRole('button', { name: 'Terastallized' })).toHaveAttribute(
    'aria-pressed',
    'false',
  );
  await expect(row(page, 'Ice').getByRole('cell').first()).toHaveText('2');
  await page.getByRole('button', { name: 'Terastallized' }).click();
  await expect(row(page, 'Ice').getByRole('cell').first()).toHaveText('½');

  await page.getByRole('button', { name: 'Export' }).click();
  await panel.getByRole('button', { name: 'Copy text' }).click();
  await expect(panel).toContainText('Text copied.');
  const text = await readClipboard(page);
  expect(text).toContain('Chompy (Garchomp) @ Yache Berry');
  await page.keyboard.press('Escape');
  const before = page.url();
  await page.getByRole('button', { name: 'Import' }).click();
  await page.getByLabel('Team as text').fill(text);
  await panel.getByRole('button', { name: 'Replace my team' }).click();
  // The text holds no attacks that are plain types; everything else returns.
  const firstMember = (url: string) => new URL(url).searchParams.get('member')?.split('.');
  expect(firstMember(page.url())?.slice(0, 5)).toEqual(firstMember(before)?.slice(0, 5));
});

test('a copied team is there after Import and Paste', async ({ page, context }) => {
  await page.goto('/defense/team/');
  await page.getByRole('button', { name: 'Import' }).click();
  const paste = page.getByRole('dialog').getByRole('button', { name: 'Paste' });
  await paste.click();
  await expect(page.getByRole('alert')).toContainText('did not let Countertype read the clipboard');

  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(() => navigator.clipboard.writeText('Garchomp\nwhat is this?'));
  await paste.click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('dialog').getByRole('status')).toContainText('could not be read');
  await page.evaluate(() => navigator.clipboard.writeText('Garchomp\nRotom-Wash'));
  await paste.click();
  await expect.poll(() => names(page)).toEqual(['Garchomp', 'Rotom (Wash Rotom)']);
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => names(page)).toEqual([]);
});

// Regression: the browser's own paste of a long text took seconds on a phone.
test('a long pasted text replaces the selection, and its start is shown', async ({ page }) => {
  await page.goto('/defense/team/');
  await page.getByRole('button', { name: 'Import' }).click();
  const field = page.getByLabel('Team as text');
  /** Whether the browser itself would insert the text after the first line. */
  const paste = (text: string) =>
    field.evaluate((area: HTMLTextAreaElement, text) => {
      area.setSelectionRange(4, 7);
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', text);
      return area.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      );
    }, text);
  await field.fill('Mew\nFoo\nMew');
  expect(await paste('Pikachu')).toBe(true);
  expect(await paste('Pikachu\n'.repeat(300))).toBe(false);
  await expect(field).toHaveValue(`Mew\n${'Pikachu\n'.repeat(300)}\nMew`);
  await field.fill('Mew\nFoo\nMew');
  await paste('Pikachu\n'.repeat(10_000));
  await expect(page.getByRole('dialog').getByRole('status')).toContainText('10,002 Pokémon found.');
  expect((await field.inputValue()).length).toBe(50_000);
});

test('a text file is opened, and another file is refused', async ({ page }) => {
  await page.goto('/defense/team/');
  await page.getByRole('button', { name: 'Import' }).click();
  const choose = async (name: string, buffer: Buffer) => {
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Open a file' }).click();
    await (await chooser).setFiles({ name, mimeType: 'text/plain', buffer });
  };
  await choose('team.txt', Buffer.from([0, 1, 2, 3]));
  await expect(page.getByRole('alert')).toContainText('not a text file');
  const panel = page.getByRole('dialog');
  const teamFile = Buffer.from(teamText.replaceAll('\n', '\r\n'));
  await choose('team.txt', teamFile);
  await expect(panel).toContainText('2 Pokémon found.');
  await panel.getByLabel('Team', { exact: true }).selectOption('Second');
  await expect(panel).toContainText('1 Pokémon found.');
  await choose('again.txt', teamFile);
  await expect(panel).toContainText('2 Pokémon found.');

  const field = panel.getByLabel('Team as text');
  await dropFile(field, 'team.txt', 'Gengar\n- Shadow Ball\n');
  await expect(panel).toContainText('1 Pokémon found.');
  await expect(field).toHaveValue(/^Gengar/);
});

test('an ability that affects attacks stays with its member', async ({ page, otherPage }) => {
  const link = '/defense/team/?team=1&member=venomoth.bug-poison.tinted_lens';
  await page.goto('/defense/team/');
  await page.getByRole('button', { name: 'Add Pokémon' }).click();
  await page.getByRole('combobox', { name: 'Pokémon' }).fill('venomoth');
  await page.getByRole('option', { name: 'Venomoth' }).first().click();
  await page.getByLabel('Ability', { exact: true }).selectOption('Tinted Lens');
  await expect(page).toHaveURL(link);
  await page.getByRole('button', { name: 'Done' }).click();
  await page.reload();
  await expect(page).toHaveURL(link);
  await expect(member(page, 'Venomoth')).toContainText('Tinted Lens');

  await otherPage.goto(page.url());
  await expect(member(otherPage, 'Venomoth')).toContainText('Tinted Lens');

  const panel = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Export' }).click();
  await panel.getByRole('button', { name: 'Copy text' }).click();
  await expect(panel).toContainText('Text copied.');
  const text = await readClipboard(page);
  expect(text).toContain('Venomoth');
  expect(text).toContain('Ability: Tinted Lens');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(page).toHaveURL('/defense/team/');
  await page.getByRole('button', { name: 'Import' }).click();
  await page.getByLabel('Team as text').fill(text);
  await expect(panel.getByRole('status')).toHaveText('1 Pokémon found.');
  await panel.getByRole('button', { name: 'Use this team' }).click();
  await expect(page).toHaveURL(link);
  await expect(member(page, 'Venomoth')).toContainText('Tinted Lens');

  await page.getByRole('link', { name: 'Attack with this team' }).click();
  await expect(page).toHaveURL('/offense/?attacks=poison.tinted_lens-bug.tinted_lens');
  await expect(page.getByLabel('Ability', { exact: true })).toHaveValue('tinted_lens');
  await expect(page.getByRole('region', { name: 'Deals 1× to' })).toContainText('Steel');
});

test('attacks of one type with different abilities are removed singly', async ({ page }) => {
  await page.goto(
    '/defense/team/?team=1&member=.bug.tinted_lens&member=.bug.neuroforce&member=.bug&member=.bug.tinted_lens',
  );
  await page.getByRole('link', { name: 'Attack with this team' }).click();
  const allAttacks = '/offense/?attacks=bug.tinted_lens-bug.neuroforce-bug';
  await expect(page).toHaveURL(allAttacks);
  const attacks = page.getByRole('list', { name: 'Attacks' }).getByRole('listitem');
  const abilities = () =>
    attacks
      .getByRole('combobox')
      .evaluateAll((selects) => selects.map((select) => (select as HTMLSelectElement).value));
  await expect.poll(abilities).toEqual(['tinted_lens', 'neuroforce', '']);

  const remove = (index: number) => attacks.nth(index).getByRole('button').click();
  await remove(1);
  await expect(page).toHaveURL('/offense/?attacks=bug.tinted_lens-bug');
  await expect.poll(abilities).toEqual(['tinted_lens', '']);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page).toHaveURL(allAttacks);
  await remove(0);
  await expect(page).toHaveURL('/offense/?attacks=bug.neuroforce-bug');
  // Two attacks merge when they get the same ability.
  await attacks.nth(0).getByRole('combobox').selectOption('None');
  await expect(page).toHaveURL('/offense/?attacks=bug');
  await remove(0);
  await expect(page).toHaveURL('/offense/');
  await expect(attacks).toHaveCount(0);
});

test('the link of a team shows the same in another browser', async ({ page, otherPage }) => {
  await page.goto(`${sixMembers}&format=complex&sort=type&inverse=1&type_count=3`);
  await expect(member(page, 'Rotom (Wash Rotom)')).toBeVisible();
  const numbers = await table(page).innerText();
  await otherPage.goto(page.url());
  await expect(member(otherPage, 'Rotom (Wash Rotom)')).toBeVisible();
  expect(await table(otherPage).innerText()).toBe(numbers);

  await page.getByRole('link', { name: 'Offense' }).click();
  await page.getByRole('link', { name: 'Defense' }).click();
  await page.getByRole('link', { name: 'Team', exact: true }).click();
  await expect(table(page)).toBeVisible();
  expect(await table(page).innerText()).toBe(numbers);
});

test('after Back the team has the Pokémon added on the defense screen', async ({ page }) => {
  await page.goto('/defense/team/?team=1&member=garchomp.dragon-ground');
  await page.getByRole('link', { name: 'Solo' }).click();
  for (const name of ['Charizard', 'Gengar']) {
    await page.getByRole('button', { name, exact: true }).click();
    await page.getByRole('button', { name: 'Add to team' }).click();
    await expect(page.getByRole('status').getByText(`${name} joined`)).toBeVisible();
    await page.getByRole('button', { name: 'Clear', exact: true }).click();
  }
  await page.goBack();
  await expect.poll(() => names(page)).toEqual(['Garchomp', 'Charizard', 'Gengar']);
});

test('a team holds twelve members, and may repeat a Pokémon', async ({ page }) => {
  const twelve = Array.from({ length: 12 }, () => 'member=gengar.ghost-poison').join('&');
  await page.goto(`/defense/team/?team=1&${twelve}`);
  await expect(page.getByRole('button', { name: 'Add Pokémon' })).toBeDisabled();
  await expect(row(page, 'Ghost').getByRole('cell').nth(12)).toHaveText('12');
});

test('the picture is saved as PNG and as SVG', async ({ page }) => {
  await page.goto(sixMembers);
  await page.getByRole('button', { name: 'Picture' }).click();
  for (const kind of ['PNG', 'SVG']) {
    const content = await saveFile(page.getByRole('button', { name: `Save as ${kind}` }));
    if (kind === 'PNG') expect(content.subarray(1, 4).toString()).toBe('PNG');
    else expect(content.toString()).toMatch(/^<svg[^>]*>.*Garchomp.*<\/svg>$/s);
    if (kind === 'SVG') expect(content.toString()).not.toContain('var(');
  }
});

test('the table prints on one page', async ({ page }) => {
  await page.goto(sixMembers);
  await expect(table(page)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  const pdf = await page.pdf({ format: 'A4' });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});
