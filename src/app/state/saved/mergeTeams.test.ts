import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { incomingTeams, savedTeams } from '#tests/savedTeams.ts';
import type { BackupTeam } from './backup.ts';
import { type MergeChoice, mergeTeams } from './mergeTeams.ts';
import type { SavedTeam } from './savedTeam.ts';
import { cleanTeamName, maxTeamNameLength } from './teamName.ts';

function merge(
  current: readonly SavedTeam[],
  incoming: readonly BackupTeam[],
  choice: MergeChoice,
) {
  let count = 0;
  return mergeTeams(current, incoming, choice, () => `new ${++count}`);
}

/** A team such as "Rain 5": its name, and the time of its last change. */
function teamOf(text: string): SavedTeam {
  const [, name = '', changed] = /^(.*) (\d+)$/.exec(text) ?? [];
  return { id: `id of ${text}`, name, link: `inverse=${text}`, changed: Number(changed) };
}

const brief = ({ name, changed }: SavedTeam) => `${name} ${changed}`;

describe('teams of a backup', () => {
  it.each<[MergeChoice, string[], string[], string[], number[]]>([
    ['add', ['Rain 1'], ['Sun 2'], ['Rain 1', 'Sun 2'], [1, 0, 0]],
    ['add', ['Rain 1'], ['Rain 2', 'Rain 3'], ['Rain 1', 'Rain (2) 2', 'Rain (3) 3'], [2, 0, 0]],
    [
      'add',
      ['Rain 1', 'Rain (2) 1'],
      ['Rain (2) 2'],
      ['Rain 1', 'Rain (2) 1', 'Rain (3) 2'],
      [1, 0, 0],
    ],
    ['add', [], ['Rain 1', 'Rain 2'], ['Rain 1', 'Rain (2) 2'], [2, 0, 0]],
    ['add', [' 1'], [' 2', ' 3'], [' 1', '(2) 2', '(3) 3'], [2, 0, 0]],
    [
      'replace',
      ['Rain 1', 'Sun 1'],
      ['Rain 2', 'Snow 2'],
      ['Rain 2', 'Sun 1', 'Snow 2'],
      [1, 1, 0],
    ],
    ['replace', ['Rain 9'], ['Rain 2', 'Rain 4', 'Rain 3'], ['Rain 4'], [0, 1, 2]],
    ['replace', [], ['Rain 2', 'Rain 4'], ['Rain 2', 'Rain (2) 4'], [2, 0, 0]],
    ['replace', ['Rain 1', 'Rain 2'], ['Rain 3'], ['Rain 3', 'Rain 2'], [0, 1, 0]],
    ['skip', ['Rain 1'], ['Rain 2', 'Sun 2'], ['Rain 1', 'Sun 2'], [1, 0, 1]],
    ['skip', ['Sun 1'], ['Rain 1', 'Rain 2'], ['Sun 1', 'Rain 1', 'Rain (2) 2'], [2, 0, 0]],
  ])('%s: %j and %j', (choice, current, incoming, teams, counts) => {
    const result = merge(current.map(teamOf), incoming.map(teamOf), choice);
    expect(result.teams.map(brief)).toEqual(teams);
    expect([result.added, result.replaced, result.skipped]).toEqual(counts);
  });

  it('replace a team by the last incoming one of those with the same time', () => {
    const [first, last] = ['a', 'b'].map((link) => ({ name: 'Rain', link, changed: 2 }));
    const { teams } = merge([teamOf('Rain 1')], [first!, last!], 'replace');
    expect(teams).toEqual([{ id: 'id of Rain 1', name: 'Rain', link: 'b', changed: 2 }]);
  });

  it('keep the other fields of a replaced team', () => {
    const current = [{ ...teamOf('Rain 1'), notes: 'Lead with Pelipper' }];
    expect(merge(current, [teamOf('Rain 2')], 'replace').teams).toMatchObject([
      { id: 'id of Rain 1', changed: 2, notes: 'Lead with Pelipper' },
    ]);
  });

  it('have names of the maximum length', () => {
    const name = '👨‍👩‍👧'.repeat(20);
    const { teams } = merge([], Array(12).fill({ name, link: '', changed: 1 }), 'add');
    expect(teams.at(-1)?.name).toBe(`${'👨‍👩‍👧'.repeat(19)} (12)`);
  });
});

describe('any teams', () => {
  const choices = fc.constantFrom<MergeChoice>('add', 'replace', 'skip');

  it('lose no current team, unless it is replaced', () => {
    fc.assert(
      fc.property(savedTeams, incomingTeams, choices, (current, incoming, choice) => {
        const { teams, added, replaced, skipped } = merge(current, incoming, choice);
        const same = teams
          .slice(0, current.length)
          .filter((team, index) => team === current[index]);
        expect(same).toHaveLength(current.length - replaced);
        expect(teams.map(({ id }) => id).slice(0, current.length)).toEqual(
          current.map(({ id }) => id),
        );
        expect(teams).toHaveLength(current.length + added);
        expect(added + replaced + skipped).toBe(incoming.length);
        if (choice !== 'replace') expect(replaced).toBe(0);
        if (choice === 'add') expect(added).toBe(incoming.length);
      }),
    );
  });

  it('have unique and clean names', () => {
    fc.assert(
      fc.property(savedTeams, incomingTeams, choices, (current, incoming, choice) => {
        const names = merge(current, incoming, choice).teams.map(({ name }) => name);
        expect(new Set(names).size).toBe(names.length);
        expect(names.map(cleanTeamName)).toEqual(names);
        for (const name of names) expect([...name].length).toBeLessThanOrEqual(maxTeamNameLength);
      }),
    );
  });

  it.each(['skip', 'replace'] as const)(
    'change nothing when they are merged again: %s',
    (choice) => {
      fc.assert(
        fc.property(savedTeams, incomingTeams, (current, incoming) => {
          const { teams } = merge(current, incoming, choice);
          const again = merge(teams, incoming, choice);
          expect(again.added).toBe(0);
          if (choice === 'skip')
            expect(again).toEqual({ teams, added: 0, replaced: 0, skipped: incoming.length });
        }),
      );
    },
  );

  it('are numbered up to the maximum number of teams', () => {
    const teams = Array<BackupTeam>(2000).fill({ name: 'Rain', link: '', changed: 1 });
    const first = merge([], teams, 'add');
    expect(merge(first.teams, teams, 'add').teams.at(-1)?.name).toBe('Rain (4000)');
  });
});
