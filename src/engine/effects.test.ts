import { readFileSync } from 'node:fs';
import { Dex, Pokemon, toID } from '@pkmn/sim';
import { describe, expect, it } from 'vitest';
import { abilities } from './ability.ts';
import { conditions } from './condition.ts';
import { afterNine } from './generation.ts';
import { items } from './item.ts';
import { moves } from './move.ts';
import type { NamedRule } from './rule.ts';
import { rulesOn } from './testing.ts';

type Row = { name: string; since: string; ignorable: string; selectable: string };
type Documented = Row & { side: string; source: string };

const page = readFileSync(new URL('../../docs/effects.md', import.meta.url), 'utf8');

/** The rows of the page's table under this heading. */
function documented(heading: string): Documented[] {
  const section = page.split(/^## /m).find((text) => text.startsWith(`${heading}\n`)) ?? '';
  return section
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => {
      const cells = line.split('|').map((cell) => cell.trim().replaceAll('`', ''));
      const [, name, side, , since, ignorable, selectable, source] = cells as [string, ...string[]];
      return { name, side, since, ignorable, selectable, source } as Documented;
    });
}

function rowOf({ name, since, ignorable, hidden }: NamedRule): Row {
  return {
    name,
    since: since === afterNine ? 'after 9' : String(since),
    ignorable: ignorable ? 'yes' : 'no',
    selectable: hidden ? 'no' : 'yes',
  };
}

const byName = (one: Row, other: Row) => (one.name < other.name ? -1 : 1);

describe('docs/effects.md has exactly the rows of the engine:', () => {
  const anyone = ['attacker', 'defender', 'field'];
  it.each([
    ['Abilities', ['defender', 'either'], rulesOn('defending', abilities)],
    ['Abilities', ['attacker', 'either'], rulesOn('attacking', abilities)],
    ['Items', ['defender'], rulesOn('defending', items)],
    ['Items', ['attacker'], rulesOn('attacking', items)],
    ['Moves', ['attacker'], Object.values(moves)],
    ['Conditions', anyone, Object.values(conditions)],
  ])('%s of %s', (heading, sides, rules) => {
    const rows = documented(heading)
      .filter(({ side }) => sides.includes(side))
      .map(({ name, since, ignorable, selectable }) => ({ name, since, ignorable, selectable }));
    expect(rows.sort(byName)).toEqual(rules.map(rowOf).sort(byName));
  });

  it.each(['Abilities', 'Items', 'Moves', 'Conditions'])('each of the %s has a side', (heading) => {
    const sides = new Set(documented(heading).map(({ side }) => side));
    expect([...anyone, 'either']).toEqual(expect.arrayContaining([...sides]));
  });
});

describe('the simulator @pkmn/sim', () => {
  const found: Record<string, (name: string) => boolean> = {
    'data/abilities.js': (name) => Dex.abilities.get(name).exists,
    'data/conditions.js': (name) => Dex.conditions.get(name).exists,
    'data/items.js': (name) => Dex.items.get(name).exists,
    'data/moves.js': (name) => Dex.moves.get(name).exists,
    'sim/pokemon.js': (name) => name in Pokemon.prototype,
  };

  it.each(['Abilities', 'Items', 'Moves', 'Conditions'])('has the source of the %s', (heading) => {
    const missing = documented(heading).filter(({ source }) => {
      const [file, name] = source.split(':') as [string, string];
      return !found[file]?.(name);
    });
    expect(missing).toEqual([]);
  });

  const since = ({ gen, isNonstandard }: { gen: number; isNonstandard: string | null }) =>
    isNonstandard === 'Future' ? afterNine : gen;

  it('has the same abilities since the same generation, with the same ones ignorable', () => {
    for (const [name, row] of Object.entries(abilities)) {
      expect([name, row.since]).toEqual([name, since(Dex.abilities.get(toID(name)))]);
    }
    for (const rule of rulesOn('defending', abilities)) {
      const { flags } = Dex.abilities.get(toID(rule.name));
      expect([rule.name, rule.ignorable ?? false]).toEqual([rule.name, flags.breakable === 1]);
    }
  });

  it('has the same items and moves since the same generation', () => {
    for (const [name, row] of Object.entries(items)) {
      expect([name, row.since]).toEqual([name, since(Dex.items.get(toID(name)))]);
    }
    for (const { name, since: ours } of Object.values<NamedRule>(moves)) {
      expect([name, ours]).toEqual([name, since(Dex.moves.get(toID(name)))]);
    }
  });

  it('has the same conditions since the same generation', () => {
    const brought: Readonly<Record<string, string>> = {
      sun: 'sunnyday',
      rain: 'raindance',
      strong_winds: 'deltastream',
    };
    for (const { name, since: ours } of Object.values<NamedRule>(conditions)) {
      const id = brought[name] ?? toID(name);
      const ability = Dex.abilities.get(id);
      const theirs = since(ability.exists ? ability : Dex.moves.get(id));
      // Ingrain is a move of generation 3 that holds on the ground since generation 4.
      expect([name, ours]).toEqual([name, name === 'ingrain' ? 4 : theirs]);
    }
  });
});
