import { expect } from '@playwright/test';
import type { Player } from './player.ts';

const weaknesses = ['muchMore', 'more', 'nothing'];
const garchomp = '/defense/?pokemon=garchomp&types=dragon-ground';
const bronzong = '/defense/?pokemon=bronzong&types=steel-psychic';
const team =
  '/defense/team/?team=1&member=garchomp.dragon-ground&member=rotom-wash.electric-water.levitate' +
  '&member=incineroar.fire-dark&member=rillaboom.grass&member=amoonguss.grass-poison' +
  '&member=urshifu.fighting-dark';

const battleInEmerald =
  '/defense/battle/?battle=1&us=swampert.water-ground&us=manectric.electric&us=aggron.steel-rock' +
  '&generation=gen2&game=emerald';

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

async function selectGame(player: Player, game: string): Promise<void> {
  const { page } = player;
  await page.locator('[data-skeleton]').first().waitFor({ state: 'detached' });
  const select = page.getByLabel('Generation');
  if (await select.isVisible()) return player.select(select, game);
  // The narrowest phones have it only in the settings.
  await player.tap(player.button('Settings'));
  const dialog = page.getByRole('dialog');
  await player.select(dialog.getByLabel('Generation'), game);
  await player.tap(player.button('Close', dialog));
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
    await selectGame(player, 'gen2');
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
    await player.see(player.page.locator('p', { hasText: /^Takes / }));
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
      await selectGame(player, 'platinum');
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
    'Which types Earthquake hits',
    '/offense/',
    async (player) => {
      await player.pick('Move or type', 'eart');
      await player.seeAnswer('more');
    },
    13,
  ),
  task(
    'Whom to send against Winona in Emerald',
    battleInEmerald,
    async (player) => {
      await player.tap(player.button('A boss of this game…').first());
      const search = player.page.getByRole('searchbox');
      await player.tap(search);
      await player.type('winona');
      await player.tap(player.page.getByRole('button', { name: /^Winona/ }).first());
      await player.see(player.page.getByRole('heading', { level: 1, name: /^Lead/ }));
    },
    38,
  ),
  task(
    'The whole type chart of generation 2',
    '/offense/chart/',
    async (player) => {
      await selectGame(player, 'gen2');
      await player.see(player.page.getByRole('grid').getByRole('gridcell').first());
    },
    17,
  ),
  task(
    'Who resists Ice and Dragon and isn’t weak to Fairy',
    '/offense/coverage/normal/',
    async (player) => {
      await player.tap(
        player.page.locator('summary', { hasText: 'Weaknesses, resistances, and moves' }),
      );
      const resists = player.page.getByRole('group', { name: 'Resists' });
      await player.tap(player.button('Ice', resists), player.button('Dragon', resists));
      const notWeak = player.page.getByRole('group', { name: 'Not weak to' });
      await player.tap(player.button('Fairy', notWeak));
      await player.see(player.page.getByRole('listitem').filter({ hasText: '#' }).first());
    },
    14,
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
