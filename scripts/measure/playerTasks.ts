import { expect } from '@playwright/test';
import type { Player } from './player.ts';

const weaknesses = ['muchMore', 'more', 'nothing'];
const garchomp = '/defense/?pokemon=garchomp&types=dragon-ground';
const bronzong = '/defense/?pokemon=bronzong&types=steel-psychic';
const team =
  '/defense/team/?team=1&member=garchomp.dragon-ground&member=rotom-wash.electric-water.levitate' +
  '&member=incineroar.fire-dark&member=rillaboom.grass&member=amoonguss.grass-poison' +
  '&member=urshifu.fighting-dark';

/** A task of a player from a newly opened address; `couldBe` is the time in seconds that it should take on a phone. */
export type Task = {
  name: string;
  start: string;
  act: (player: Player) => Promise<void>;
  couldBe: number | undefined;
};

function task(name: string, start: string, act: Task['act'], couldBe?: number): Task {
  return { name, start, act, couldBe };
}

export const tasks = [
  task('Garchomp’s weaknesses, by name', '/defense/', async (player) => {
    await player.pick('Pokémon', 'garc');
    await player.seeAnswer(...weaknesses);
  }),
  task('Fire/Flying, by types', '/defense/', async (player) => {
    await player.tap(player.button('Fire'), player.button('Flying'));
    await player.seeAnswer(...weaknesses);
  }),
  task('What Fire and Ground hit', '/defense/', async (player) => {
    await player.tap(player.page.getByRole('link', { name: 'Offense' }));
    await player.page.getByRole('heading', { name: 'What do your attacks hit?' }).waitFor();
    await player.tap(player.button('Fire'), player.button('Ground'));
    await player.seeAnswer('more');
  }),
  task('A team of six, by name', '/defense/team/', async (player) => {
    await player.pick('Pokémon', 'garc', 'wash r', 'incin', 'rilla', 'amoon', 'urshi');
    await player.seeAnswer();
  }),
  task('Who in the team is weak to Ice', team, (player) =>
    player.see(player.page.getByRole('rowheader', { name: 'Ice' })),
  ),
  task('What to add to the team', team, async (player) => {
    await player.tap(player.button('What to add'));
    const suggestions = player.page.getByRole('region', { name: 'What to add' });
    await player.see(suggestions.getByRole('listitem').first());
  }),
  task('A team from Showdown text', '/defense/team/', async (player) => {
    const { page } = player;
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.evaluate(() => navigator.clipboard.writeText('Garchomp\nRotom-Wash\nIncineroar'));
    await player.tap(player.button('Import'));
    await player.tap(page.getByRole('dialog').getByRole('button', { name: 'Paste' }));
    await player.seeAnswer();
  }),
  task('Tera Steel on Garchomp', garchomp, async (player) => {
    await player.select(player.page.getByLabel('Tera type', { exact: true }), 'Steel');
    await player.seeAnswer(...weaknesses);
  }),
  task('That Levitate makes Bronzong immune to Ground', bronzong, (player) =>
    player.see(player.page.getByRole('button', { name: 'Levitate' })),
  ),
  task('The answer in another generation', garchomp, async (player) => {
    const select = player.page.getByLabel('Generation');
    // The narrowest phones have it only in the settings.
    if (await select.isVisible()) await player.select(select, 'gen2');
    else {
      await player.tap(player.button('Settings'));
      const dialog = player.page.getByRole('dialog');
      await player.select(dialog.getByLabel('Generation'), 'gen2');
      await player.tap(player.button('Close', dialog));
    }
    await player.seeAnswer(...weaknesses);
  }),
  task('The link, copied', garchomp, (player) => player.tap(player.button('Copy link'))),
  task('From Garchomp to the list that resists its types', garchomp, async (player) => {
    await player.tap(player.page.getByRole('link', { name: 'Attack with these types' }));
    await player.tap(player.page.getByRole('link', { name: /Resisted/ }).first());
    // A Pokémon, not one of the attacks above the list.
    await player.see(player.page.getByRole('listitem').filter({ hasText: '#' }).first());
  }),
  task('Whom to send against Gholdengo, and with which attack', team, async (player) => {
    await player.tap(player.page.getByRole('link', { name: 'Battle' }));
    await player.pick('Add an opponent', 'ghol');
    await player.see(player.page.getByRole('heading', { level: 1, name: /^Send/ }));
    await player.see(player.page.getByText(/^Takes at most/));
  }),
  task('Undo of a mistapped type', garchomp, async (player) => {
    // The mistake itself does not count.
    await player.page.getByRole('button', { name: /^Types/ }).tap();
    const types = player.page.getByRole('group', { name: 'Types' });
    await types.getByRole('button', { name: 'Fire' }).tap();
    await player.tap(player.button('Undo'));
  }),
  task(
    'Whether Rotom-Wash is immune to Ground in Platinum',
    '/defense/',
    async (player) => {
      const select = player.page.getByLabel('Generation');
      if (await select.isVisible()) await player.select(select, 'platinum');
      await player.pick('Pokémon', 'wash');
      await player.seeAnswer('nothing');
    },
    8,
  ),
  task(
    'Who of six takes a Dragon attack',
    team,
    (player) => player.see(player.page.getByRole('rowheader', { name: 'Dragon' })),
    2,
  ),
  task(
    'A lead against a gym leader',
    '/defense/battle/',
    async (player) => {
      await player.tap(player.page.getByRole('button', { name: /Brock/ }).first());
      await player.see(player.page.getByRole('heading', { level: 1, name: /^Lead/ }));
    },
    3,
  ),
  task(
    'Practice of the type chart',
    '/defense/',
    async (player) => {
      await player.tap(player.page.getByRole('link', { name: 'Offense', exact: true }).first());
      await player.tap(player.page.getByRole('link', { name: 'Practice' }).first());
      await player.see(player.page.getByRole('group').getByRole('button').last());
    },
    4,
  ),
  task('The saved teams', team, (player) => player.tap(player.button('Teams')), 3),
  task('The link of a team', team, (player) => player.tap(player.button('Copy link')), 3),
  task(
    'A picture of the team',
    team,
    async (player) => {
      await player.tap(player.button('Picture'));
      await player.tap(player.button('Save as PNG'));
    },
    4,
  ),
  task(
    'An inverse battle',
    garchomp,
    async (player) => {
      await player.tap(player.page.getByRole('group', { name: 'Situation' }).locator('summary'));
      await player.tap(player.button('Inverse battle'));
      await player.seeAnswer(...weaknesses);
    },
    5,
  ),
  task(
    'Garchomp after Forest’s Curse',
    garchomp,
    async (player) => {
      await player.tap(player.page.getByRole('group', { name: 'Situation' }).locator('summary'));
      await player.tap(player.page.getByRole('button', { name: /^Forest.s Curse$/ }));
      await player.seeAnswer(...weaknesses);
    },
    5,
  ),
  task(
    'Skarmory and Corviknight compared',
    '/defense/',
    async (player) => {
      await player.pick('Pokémon', 'skarm');
      await player.tap(player.button('Compare with…'));
      const comparison = player.page.getByRole('region', { name: 'Comparison' });
      await expect(comparison.getByRole('combobox', { name: 'Pokémon' })).toBeFocused();
      await player.search('corvik');
      await player.see(comparison.getByText(/^Corviknight takes/));
    },
    14,
  ),
  task(
    'What walls four types',
    '/offense/',
    async (player) => {
      const types = player.page.getByRole('group', { name: 'Types' });
      for (const type of ['Fire', 'Ground', 'Ice', 'Electric']) {
        await player.tap(player.button(type, types));
      }
      await player.see(player.page.getByRole('region', { name: 'What walls you' }).first());
    },
    9,
  ),
  task(
    'Undo after Reset',
    garchomp,
    async (player) => {
      await player.tap(player.button('Settings'));
      await player.tap(player.button('Reset', player.page.getByRole('dialog')));
      await player.tap(player.button('Undo'));
    },
    5,
  ),
];
