import type { Pokemon } from '#core/pokedex/pokemon.ts';

/** The name of the species or form as Showdown spells it: Mr. Mime-Galar, Urshifu-Rapid-Strike. */
export function showdownName({ id, speciesNames, parents }: Pokemon): string {
  if (parents) return parents.map(showdownName).join(' + ');
  // NFD separates accents from letters; Showdown would drop the whole é of Flabébé.
  const species = (speciesNames.en ?? '').normalize('NFD').replace(/[♀♂]/g, '');
  const { length } = species.replace(/[^A-Za-z0-9 -]/g, '');
  return species + id.slice(length).replace(/-./g, (letter) => letter.toUpperCase());
}

/** Names that Showdown does not spell as capitalized words. */
const spellings: Readonly<Record<string, string>> = {
  freeze_dry: 'Freeze-Dry',
  never_melt_ice: 'Never-Melt Ice',
  well_baked_body: 'Well-Baked Body',
  minds_eye: "Mind's Eye",
  dragons_maw: "Dragon's Maw",
};

/** The ability, item or move of the engine as Showdown spells it: air_balloon is Air Balloon. */
export function toTitleCase(name: string): string {
  return (
    spellings[name] ??
    name.replace(/(?:^|_)(.)/g, (_, letter: string) => ` ${letter.toUpperCase()}`).trim()
  );
}
