import { Dex } from '@pkmn/sim';
import { describe, expect, it } from 'vitest';
import { openTeams } from '#app/files/openTeams.ts';
import { isGame, type Ruleset } from '#core/rulesets/ruleset.ts';
import { loadMovesFromDisk } from '#tests/loadMoves.ts';
import { pokedex } from '#tests/pokedexOnDisk.ts';
import { parseHeading, rulesOf } from './heading.ts';

loadMovesFromDisk();

const rulesOfFormat = (format: string) => rulesOf(parseHeading(`=== [${format}] A/B ===`));

describe('the format of a heading', () => {
  // The ids of pokemon-showdown 0.11.11, and their mods.
  it.each([
    ['gen9championsvgc2026regmc', 'champions'],
    ['gen9championsou', 'champions'],
    ['gen9legendsou', 'legends-za'],
    ['gen8legendsou', 'legends-arceus'],
    ['gen8bdspou', 'brilliant-diamond-shining-pearl'],
    ['gen8bdspbattlefestivaldoubles', 'brilliant-diamond-shining-pearl'],
    ['gen7letsgoou', 'lets-go'],
    ['gen7vgc2017', 'sun-moon'],
    ['gen6vgc2014', 'x-y'],
    ['gen5bw1ou', 'black-white'],
    ['gen5vgc2012', 'black-white'],
    ['gen4platinumou', 'platinum'],
    ['gen4vgc2009', 'platinum'],
    ['gen3frlgou', 'firered-leafgreen'],
    ['gen3adv200doubles', 'ruby-sapphire'],
    ['gen9vgc2025regi', 'default'],
    ['gen8vgc2021', 'default'],
    ['gen4ou', 'gen2'],
    ['ou', undefined],
  ])('%s has the rules of %s', (format, rules) => {
    expect(rulesOfFormat(format)).toBe(rules);
  });

  it.each([
    ['gen9championsvgc2026regmc', true],
    ['gen9championsregmc', true],
    ['gen9championsbssregmc', undefined],
    ['gen9championsou', undefined],
    ['gen9vgc2025regi', true],
    ['gen9doublesou', true],
    ['gen8bdspbattlefestivaldoubles', true],
    ['gen3adv200doubles', true],
    ['gen9ou', undefined],
    ['gen9', undefined],
  ])('%s is one of double battles: %s', (format, isDoubles) => {
    expect(parseHeading(`=== [${format}] Doubles/vgc ===`).isDoubles).toBe(isDoubles);
  });

  it('is that of a generation if its mod is one', () => {
    const formats = Dex.formats.all().filter(({ mod }) => /^gen\d$/.test(mod));
    expect(formats.length).toBeGreaterThan(150);
    const games = formats.filter(({ id }) => isGame(rulesOfFormat(id) ?? ''));
    expect(games.map(({ id }) => id)).toEqual([]);
  });
});

describe('the rules of a pasted team', () => {
  // Regressions
  it.each<[Ruleset, string, Ruleset]>([
    ['emerald', '=== My Team ===', 'emerald'],
    ['emerald', '=== TRAINER_ROXANNE_1 ===', 'emerald'],
    ['gen1', '=== Rain/Wet feet ===', 'gen1'],
    ['emerald', '=== [gen9championsvgc2026regmc] x ===', 'champions'],
    ['default', '=== [gen9championsvgc2026regmc] x ===', 'champions'],
    ['champions', '=== [gen8bdspou] x ===', 'brilliant-diamond-shining-pearl'],
  ])('in %s with the heading %s are those of %s', async (ruleset, heading, expected) => {
    const { teams } = await openTeams(`${heading}\n\nClefairy\n`, pokedex, ruleset, 12);
    expect(teams[0]?.ruleset).toBe(expected);
  });
});
