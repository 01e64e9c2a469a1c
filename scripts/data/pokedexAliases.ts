// The aliases of public/pokedex.json: the names that the rules of the finder miss. docs/data.md has the
// sources.
import { readFileSync } from 'node:fs';
import { Dex, type Species } from '@pkmn/sim';
import type { Pokemon } from '#core/pokedex/pokemon.ts';
import { exactNameFinder, pokemonFinder } from '#core/pokedex/pokemonFinder.ts';
import { idOf, isOfficial } from './pokedexId.ts';

/** A name and the id of its Pokémon. */
type Alias = readonly [name: string, id: string];

/** By the id of the Pokémon, the names that `@pkmn/sim` does not have. */
const otherAliases: Record<string, string[]> = JSON.parse(
  readFileSync(new URL('../../data/aliases.json', import.meta.url), 'utf8'),
);

/** The formes that players shorten to one letter: Slowking-G, Charizard-X. */
const shortenedForme = /^(?:Mega-([XYZ])|(A)lola|(G)alar|(H)isui|(M)ega|(P)aldea|(P)rimal)$/;

/** The Pokémon with their aliases: all names that the finder would otherwise miss, or find another by. */
export function addAliases<Entry extends Pokemon>(pokedex: readonly Entry[]): readonly Entry[] {
  const species = Dex.species.all().filter(isOfficial);
  const aliasOf = (name: string, target = Dex.species.get(name)): Alias[] => {
    const id = isOfficial(target) ? entryOf(target, pokedex) : undefined;
    return id === undefined ? [] : [[name, id]];
  };
  const forms = species.flatMap((each) => [
    ...aliasOf(idOf(each), each),
    ...(each.cosmeticFormes ?? []).flatMap((name) => aliasOf(idOf({ name }), each)),
    ...(each.baseForme ? aliasOf(idOf({ name: `${each.name}-${each.baseForme}` }), each) : []),
  ]);
  const nicknames = [...Dex.loadAliases().keys()].flatMap((name) => aliasOf(name));
  const isSpecies = ([, id]: Alias) => pokedex.some((each) => each.id === id && !each.formNames.en);
  const letters = species.flatMap((each) => {
    const [letter] = shortenedForme.exec(each.forme)?.slice(1).filter(Boolean) ?? [];
    return letter ? aliasOf(idOf({ name: `${each.baseSpecies}-${letter}` }), each) : [];
  });
  const others = Object.entries(otherAliases).flatMap(([id, names]) =>
    names.map((name): Alias => [name, id]),
  );
  // The names of species come first, because the finder uses them for forms: "mttar".
  return [forms, nicknames.filter(isSpecies), nicknames, letters, others].reduce(
    addMissing,
    pokedex,
  );
}

function addMissing<Entry extends Pokemon>(
  pokedex: readonly Entry[],
  aliases: readonly Alias[],
): readonly Entry[] {
  const findExact = exactNameFinder(pokedex);
  const find = pokemonFinder(pokedex);
  const missing = aliases.filter(([name, id]) => !findExact(name) && find(name)?.id !== id);
  return pokedex.map((each) => {
    const names = missing.filter(([, id]) => id === each.id).map(([name]) => name.toLowerCase());
    const all = new Set([...(each.aliases ?? []), ...names]);
    return all.size === 0 ? each : { ...each, aliases: [...all] };
  });
}

/**
 * The id of the entry for the species: its own, or that of the form with its types, best with its stats
 * too, whose name begins like its own.
 */
function entryOf(species: Species, pokedex: readonly Pokemon[]): string | undefined {
  const own = idOf(species);
  const typesOf = ({ types }: Species) => types.join();
  const statsOf = ({ baseStats }: Species) => Object.values(baseStats).join();
  const forms = pokedex
    .filter(({ number }) => number === `${species.num}`)
    .map(({ id }) => ({ id, form: Dex.species.get(id) }))
    .filter(({ form }) => typesOf(form) === typesOf(species));
  const equalForms = forms.filter(({ form }) => statsOf(form) === statsOf(species));
  const ids = (equalForms.length > 0 ? equalForms : forms).map(({ id }) => id);
  if (ids.includes(own)) return own;
  const beginnings = ids.filter((id) => own.startsWith(id)).sort((a, b) => b.length - a.length);
  return beginnings[0] ?? ids[0];
}
