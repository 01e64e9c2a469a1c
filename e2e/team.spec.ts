import { expect, type Page } from '@playwright/test';
import {
  appReady,
  dropFile,
  mainHeading,
  pickPokemon,
  readClipboard,
  resize,
  saveFile,
} from './page.ts';
import { test } from './test.ts';

const fiveMembers =
  '/defense/team/?team=1&member=garchomp.dragon-ground&member=tyranitar.rock-dark' +
  '&member=dragonite.dragon-flying..steel&member=gengar.ghost-poison' +
  '&member=rotom-wash.electric-water.levitate';

const sixMembers = `${fiveMembers}&member=gliscor.ground-flying`;

const table = (page: Page) => page.getByRole('table', { name: 'Team matchups' });
const row = (page: Page, name: string) =>
  table(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name }) });
const cells = (page: Page, name: string) => row(page, name).getByRole('cell');
const suggestions = (page: Page) => page.getByRole('region', { name: 'What to add' });
const undo = (page: Page) => page.getByRole('button', { name: 'Undo' });
const member = (page: Page, name: string) => page.getByRole('button', { name: `Edit ${name}` });
const handle = (page: Page, name: string) => page.getByRole('button', { name: `Move ${name}` });
const names = (page: Page) =>
  page
    .getByRole('list', { name: 'Members' })
    .getByRole('button', { name: /^Edit / })
    .locator('> :first-child > :first-child > :first-child > :first-child');

/** Drags a member over another with the mouse, whose button stays down. */
async function startDrag(page: Page, name: string, target: string): Promise<void> {
  const [from, to] = await Promise.all([name, target].map((n) => handle(page, n).boundingBox()));
  // A handle is as high as its row; two rows swap when the pointer passes the middle.
  const middle = (box: typeof from) =>
    [box!.x + box!.width / 2, box!.y + box!.height / 2 + 6] as const;
  await page.mouse.move(...middle(from));
  await page.mouse.down();
  await page.mouse.move(...middle(to), { steps: 8 });
}

