import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { types } from '#core/charts/type.ts';
import { moveLanguages } from '#core/pokedex/moves/moveLanguage.ts';
import { loadedMoves } from '#core/pokedex/moves/moves.ts';
import { loadMovesFromDisk } from '#tests/loadMoves.ts';
import { findNamedMove } from './addMoves.ts';
import { parseMoveNames } from './moveNames.ts';

loadMovesFromDisk();
const { table, names } = loadedMoves.get();
const { moves } = table!;

/** The languages in which several moves share the name, so that the language of the text decides. */
const sharedNames = ['Vendetta', 'Furia', 'Tornado', 'Carámbano', 'Charge'];

describe('a name', () => {
  it.each<[string, string | undefined]>([
    ['Earthquake', 'Earthquake'],
    ['earthquake', 'Earthquake'],
    ['Erdbeben', 'Earthquake'],
    ['じしん', 'Earthquake'],
    ['지진', 'Earthquake'],
    ['地震', 'Earthquake'],
    ['Séisme', 'Earthquake'],
    ['ジャイロボール', 'GyroBall'],
    ['陀螺球', 'GyroBall'],
    ['자이로볼', 'GyroBall'],
    ['U-turn', 'UTurn'],
    ['uturn', 'UTurn'],
    ['Freeze-Dry', 'freeze_dry'],
    ['freeze_dry', 'freeze_dry'],
    ['Gefriertrockner', 'freeze_dry'],
    ['Psychic', 'Psychic'],
    // Former names, and short ones.
    ['Faint Attack', 'FeintAttack'],
    ['Hi Jump Kick', 'HighJumpKick'],
    ['ThunderPunch', 'ThunderPunch'],
    ['SolarBeam', 'SolarBeam'],
    ['Selfdestruct', 'SelfDestruct'],
    ['EQ', 'Earthquake'],
    // Hidden Power with its type, in the language of its name or in English.
    ['Hidden Power [Ice]', 'HiddenPower_ice'],
    ['Hidden Power Fire', 'HiddenPower_fire'],
    ['hiddenpowerfire', 'HiddenPower_fire'],
    ['Kraftreserve [Feuer]', 'HiddenPower_fire'],
    ['めざめるパワー [ほのお]', 'HiddenPower_fire'],
    ['Hidden Power', 'HiddenPower'],
    // Without an effect of types.
    ['Swords Dance', 'other'],
    ['Seismic Toss', 'other'],
    ['Struggle', 'struggle'],
    ['Thunder Wave', 'other'],
    // No moves.
    ['Max Flare', undefined],
    ['Levitate', undefined],
    ['', undefined],
  ])('%s: %s', (name, move) => {
    expect(findNamedMove(name)).toBe(move);
  });

  it('that several moves have means that of the language of the text, or none', () => {
    expect(findNamedMove('Vendetta')).toBeUndefined();
    expect(findNamedMove('Vendetta', 'es')).toBe('Payback');
    expect(findNamedMove('Vendetta', 'fr')).toBe('Revenge');
    // English wins: Charge is a status move there, and Tackle in French.
    expect(findNamedMove('Charge', 'fr')).toBe('other');
  });

  // Regressions
  it('that no move has is looked up without a walk through the names', () => {
    findNamedMove('Mystic Blade');
    const iterate = vi.spyOn(Map.prototype, Symbol.iterator);
    expect(findNamedMove('Mystic Blade', 'de')).toBeUndefined();
    expect(findNamedMove('Kraftreserve [Mystik]', 'de')).toBeUndefined();
    expect(iterate).not.toHaveBeenCalled();
    iterate.mockRestore();
  });

  it.each(moveLanguages)('of each move in %s is found', (language) => {
    const ids = [...moves.keys()];
    const wrong = names[language]!.moves.flatMap((name, index) => {
      if (name === '' || sharedNames.includes(name)) return [];
      return findNamedMove(name) === ids[index] ? [] : [`${name}: ${findNamedMove(name)}`];
    });
    expect(wrong).toEqual([]);
  });

  it('is that of the table in data/', () => {
    const rows: { id: string; en: string; de: string; ja: string }[] = JSON.parse(
      readFileSync('data/moveNames.json', 'utf8'),
    );
    const ids = [...moves.keys()].map((id) => id.replaceAll('_', '').toLowerCase());
    for (const language of ['en', 'de', 'ja'] as const) {
      const byId = new Map(rows.map((row) => [row.id, row[language]]));
      expect(names[language]!.moves).toEqual(ids.map((id) => byId.get(id)));
    }
  });
});

describe('a file of names', () => {
  it('that belongs to other moves is refused', () => {
    const text = [...types, ...moves.keys()].join('|');
    expect(parseMoveNames(text, table!).moves).toEqual([...moves.keys()]);
    for (const json of [`${text}|More`, '', undefined, null, [text]]) {
      expect(() => parseMoveNames(json, table!)).toThrow(TypeError);
    }
  });
});
