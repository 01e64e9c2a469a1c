import { Teams } from '@pkmn/sets';
import { Dex, toID } from '@pkmn/sim';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanTeamName } from '#app/state/saved/teamName.ts';
import { attackingTypes } from '#core/charts/type.ts';
import { readBackup } from '#core/formats/showdown/read/readBackup.ts';
import { readShowdown } from '#core/formats/showdown/read/readTeam.ts';
import { writeBackup } from '#core/formats/showdown/write/writeBackup.ts';
import { isType, strikesIn } from '#core/hit/strike.ts';
import { pokemonIn } from '#core/pokedex/pokemon.ts';
import { eras } from '#core/rulesets/era.ts';
import { eraOf, type Ruleset } from '#core/rulesets/ruleset.ts';
import { generations } from '#tests/engineRows.ts';
import { loadMovesFromDisk } from '#tests/loadMoves.ts';
import { getPokemon, pokedex } from '#tests/pokedexOnDisk.ts';
import { texts } from '#tests/savedTeams.ts';
import type { ShowdownBackupTeam } from './team.ts';

loadMovesFromDisk();

const mew = getPokemon('mew');

/** A team of Mew alone. */
function teamOf(name: string, ruleset: Ruleset = 'default'): ShowdownBackupTeam {
  return { name, ruleset, members: [{ pokemon: mew, attacks: [] }] };
}

/** Text from "Backup/Restore" of Showdown's teambuilder. */
const backup = `=== [gen9vgc2024regg] VGC/Rain, wind | storm ===

Pelipper @ Damp Rock  
Ability: Drizzle  
Tera Type: Ghost  
- Hurricane  
- Surf  

=== [gen1ou] Kanto/Old/Bite ===

Blastoise  
- Bite  
- Surf  

=== [gen4ou] Untitled 3 ===

Clefable @ Leftovers  
Ability: Magic Guard  
- Bite  

Sylveon  

=== [gen9ou] Empty ===

=== [ou] Old format ===

Mew  

=== Without format ===

Mew  

`;

describe("Showdown's backup", () => {
  const { teams, unreadableLines } = readBackup(backup, pokedex);

  it('is read with folders, each team in its generation', () => {
    expect(
      teams.map(({ name, ruleset, members }) => [
        name,
        ruleset,
        ...members.map(({ pokemon, attacks }) => [pokemon.id, ...attacks].join(' ')),
      ]),
    ).toEqual([
      ['VGC/Rain, wind | storm', 'default', 'pelipper Hurricane Surf'],
      ['Kanto/Old/Bite', 'gen1', 'blastoise Bite Surf'],
      ['Untitled 3', 'gen2', 'clefable Bite'],
      ['Old format', 'default', 'mew'],
      ['Without format', 'default', 'mew'],
    ]);
    expect(unreadableLines).toEqual([{ line: 21, text: 'Sylveon', why: 'pokemon' }]);
  });

  it('is read in the chosen generation on the team screen', () => {
    const { teams } = readShowdown(backup, pokedex, 'default');
    expect(teams.slice(0, 3).map(({ members, memberCount, ...heading }) => heading)).toEqual([
      { name: 'Rain, wind | storm', folder: 'VGC', era: 'default', isDoubles: true },
      { name: 'Bite', folder: 'Kanto/Old', era: 'gen1' },
      { name: 'Untitled 3', era: 'gen2' },
    ]);
    expect(teams[1]?.members[0]?.attacks).toEqual(['Bite', 'Surf']);
  });

  it.each([
    ['gen1', 'gen1'],
    ['gen2', 'gen2'],
    ['gen3ou', 'gen2'],
    ['gen5', 'gen2'],
    ['gen6', 'default'],
    ['gen9', 'default'],
    ['gen10ou', 'default'],
    ['gen', 'default'],
  ])('has the format %s in %s', (format, generation) => {
    const { teams } = readBackup(`=== [${format}] Mew ===\n\nMew\n`, pokedex);
    expect(teams).toMatchObject([{ name: 'Mew', ruleset: generation }]);
  });

  it.each(['Mew, Mewtwo', 'a]b', '[gen1] a', 'a|b]c|d', '===', '/a', 'a/', 'a / b', ''])(
    'can have a team with the name %j',
    (name) => {
      expect(readBackup(writeBackup([teamOf(name)]), pokedex)).toEqual({
        teams: [teamOf(name)],
        unreadableLines: [],
      });
    },
  );
});

