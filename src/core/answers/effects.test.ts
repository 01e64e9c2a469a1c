import { readFileSync } from 'node:fs';
import { Dex, Pokemon, toID } from '@pkmn/sim';
import { Generations } from '@smogon/calc';
import { describe, expect, it } from 'vitest';
import { legendsZA } from '#core/charts/generationNumber.ts';
import { fieldConditions } from '#core/links/battle.ts';
import { abilities, memberAbilities } from '#core/rules/ability.ts';
import { conditions } from '#core/rules/condition.ts';
import { items, memberItems } from '#core/rules/item.ts';
import { moves } from '#core/rules/move.ts';
import type { NamedRule } from '#core/rules/rule.ts';
import { rulesOn } from '#tests/engineRows.ts';

type Row = { name: string; since: string; ignorable: string; selectable: string };
type DocsRow = Row & { side: string; source: string };

const page = readFileSync(new URL('../../../docs/effects.md', import.meta.url), 'utf8');

/** Parses the rows of the page's table under this heading. */
function parseRows(heading: string): DocsRow[] {
  const section = page.split(/^## /m).find((text) => text.startsWith(`${heading}\n`)) ?? '';
  return section
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => {
      const cells = line.split('|').map((cell) => cell.trim().replaceAll('`', ''));
      const [, name, side, , since, ignorable, selectable, source] = cells as [string, ...string[]];
      return { name, side, since, ignorable, selectable, source } as DocsRow;
    });
}

const battleNames: ReadonlySet<string> = new Set([
  ...memberAbilities,
  ...memberItems,
  ...Object.values(fieldConditions).flat(),
]);

function rowOf({ name, since, until, ignorable, hidden }: NamedRule): Row {
  return {
    name,
    since: since === legendsZA ? 'after 9' : until === since ? `only ${since}` : String(since),
    ignorable: ignorable ? 'yes' : 'no',
    selectable: !hidden ? 'yes' : battleNames.has(name) ? 'Battle' : 'no',
  };
}

const byName = (one: Row, other: Row) => (one.name < other.name ? -1 : 1);

describe('docs/effects.md has exactly the rows of the engine:', () => {
  const fieldSides = ['attacker', 'defender', 'field'];
  it.each([
    ['Abilities', ['defender', 'either'], rulesOn('defending', abilities)],
    ['Abilities', ['attacker', 'either'], rulesOn('attacking', abilities)],
    ['Items', ['defender'], rulesOn('defending', items)],
    ['Items', ['attacker'], rulesOn('attacking', items)],
    ['Moves', ['attacker'], Object.values(moves)],
    ['Conditions', fieldSides, Object.values(conditions)],
  ])('%s of %s', (heading, sides, rules) => {
    const rows = parseRows(heading)
      .filter(({ side }) => sides.includes(side))
      .map(({ name, since, ignorable, selectable }) => ({ name, since, ignorable, selectable }));
    expect(rows.sort(byName)).toEqual(rules.map(rowOf).sort(byName));
  });

  it.each(['Abilities', 'Items', 'Moves', 'Conditions'])('each of the %s has a side', (heading) => {
    const sides = new Set(parseRows(heading).map(({ side }) => side));
    expect([...fieldSides, 'either']).toEqual(expect.arrayContaining([...sides]));
  });
});

describe('the simulator @pkmn/sim, or @smogon/calc', () => {
  const existsInFile: Record<string, (name: string) => boolean> = {
    'data/abilities.js': (name) => Dex.abilities.get(name).exists,
    'data/conditions.js': (name) => Dex.conditions.get(name).exists,
    'data/items.js': (name) => Dex.items.get(name).exists,
    'data/moves.js': (name) => Dex.moves.get(name).exists,
    'sim/pokemon.js': (name) => name in Pokemon.prototype,
    'mechanics/champions.js': (name) =>
      Generations.get(0).abilities.get(toID(name) as never) !== undefined,
  };

  it.each(['Abilities', 'Items', 'Moves', 'Conditions'])('has the source of the %s', (heading) => {
    const missing = parseRows(heading).filter(({ source }) => {
      const [file, name] = source.split(':') as [string, string];
      return !existsInFile[file]?.(name);
    });
    expect(missing).toEqual([]);
  });

  const getSince = ({ gen, isNonstandard }: { gen: number; isNonstandard: string | null }) =>
    isNonstandard === 'Future' ? legendsZA : gen;

  it('introduces each ability in the same generation, and the same ones are ignorable', () => {
    // The simulator lacks Aura Guard; calculator.test.ts has its effect.
    const { aura_guard, ...simulated } = abilities;
    for (const [name, row] of Object.entries(simulated)) {
      expect([name, row.since]).toEqual([name, getSince(Dex.abilities.get(toID(name)))]);
    }
    for (const rule of rulesOn('defending', simulated)) {
      const { flags } = Dex.abilities.get(toID(rule.name));
      expect([rule.name, rule.ignorable ?? false]).toEqual([rule.name, flags.breakable === 1]);
    }
  });

  it('introduces each item and move in the same generation', () => {
    for (const [name, row] of Object.entries(items)) {
      expect([name, row.since]).toEqual([name, getSince(Dex.items.get(toID(name)))]);
    }
    for (const { name, since } of Object.values<NamedRule>(moves)) {
      expect([name, since]).toEqual([name, getSince(Dex.moves.get(toID(name)))]);
    }
  });

  it('introduces each condition in the same generation', () => {
    const sourceIds: Readonly<Record<string, string>> = {
      sun: 'sunnyday',
      rain: 'raindance',
      strong_winds: 'deltastream',
    };
    for (const { name, since } of Object.values<NamedRule>(conditions)) {
      const id = sourceIds[name] ?? toID(name);
      const ability = Dex.abilities.get(id);
      const simulatorSince = getSince(ability.exists ? ability : Dex.moves.get(id));
      // Ingrain is a move of generation 3, but grounds its user only since generation 4.
      expect([name, since]).toEqual([name, name === 'ingrain' ? 4 : simulatorSince]);
    }
  });
});