test('the keyboard alone builds a team and opens an explanation', async ({ page }) => {
  await page.goto('/defense/');
  await appReady(page);
  await page.getByRole('link', { name: 'Team', exact: true }).press('Enter');
  await expect(mainHeading(page)).toHaveText('What is your team weak to?');
  await page.getByRole('button', { name: 'Add Pokémon' }).press('Enter');
  await expect(page.getByRole('combobox', { name: 'Pokémon' })).toBeFocused();
  await page.keyboard.type('knakrack');
  await page.keyboard.press('Enter');
  await expect(mainHeading(page)).toHaveText('Ice is super effective against 1 member');

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

test('each table format shows the same team', { tag: '@full' }, async ({ page }) => {
  await page.goto(sixMembers);
  await expect(mainHeading(page)).toHaveText('Ice is super effective against 2 members');
  await expect(cells(page, 'Ice')).toHaveText(['4', '', '½', '', '½', '4', '2', '2', '·']);
  await expect(cells(page, 'Ground')).toHaveText(['', '2', '2', '2', '0', '0', '3', '·', '2']);
  await expect(row(page, 'Ground').getByRole('rowheader')).toContainText('Danger');
  await expect(row(page, 'Grass').getByRole('rowheader')).not.toContainText('Danger');
  await expect(table(page)).toHaveAccessibleDescription(
    /Ground: 3 members are weak — Tyranitar 2×, Dragonite 2×, Gengar 2×/,
  );

  const format = page.getByRole('combobox', { name: 'Table' });
  await format.selectOption('Detailed');
  await expect(table(page).getByRole('columnheader')).toHaveText([
    ...['Type', '4×', '2×', '1×', '½×', '¼×', '0×'],
  ]);
  await expect(cells(page, 'Ground')).toHaveText(['·', '3', '1', '·', '·', '2']);
  await format.selectOption('Weaknesses');
  await expect(table(page).getByRole('rowheader', { name: 'Electric' })).toHaveCount(0);
  await expect(cells(page, 'Ground')).toHaveText(['', '2', '2', '2', '', '', '3']);
  await format.selectOption('Resistances');
  await expect(cells(page, 'Ground')).toHaveText(['', '', '', '', '0', '0', '·', '2']);
  await format.selectOption('By member');
  await expect(cells(page, 'Gengar').nth(2)).toContainText('Fighting 0×');
  await row(page, 'Gengar').getByRole('button', { name: 'Psychic 2×' }).click();
  await expect(table(page)).toContainText('Psychic on Poison 2×');

  await page.reload();
  await expect(format).toHaveValue('members');
  await expect(table(page).getByRole('rowheader')).toHaveCount(6);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the table names six members, and shows only totals of seven', async ({ page }) => {
    await page.goto(sixMembers);
    await expect(cells(page, 'Ice')).toHaveText(['4', '', '½', '', '½', '4']);
    await expect(table(page).getByRole('columnheader', { name: 'Garchomp' })).toBeVisible();
    await table(page).getByRole('button', { name: 'Ice on Gliscor: 4×' }).click();
    const detail = row(page, 'Ice').locator('+ tr');
    await expect(detail).toContainText('Ice on Flying 2×');
    await row(page, 'Ice').getByRole('rowheader').getByRole('button').click();
    await expect(detail).toContainText('Ice: 2 members are weak — Garchomp 4×, Gliscor 4×');
    await detail.getByRole('button', { name: 'Garchomp 4×' }).click();
    await expect(detail.getByRole('listitem').nth(1)).toContainText('Ice on Dragon 2×');

    await page.goto(`${sixMembers}&member=mamoswine.ice-ground`);
    await expect(cells(page, 'Ice')).toHaveText(['2', '2', '·']);
    await row(page, 'Ice').getByRole('button', { name: 'Ice' }).click();
    await expect(table(page)).toContainText('Ice: 2 members are weak — Garchomp 4×, Gliscor 4×');
    await table(page).getByRole('button', { name: 'Gliscor 4×' }).click();
    await expect(table(page)).toContainText('Ice on Flying 2×');
  });

  test('the table By member has table roles and one head', async ({ page }) => {
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

  test('the table header sticks and covers no row at first', async ({ page }) => {
    await page.goto(sixMembers);
    const head = table(page).getByRole('columnheader').first();
    const first = table(page).getByRole('rowheader').first();
    for (const format of ['Simple', 'Detailed', 'Weaknesses', 'Resistances']) {
      await page.getByRole('combobox', { name: 'Table' }).selectOption(format);
      // The table can still be that of the last format.
      await expect(async () => {
        await page.evaluate(() => scrollTo(0, 0));
        const [headBox, rowBox] = [(await head.boundingBox())!, (await first.boundingBox())!];
        expect(headBox.y + headBox.height).toBeLessThanOrEqual(rowBox.y);
        await first.evaluate((row) => scrollTo(0, scrollY + row.getBoundingClientRect().bottom));
        const header = (await page.getByRole('banner').boundingBox())!;
        expect((await head.boundingBox())!.y).toBeLessThanOrEqual(header.y + header.height);
        await expect(head).toBeInViewport({ timeout: 1000 });
      }, format).toPass();
    }
  });

  test('members are in three columns, dragged or moved by keys', async ({ page }) => {
    await page.goto(sixMembers);
    const [garchomp, dragonite, gengar] = await Promise.all(
      ['Garchomp', 'Dragonite', 'Gengar'].map((name) => handle(page, name).boundingBox()),
    );
    expect(dragonite!.y).toBe(garchomp!.y);
    expect(gengar!.x).toBe(garchomp!.x);
    const others = ['Rotom (Wash Rotom)', 'Gliscor'];
    await startDrag(page, 'Garchomp', 'Gengar');
    await expect(names(page)).toHaveText([
      ...['Tyranitar', 'Dragonite', 'Gengar', 'Garchomp'],
      ...others,
    ]);
    await expect(handle(page, 'Garchomp')).toBeFocused();
    await page.mouse.up();
    await handle(page, 'Garchomp').press('ArrowLeft');
    await expect(names(page)).toHaveText([
      ...['Tyranitar', 'Dragonite', 'Garchomp', 'Gengar'],
      ...others,
    ]);
    await expect(handle(page, 'Garchomp')).toBeFocused();
  });
});

test('one member at a time is Terastallized, and the link holds which', { tag: '@full' }, async ({
  page,
}) => {
  const link =
    '/defense/team/?team=1&member=garchomp.dragon-ground..steel&member=dragonite.dragon-flying..water';
  await page.goto(`${link}&tera=0`);
  const garchomp = page.getByRole('button', { name: 'Garchomp, Terastallized: Steel' });
  const dragonite = page.getByRole('button', { name: 'Dragonite, Terastallized: Water' });
  await expect(cells(page, 'Ice')).toHaveText(['4', '4', '2', '·', '·']);
  await garchomp.click();
  await expect(cells(page, 'Ice')).toHaveText(['½', '4', '1', '1', '·']);
  await dragonite.click();
  await expect(garchomp).toHaveAttribute('aria-pressed', 'false');
  await expect(cells(page, 'Ice')).toHaveText(['4', '½', '1', '1', '·']);
  await expect(page).toHaveURL(`${link}&tera=2`);
  await dragonite.click();
  await expect(page).toHaveURL(`${link}&tera=0`);
});

test('in a small window the arrow keys focus no covered cell of a full team', async ({ page }) => {
  await resize(page, { width: 1000, height: 640 });
  const twelve = Array.from({ length: 6 }, () => 'member=.rock-dark&member=gengar.ghost-poison');
  await page.goto(`/defense/team/?team=1&${twelve.join('&')}`);
  await expect(page.getByRole('button', { name: 'Add Pokémon' })).toBeDisabled();
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

test('members are edited in place, duplicated, removed, restored and moved', {
  tag: '@full',
}, async ({ page }) => {
  await page.goto(sixMembers);
  await member(page, 'Gliscor').click();
  await page.getByLabel('Tera type', { exact: true }).selectOption('Water');
  await page.getByLabel('Nickname').fill('Batty');
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(member(page, 'Batty')).toContainText('Tera type: Water');
  await expect(cells(page, 'Ice').nth(5)).toHaveText('½');

  await member(page, 'Batty').click();
  await page.getByRole('button', { name: 'Duplicate' }).click();
  await expect(names(page).filter({ hasText: 'Batty' })).toHaveCount(2);
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Batty was removed.' })).toBeVisible();
  await expect(names(page)).toHaveCount(6);
  await undo(page).press('Enter');
  await expect(names(page)).toHaveCount(7);

  await handle(page, 'Garchomp').press('ArrowDown');
  await expect(names(page).nth(1)).toHaveText('Garchomp');
  await expect(handle(page, 'Garchomp')).toBeFocused();
  await expect(page.getByText('Garchomp is now number 2 of 7.')).toBeAttached();
});

test('from 640 pixels on members are beside the answer, and dragged by handles', async ({
  page,
}) => {
  await resize(page, { width: 640, height: 900 });
  await page.goto(sixMembers);
  const members = (await page.getByRole('region', { name: 'Members' }).boundingBox())!;
  const answer = (await page.getByRole('region', { name: 'Answer' }).boundingBox())!;
  expect(answer.y).toBe(members.y);
  expect(answer.x).toBeGreaterThan(members.x + members.width);

  await startDrag(page, 'Garchomp', 'Gengar');
  await expect(names(page).nth(3)).toHaveText('Garchomp');
  await page.keyboard.press('Escape');
  await expect(names(page).first()).toHaveText('Garchomp');
  await page.mouse.up();
  await startDrag(page, 'Garchomp', 'Gengar');
  await expect(names(page).nth(3)).toHaveText('Garchomp');
  await page.mouse.up();
  await page.reload();
  await expect(names(page)).toHaveText([
    ...['Tyranitar', 'Dragonite', 'Gengar', 'Garchomp', 'Rotom (Wash Rotom)', 'Gliscor'],
  ]);
});

test('Undo restores the team, keeps the sort order, and outlasts sorting', {
  tag: '@full',
}, async ({ page }) => {
  await page.goto(`${sixMembers}&sort=type`);
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(mainHeading(page)).toHaveText('What is your team weak to?');
  await undo(page).click();
  await expect(names(page)).toHaveCount(6);
  await expect(page.getByLabel('Sort')).toHaveValue('type');

  await member(page, 'Dragonite').click();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await page.getByLabel('Sort').selectOption('danger');
  await expect(undo(page)).toBeVisible();
  await page.getByRole('button', { name: 'Inverse battle' }).click();
  await expect(undo(page)).toBeHidden();
});

test('a suggestion says what it changes, and can be added', { tag: '@full' }, async ({ page }) => {
  await page.goto(fiveMembers);
  const first = suggestions(page).getByRole('listitem').first();
  await expect(first).toContainText(/(No new|New) danger/);
  await expect(first).toContainText(/Resists .+\./);
  await expect(first).toContainText(/helps \d members?\./);
  await suggestions(page).getByRole('combobox', { name: 'Suggest' }).selectOption('Pokémon');
  const add = first.getByRole('button', { name: /^Add / });
  await expect(add).toBeVisible();
  const legendary = suggestions(page).getByRole('button', { name: 'Legendary' });
  await legendary.click();
  await expect(legendary).toHaveAttribute('aria-pressed', 'true');
  await add.click();
  await expect(names(page)).toHaveCount(6);
  await expect(page.getByRole('status').filter({ hasText: 'joined your team' })).toBeVisible();
  await undo(page).click();
  await expect(names(page)).toHaveCount(5);
});

test('in a full team a suggestion replaces the member that it names', { tag: '@full' }, async ({
  page,
}) => {
  await page.goto(sixMembers);
  // The names are those of the Pokédex, once it is there.
  await expect(member(page, 'Rotom (Wash Rotom)')).toBeVisible();
  const namesBefore = await names(page).allTextContents();
  await page.getByRole('button', { name: 'What to add' }).click();
  const first = suggestions(page).getByRole('listitem').first();
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
  await expect(names(page)).toHaveText(
    namesBefore.map((name) => (name === old ? newcomer! : name)),
  );
  await undo(page).click();
  await expect(names(page)).toHaveText(namesBefore);
});

test('a preview stays on the way to the table, and Escape ends it', async ({ page }) => {
  await page.goto(fiveMembers);
  const preview = page.getByText(/^Trying out: /);
  const first = suggestions(page).getByRole('listitem').first();
  await first.hover();
  await expect(preview).toBeVisible();
  await expect(table(page).getByRole('columnheader')).toHaveCount(1 + 6 + 3);
  const cell = table(page).getByRole('button', { name: 'Ice on Garchomp: 4×' });
  const { x, y } = (await cell.boundingBox())!;
  await page.mouse.move(x + 5, y + 5, { steps: 12 });
  await cell.click();
  await expect(table(page)).toContainText('Ice on Dragon 2×');
  await expect(preview).toBeVisible();

  await page.getByRole('combobox', { name: 'Sort' }).focus();
  await page.keyboard.press('Escape');
  await expect(preview).toBeHidden();
  await expect(table(page).getByRole('columnheader')).toHaveCount(1 + 5 + 3);
  await first.hover();
  await expect(preview).toBeVisible();
  await page.getByRole('heading', { name: 'How to use it' }).hover();
  await expect(preview).toBeHidden();

  await page.mouse.move(0, 0);
  await first.getByRole('button', { name: /^Try out / }).focus();
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

test('a Showdown team is imported with unread lines, and exported again', { tag: '@full' }, async ({
  page,
}) => {
  await page.goto('/defense/team/');
  await page.getByRole('button', { name: 'Import' }).click();
  await expect(page.getByLabel('Team as text')).toHaveAttribute('lang', 'en');
  await page.getByLabel('Team as text').fill(teamText);
  const panel = page.getByRole('dialog');
  await expect(panel.getByRole('status')).toHaveText(
    '2 Pokémon found. Lines that couldn’t be read: 3',
  );
  await expect(panel.getByRole('listitem')).toHaveText([
    'Line 11: Foomon @ Leftovers',
    'Line 12: - Tackle',
    'Line 16: Nonsense here',
  ]);
  await panel.getByRole('button', { name: 'Use this team' }).click();
  await expect(names(page)).toHaveText(['Chompy', 'Rotom (Wash Rotom)']);
  await expect(member(page, 'Chompy')).toContainText('Garchomp · Yache Berry · Tera type: Steel');
  // Every member of a pasted team has a Tera type, and only one member can use it.
  const tera = page.getByRole('button', { name: 'Terastallized' });
  await expect(tera).toHaveAttribute('aria-pressed', 'false');
  await expect(cells(page, 'Ice').first()).toHaveText('2');
  await tera.click();
  await expect(cells(page, 'Ice').first()).toHaveText('½');

  await page.getByRole('button', { name: 'Export' }).click();
  await panel.getByRole('button', { name: 'Copy text' }).click();
  await expect(panel).toContainText('Text copied.');
  expect(await readClipboard(page)).toContain('Chompy (Garchomp) (M) @ Yache Berry');
});

test('the generation of a heading is used, unless the player refuses it', { tag: '@full' }, async ({
  page,
}) => {
  await page.goto('/defense/team/');
  await page.getByRole('button', { name: 'Import' }).click();
  const panel = page.getByRole('dialog');
  await panel.getByLabel('Team as text').fill('=== [gen4ou] Old ===\n\nTogekiss\n\nHeatran\n');
  await expect(panel.getByRole('status')).toHaveText(
    '2 Pokémon found. Rules: generations 2 to 5, as the team’s heading says.',
  );
  const toggle = panel.getByRole('button', { name: 'Use the generation in the heading' });
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await toggle.click();
  await expect(panel.getByRole('status')).toHaveText('2 Pokémon found.');
  await expect(toggle).toHaveAttribute('aria-pressed', 'false');
  await toggle.click();
  await expect(toggle).toBeFocused();
  await expect(panel.getByRole('status')).toContainText('generations 2 to 5');
  await panel.getByRole('button', { name: 'Use this team' }).click();
  await expect(page).toHaveURL(/member=togekiss\.normal-flying.*&generation=gen2/);
  await expect(page.getByText('2 Pokémon imported. Rules: generations 2 to 5')).toBeVisible();
  await undo(page).click();
  await expect(names(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/defense\/team\/$/);
});

test('a team is dropped or opened as a file, or pasted with a button', async ({
  page,
  context,
}) => {
  await page.goto('/defense/team/');
  await page.getByRole('button', { name: 'Import' }).click();
  const panel = page.getByRole('dialog');
  const choose = async (buffer: Buffer) => {
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Open a file' }).click();
    await (await chooser).setFiles({ name: 'team.txt', mimeType: 'text/plain', buffer });
  };
  await choose(Buffer.from([0, 1, 2, 3]));
  await expect(panel.getByRole('alert')).toContainText('isn’t a text file');
  await choose(Buffer.from(teamText.replaceAll('\n', '\r\n')));
  await expect(panel).toContainText('2 Pokémon found.');
  await panel.getByLabel('Team', { exact: true }).selectOption('Second');
  await expect(panel).toContainText('1 Pokémon found.');
  await choose(Buffer.from(teamText));
  await expect(panel).toContainText('2 Pokémon found.');
  const field = panel.getByLabel('Team as text');
  await dropFile(field, 'team.txt', 'Gengar\n- Shadow Ball\n');
  await expect(panel).toContainText('1 Pokémon found.');
  await expect(field).toHaveValue(/^Gengar/);

  const paste = panel.getByRole('button', { name: 'Paste' });
  await paste.click();
  const refusal = panel.getByText('didn’t let Countertype read the clipboard');
  await expect(refusal).toBeVisible();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(() => navigator.clipboard.writeText('Garchomp\nwhat is this?'));
  await paste.click();
  await expect(refusal).toBeHidden();
  await expect(panel.getByRole('status')).toContainText('couldn’t be read');
  await page.evaluate(() => navigator.clipboard.writeText('Garchomp\nRotom-Wash'));
  await paste.click();
  await expect(names(page)).toHaveText(['Garchomp', 'Rotom (Wash Rotom)']);
  await undo(page).click();
  await expect(names(page)).toHaveCount(0);
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

test('an ability that affects attacks stays with its member', { tag: '@full' }, async ({
  page,
}) => {
  await page.goto('/defense/team/');
  await page.getByRole('button', { name: 'Add Pokémon' }).click();
  await pickPokemon(page, 'Venomoth');
  await page.getByLabel('Ability', { exact: true }).selectOption('Tinted Lens');
  await expect(page).toHaveURL('/defense/team/?team=1&member=venomoth.bug-poison.tinted_lens');
  await page.getByRole('button', { name: 'Done' }).click();
  await page.reload();
  await expect(member(page, 'Venomoth')).toContainText('Tinted Lens');
  await page.getByRole('link', { name: 'Attack with this team' }).click();
  await expect(page).toHaveURL('/offense/?attacks=poison.tinted_lens-bug.tinted_lens');
  await expect(page.getByLabel('Ability', { exact: true })).toHaveValue('tinted_lens');
  await expect(page.getByRole('region', { name: 'Deals 1× to' })).toContainText('Steel');
});

test('the picture is saved as PNG and as SVG, and the table prints on one page', async ({
  page,
}) => {
  await page.goto(sixMembers);
  await page.getByRole('button', { name: 'Picture' }).click();
  const save = (kind: string) => saveFile(page.getByRole('button', { name: `Save as ${kind}` }));
  expect((await save('PNG')).subarray(1, 4).toString()).toBe('PNG');
  const svg = (await save('SVG')).toString();
  expect(svg).toMatch(/^<svg[^>]*>.*Garchomp.*<\/svg>$/s);
  expect(svg).not.toContain('var(');

  await page.keyboard.press('Escape');
  await page.emulateMedia({ media: 'print' });
  const pdf = await page.pdf({ format: 'A4' });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});