describe("Showdown's packed backup", () => {
  const bars = '|'.repeat(10);

  it('is read with folders, each team in its generation', () => {
    const text = `gen4ou]Old/Ghosts|Gengar|${bars}]Rotom|${bars}
gen9ou]Ghosts, new|Gengar|${bars}
gen9]Empty|
Without format|Boo|gengar||levitate||||||||,,,,,ghost
`;
    const { teams, unreadableLines } = readBackup(text, pokedex);
    expect(unreadableLines).toEqual([]);
    expect(
      teams.map(({ name, ruleset, members }) => [
        name,
        ruleset,
        ...members.map(({ pokemon, ability }) => [pokemon.id, ability].join(' ')),
      ]),
    ).toEqual([
      ['Old/Ghosts', 'gen2', 'gengar levitate', 'rotom levitate'],
      ['Ghosts, new', 'default', 'gengar '],
      ['Without format', 'default', 'gengar levitate'],
    ]);
  });
});

describe('a written backup', () => {
  it('is the one of Showdown', () => {
    const team = { ...teamOf('Rain/Wet feet', 'platinum') };
    expect(writeBackup([team, teamOf('Two\nlines')])).toBe(`=== [gen4] Rain/Wet feet ===

Mew  


=== [gen9] Two lines ===

Mew  


`);
    expect(writeBackup([])).toBe('');
  });

  it.each<[Ruleset, string]>([
    ['default', 'gen9'],
    ['gen2', 'gen5'],
    ['gen1', 'gen1'],
    ['champions', 'gen9'],
    ['legends-za', 'gen9'],
    ['lets-go', 'gen7'],
    ['yellow', 'gen1'],
  ])('has a team of %s in the format %s', (ruleset, format) => {
    expect(writeBackup([teamOf('', ruleset)])).toMatch(`=== [${format}]`);
  });
});

/** Teams with what their own generation has and Showdown's text can hold. */
const backupTeams: fc.Arbitrary<ShowdownBackupTeam[]> = fc.array(
  fc.constantFrom(...generations).chain((ruleset) =>
    fc.record({
      name: texts.map(cleanTeamName),
      ruleset: fc.constant(ruleset),
      members: fc.array(
        fc.record({
          pokemon: fc.constantFrom(...pokemonIn(eraOf(ruleset), pokedex)),
          tera: fc.option(fc.constantFrom(...attackingTypes), { nil: undefined }),
          attacks: fc.subarray(strikesIn(eraOf(ruleset)).filter((strike) => !isType(strike))),
        }),
        { minLength: 1, maxLength: 6 },
      ),
    }),
  ),
  { maxLength: 4 },
);

describe('any backup', () => {
  it('is the same when it is read again, with the era instead of the game', () => {
    fc.assert(
      fc.property(backupTeams, (teams) => {
        expect(readBackup(writeBackup(teams), pokedex)).toEqual({
          teams: teams.map((team) => ({ ...team, ruleset: eraOf(team.ruleset) })),
          unreadableLines: [],
        });
      }),
    );
  });

  it('is the same when Showdown packs it', () => {
    fc.assert(
      fc.property(backupTeams, (teams) => {
        // Showdown removes bars, which separate the packed fields, and has no empty names.
        const named = teams.map((team) => ({ ...team, name: `${team.name.replace(/\|/g, '')}.` }));
        const text = writeBackup(named);
        const packedTeams = Teams.importTeams(text).map(
          (team) =>
            `${team.format}]${team.folder && `${team.folder}/`}${team.name}|${Teams.packTeam(team)}`,
        );
        expect(withoutSets(readBackup(packedTeams.join('\n'), pokedex))).toEqual(
          withoutSets(readBackup(text, pokedex)),
        );
      }),
    );
  });

  it('is imported by the parser of Showdown, and exported again as the same text', () => {
    fc.assert(
      fc.property(backupTeams, (teams) => {
        // Showdown gives a team without a name a number.
        const named = teams.map((team) => ({ ...team, name: team.name.replace(/\/*$/, '.') }));
        const text = writeBackup(named);
        const imported = Teams.importTeams(text);
        expect(imported.map(({ name, folder }) => (folder ? `${folder}/${name}` : name))).toEqual(
          named.map(({ name }) => name),
        );
        for (const [index, { team, format }] of imported.entries()) {
          const { ruleset, members } = named[index]!;
          expect(format).toMatch(/^gen[1-9]$/);
          expect(eraOf(ruleset)).toBe(eraOfFormat(format));
          expect(team.map(({ species }) => Dex.species.get(species).id)).toEqual(
            members.map(({ pokemon }) => toID(pokemon.id)),
          );
        }
        expect(Teams.exportTeams(imported)).toBe(text);
      }),
    );
  });
});

/** Packed moves have no spaces, and are written like that again. */
function withoutSets({ teams, unreadableLines }: ReturnType<typeof readBackup>) {
  return {
    teams: teams.map((team) => ({
      ...team,
      members: team.members.map(({ set, ...member }) => member),
    })),
    unreadableLines,
  };
}

/** The era of a format, by the generations of its chart. */
function eraOfFormat(format = '') {
  return eras[['gen6', 'gen2', 'gen1'].findIndex((first) => format >= first)];
}
