import type { FusionRule } from '#core/charts/fusion.ts';
import { isSameTyping, maxTypes, type Typing } from '#core/charts/type.ts';
import { withSides } from '#core/ownGames/chartSides.ts';
import { createPokemonIds, isPokemonId } from '#core/ownGames/pokemonId.ts';
import type { SourceGame, SourceGamePokemon } from '#core/ownGames/sourceGame.ts';
import type { Era } from '#core/rulesets/era.ts';
import type { Game } from '#core/rulesets/game.ts';
import type {
  OwnGame,
  OwnGameAbility,
  OwnGameBoss,
  OwnGamePokemon,
} from '#core/rulesets/ownGame.ts';
import type { PresetRules } from '#core/rulesets/presetRules.ts';
import { typesIn } from '#core/rulesets/ruleset.ts';

/** The parts of a game that files may lack; the player or the program chooses them. */
export type GameChoices = {
  /** 1 to 40 characters, as `cleanGameName` leaves them. */
  name: string;
  base: Era | Game;
  /** Whether the game has only the Pokémon of the files. */
  hasOnlyOwnPokemon?: boolean | undefined;
  abilities?: readonly OwnGameAbility[] | undefined;
  hasSecondAbility?: true | undefined;
  fusion?: FusionRule | undefined;
  rules?: PresetRules | undefined;
  bosses?: readonly OwnGameBoss[] | undefined;
  /** The Pokémon of the official Pokédex that has the name, with its typing in the base. */
  findPokemon: (name: string) => { id: string; types: Typing } | undefined;
};

/**
 * The own game of imported files. Pokémon of the official Pokédex keep their ids; they are left out if
 * they have their official types, unless the game has only the Pokémon of the files. Other Pokémon get
 * ids that begin with `own-`. A form with the types of its official Pokémon is left out.
 */
export function toOwnGame(source: SourceGame, choices: GameChoices): OwnGame {
  const { name, base, hasOnlyOwnPokemon = false, abilities, findPokemon } = choices;
  const { hasSecondAbility, fusion, rules, bosses } = choices;
  const types = source.types.map((type) => ({ ...type }));
  const chart = withSides(source.chart, types);
  const attackOnly = new Set(chart.attackOnly);
  const pokemon = new Map<string, OwnGamePokemon>();
  const typings = new Map<string, Typing>();
  const createId = createPokemonIds();
  const add = (id: string, each: SourceGamePokemon) =>
    pokemon.set(id, { id, name: each.name, types: each.types.slice(0, maxTypes) });
  const candidates = source.pokemon
    .map((each) =>
      each.id === undefined ? { ...each, types: defendingTypes(each.types, attackOnly) } : each,
    )
    .filter(({ types }) => types.length > 0);
  const unmatchedPokemon: SourceGamePokemon[] = [];
  for (const each of candidates) {
    const official = each.id === undefined ? findPokemon(each.name) : undefined;
    if (each.id !== undefined && isPokemonId(each.id)) {
      if (!pokemon.has(each.id)) add(each.id, each);
    } else if (official && !typings.has(official.id)) {
      typings.set(official.id, each.types);
      if (hasOnlyOwnPokemon || !isSameTyping(official.types, each.types)) add(official.id, each);
    } else unmatchedPokemon.push(each);
  }
  for (const each of unmatchedPokemon) {
    const official = findBaseForm(each.name, findPokemon);
    const baseTyping = official && (typings.get(official.id) ?? official.types);
    if (baseTyping && isSameTyping(baseTyping, each.types)) continue;
    let id = createId(each.name);
    while (pokemon.has(id)) id = createId(each.name);
    add(id, each);
  }
  const hasOnlyOwn = hasOnlyOwnPokemon && pokemon.size > 0;
  return {
    name,
    base,
    types,
    chart,
    ...(abilities && { abilities }),
    pokemon: [...pokemon.values()],
    ...(hasOnlyOwn && { hasOnlyOwnPokemon: true }),
    ...(hasSecondAbility && { hasSecondAbility }),
    ...(fusion && { fusion }),
    ...(rules && { rules }),
    ...(bosses && bosses.length > 0 && { bosses }),
  };
}

/** The era that fits the official types of the game best, the newest types first. */
export function suggestBase({ types }: Pick<SourceGame, 'types'>): Era {
  const ids = new Set<string>(types.map(({ id }) => id));
  if (ids.has('fairy')) return 'default';
  const hasAll = (era: Era) => typesIn(era).every((type) => ids.has(type));
  if (hasAll('gen2')) return 'gen2';
  return hasAll('gen1') ? 'gen1' : 'default';
}

function defendingTypes(typing: Typing, attackOnly: ReadonlySet<string>): Typing {
  return [...new Set(typing)].filter((type) => !attackOnly.has(type));
}

/** The official Pokémon that the name is a form of: "Unown (B)", "Charizard-Gmax". */
function findBaseForm(name: string, findPokemon: GameChoices['findPokemon']) {
  const parts = name.split(/ ?[(（]|-/, 3);
  return (
    findPokemon(parts[0]!) ??
    (parts.length > 2 ? findPokemon(parts.slice(0, 2).join('-')) : undefined)
  );
}
