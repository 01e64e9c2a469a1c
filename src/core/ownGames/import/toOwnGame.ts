import type { FusionRule } from '#core/charts/fusion.ts';
import { isSameTyping, maxTypes, type Typing } from '#core/charts/type.ts';
import { withSides } from '#core/ownGames/chartSides.ts';
import { createPokemonIds, isPokemonId } from '#core/ownGames/pokemonId.ts';
import type { SourceAbilities, SourceGame, SourceGamePokemon } from '#core/ownGames/sourceGame.ts';
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
  moves?: OwnGame['moves'] | undefined;
  /** The Pokémon of the official Pokédex that has the name, with its typing and abilities in the base. */
  findPokemon: (
    name: string,
  ) => { id: string; types: Typing; abilities?: readonly string[] } | undefined;
  /** The id of the ability with the name; by default, the files have ids. */
  findAbility?: (name: string) => string;
};

/**
 * The own game of imported files. Pokémon of the official Pokédex keep their ids; they are left out if
 * they have their official types, unless the game has only the Pokémon of the files. Other Pokémon get
 * ids that begin with `own-`. A form with the types of its official Pokémon is left out.
 */
export function toOwnGame(source: SourceGame, choices: GameChoices): OwnGame {
  const { name, base, hasOnlyOwnPokemon = false, abilities, findPokemon } = choices;
  const { hasSecondAbility, fusion, rules, bosses, moves, findAbility = (id) => id } = choices;
  const types = source.types.map((type) => ({ ...type }));
  const chart = withSides(source.chart, types);
  const attackOnly = new Set(chart.attackOnly);
  const pokemon = new Map<string, OwnGamePokemon>();
  const typings = new Map<string, Typing>();
  const createId = createPokemonIds();
  const add = (id: string, { name, types, abilities, slots }: SourceGamePokemon) =>
    pokemon.set(id, {
      ...{ id, name, types: types.slice(0, maxTypes) },
      ...(abilities && { abilities }),
      ...(abilities && slots && { slots }),
    });
  const candidates = source.pokemon
    .map((each) =>
      each.id === undefined
        ? {
            ...{ ...each, types: defendingTypes(each.types, attackOnly) },
            ...(each.abilities && mapAbilities(each, findAbility)),
          }
        : each,
    )
    .filter(({ types }) => types.length > 0);
  const unmatchedPokemon: SourceGamePokemon[] = [];
  for (const each of candidates) {
    const official = each.id === undefined ? findPokemon(each.name) : undefined;
    if (each.id !== undefined && isPokemonId(each.id)) {
      if (!pokemon.has(each.id)) add(each.id, each);
    } else if (official && !typings.has(official.id)) {
      typings.set(official.id, each.types);
      const { abilities, slots, ...others } = each;
      const hasNewAbilities = abilities && abilities.join() !== official.abilities?.join();
      if (hasOnlyOwnPokemon || hasNewAbilities || !isSameTyping(official.types, each.types))
        add(official.id, hasNewAbilities ? each : others);
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
    ...(moves && { moves }),
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

/** The abilities by their ids, each once, with their slots. */
function mapAbilities(
  { abilities = [], slots = '' }: SourceAbilities,
  findAbility: (name: string) => string,
): SourceAbilities {
  const slotsById = new Map<string, string>();
  for (const [index, name] of abilities.entries()) {
    const id = findAbility(name);
    if (!slotsById.has(id)) slotsById.set(id, slots[index] ?? '');
  }
  return { abilities: [...slotsById.keys()], slots: [...slotsById.values()].join('') };
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
