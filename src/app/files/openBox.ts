import { loadMoveNames } from '#app/downloads/moves/loadMoves.ts';
import type { BestTeam } from '#core/answers/bestTeam.ts';
import type { BoxMark, BoxPokemon } from '#core/box/box.ts';
import { findBoxTeam } from '#core/box/boxTeam.ts';
import type { Member } from '#core/links/team.ts';
import { memberFromShowdown, memberToShowdown } from '#core/picks/showdownMember.ts';
import type { Pokemon } from '#core/pokedex/pokemon.ts';
import type { Game } from '#core/rulesets/game.ts';
import type { Ruleset } from '#core/rulesets/ruleset.ts';
import type { SaveProblem, UnreadablePokemon } from '#core/saves/save.ts';

/** The Pokémon of an opened save file. */
export type OpenedSave = {
  game: Game;
  pokemon: readonly BoxPokemon[];
  unreadable: readonly UnreadablePokemon[];
  eggCount: number;
  isOlder: boolean;
};

/** Reads the bytes of a save file, which never leaves the device and never changes. */
export async function openSave(
  bytes: Uint8Array,
  pokedex: readonly Pokemon[],
): Promise<OpenedSave | SaveProblem> {
  const [{ readSave }, { formatSaveSet }] = await Promise.all([
    import('#core/saves/readSave.ts'),
    import('#core/saves/formatSet.ts'),
  ]);
  const save = readSave(bytes);
  if ('code' in save) return save;
  const unreadable = [...save.unreadable];
  const pokemon = save.pokemon.flatMap((each): BoxPokemon[] => {
    const set = formatSaveSet(each, pokedex, save.game);
    if (set === undefined) unreadable.push({ place: each.place, why: 'number' });
    const mark = each.place.box === undefined ? 'team' : 'box';
    return set === undefined ? [] : [{ id: `save-${each.key}`, set, mark }];
  });
  const { game, eggCount, isOlder } = save;
  return { game, pokemon, unreadable, eggCount, isOlder };
}

/** Reads the sets of a box; undefined for one that cannot be read. Rejects if the files of moves cannot be loaded. */
export async function readBox(
  sets: readonly string[],
  pokedex: readonly Pokemon[],
  ruleset: Ruleset,
): Promise<(Member | undefined)[]> {
  const [{ readShowdown }] = await Promise.all([
    import('#core/formats/showdown/read/readTeam.ts'),
    loadMoveNames(),
  ]);
  return sets.map((set) => {
    const [team] = readShowdown(set, pokedex, ruleset).teams;
    const [member] = team?.members ?? [];
    return member && memberFromShowdown(ruleset, member, true);
  });
}

/** A line of a text that names no Pokémon, or something that it cannot have. */
type UnreadableLine = { line: number; text: string };

/**
 * Reads the Pokémon of a text of Showdown or of another language, or of a CSV table, each as a set that a box can store.
 * `nameWords` are the words of the player's language for the column of names. Rejects if the files of moves cannot be
 * loaded.
 */
export async function readSets(
  text: string,
  pokedex: readonly Pokemon[],
  ruleset: Ruleset,
  nameWords: readonly string[],
): Promise<{ pokemon: Omit<BoxPokemon, 'id'>[]; unreadableLines: UnreadableLine[] }> {
  const [{ readShowdown }, { writeMember }, { readCsvSets }] = await Promise.all([
    import('#core/formats/showdown/read/readTeam.ts'),
    import('#core/formats/showdown/write/writeTeam.ts'),
    import('#core/box/csvSets.ts'),
    loadMoveNames(),
  ]);
  const read = (setText: string, mark: BoxMark) => {
    const { teams, unreadableLines } = readShowdown(setText, pokedex, ruleset);
    const members = teams.flatMap((team) => team.members);
    const pokemon = members.map((member) => ({ set: writeMember(member).lines.join('\n'), mark }));
    return { pokemon, unreadableLines: unreadableLines.map(({ line, text }) => ({ line, text })) };
  };
  const rows = readCsvSets(text, nameWords);
  if (!rows) return read(text, 'box');
  const results = rows.map(({ line, text: cells, set = '', mark }) => {
    const { pokemon, unreadableLines } = read(set, mark);
    // The lines of a set are cells of one row.
    return pokemon.length === 0
      ? { pokemon, unreadableLines: [{ line, text: cells }] }
      : { pokemon, unreadableLines: unreadableLines.map((each) => ({ ...each, line })) };
  });
  return {
    pokemon: results.flatMap((each) => each.pokemon),
    unreadableLines: results.flatMap((each) => each.unreadableLines),
  };
}

/** Writes the members that have a Pokémon as sets that a box can store. Rejects if the files of moves cannot be loaded. */
export async function writeSets(
  members: readonly Member[],
  pokedex: readonly Pokemon[],
): Promise<string[]> {
  const [{ writeMember }] = await Promise.all([
    import('#core/formats/showdown/write/writeTeam.ts'),
    loadMoveNames(),
  ]);
  const pokemonById = new Map(pokedex.map((pokemon) => [pokemon.id, pokemon]));
  return members.flatMap((member) => {
    const pokemon = pokemonById.get(member.pokemon ?? '');
    return pokemon ? [writeMember(memberToShowdown(member, pokemon)).lines.join('\n')] : [];
  });
}

/** Finds the best team of a box; rejects if the files of moves cannot be loaded. */
export async function rankBox(...args: Parameters<typeof findBoxTeam>): Promise<BestTeam> {
  await loadMoveNames([]);
  return findBoxTeam(...args);
}
