// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { savedBoxes } from '#app/state/saved/savedBoxes.ts';
import { control, eventually, hasControl, openApp, press, textsOf } from '#tests/app.tsx';

const answers = ['suggestChanges', 'suggestAgainst', 'readBox'] as const;

const team = 'team=1&member=dragonite.dragon-flying&member=gengar.ghost-poison';
const toggle = 'Only from your box';

afterEach(async () => void (await savedBoxes.change(() => [])));

/** Opens a screen as a player of Yellow with a box, in which Jynx has fainted and Turnip is no Pokémon. */
async function open(path: string, run = 'one', stored = {}): Promise<void> {
  const sets = ['Lampe (Voltorb)', 'Magneton', 'Dewgong\n- Ice Beam', 'Dragonair', 'Turnip'];
  const pokemon = sets.map((set) => ({ id: set, set, mark: 'box' }) as const);
  const fainted = { id: 'jynx', set: 'Jynx', mark: 'fainted' } as const;
  await savedBoxes.change(() => [
    { id: 'one', name: 'Yellow', link: 'game=yellow', pokemon: [...pokemon, fainted], changed: 1 },
  ]);
  await openApp(`${path}&generation=gen1&game=yellow`, {
    answers,
    stored: { run_yellow: run, ...stored },
  });
}

/** The names of the suggestions in the section, and whether the player owns them. */
function suggestions(section: string): string[] {
  return [...document.querySelectorAll(`[aria-label="${section}"] li:has([translate=no])`)].map(
    (row) => {
      const name = row.querySelector('[translate=no]')?.textContent ?? '';
      return row.textContent?.includes('In your box') ? `${name}!` : name;
    },
  );
}

test('What to add begins with what the player owns, and can have nothing else', async () => {
  await open(`/defense/team/?${team}`);
  const rows = () => suggestions('What to add');
  await eventually(() => rows().length > 0);
  expect(rows().slice(0, 4).toSorted()).toEqual(['Dewgong!', 'Dragonair!', 'Lampe!', 'Magneton!']);
  expect([rows().length, rows().slice(4).join().includes('!')]).toEqual([6, false]);
  await press(toggle);
  await eventually(() => rows().length === 4);
  expect(hasControl('Legendary')).toBe(false);
  await press('Add Lampe', 'What to add');
  expect(textsOf('[aria-label=Members] [translate=no]')).toContain('Lampe');
  await eventually(() => rows().length === 3);
});

test('so do the suggestions of Battle, by the sets of the box', async () => {
  await open(`/defense/battle/?battle=1&us=gengar.ghost-poison&them=gyarados.water-flying`);
  const rows = () => textsOf('li:has(button[aria-label^="Add "]) [translate=no]');
  await eventually(() => rows().length === 6);
  expect(rows().slice(0, 2)).toEqual(['Lampe', 'Magneton']);
  await press(toggle);
  await eventually(() => rows().length < 6);
  expect(rows()).toEqual(['Lampe', 'Magneton']);
});

test('so does Who covers its weaknesses, with the choice of before', async () => {
  await open('/defense/?pokemon=gyarados&types=water-flying', 'one', { only_owned: 'on' });
  const section = 'Who covers its weaknesses?';
  await press(section);
  await eventually(() => suggestions(section).length > 0);
  expect(control(toggle).getAttribute('aria-pressed')).toBe('true');
  const ours = suggestions(section);
  expect(ours.toSorted()).toEqual(['Dragonair!', 'Lampe!', 'Magneton!']);
  await press(toggle);
  await eventually(() => suggestions(section).length === 6);
  expect(suggestions(section).slice(0, 3)).toEqual(ours);
});

test.each(['', 'gone'])('without a box there is no switch: %j', async (run) => {
  await open(`/defense/team/?${team}`, run);
  await eventually(() => suggestions('What to add').length > 0);
  expect([hasControl(toggle), suggestions('What to add').join().includes('!')]).toEqual([
    ...[false, false],
  ]);
});
