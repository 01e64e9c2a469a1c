// docs/data.md says where the facts of public/pokedex.json come from.
import { Dex, type GenerationNum, type Species } from '@pkmn/dex';
import { Dex as Simulator } from '@pkmn/sim';
import { parsePokedex } from '#core/pokedex/parsePokedex.ts';
import { type PokemonTag, tags } from '#core/pokedex/pokemon.ts';
import { newestGeneration } from '#core/rulesets/era.ts';
import { addAliases } from './pokedexAliases.ts';
import { idOf, isOfficial } from './pokedexId.ts';
import { formNamesOf, type Names, speciesNamesOf } from './pokedexNames.ts';

/** One Pokémon as public/pokedex.json holds it; docs/data.md explains every field. */
export interface PokedexRecord {
  id: string;
  number: string;
  speciesNames: Names;
  formNames: Partial<Names>;
  types: string[];
  abilities: string[];
  slots: string;
  generation: number;
  pastTypes?: [lastGeneration: number, types: string[]][];
  pastAbilities?: [lastGeneration: number, abilities: string[], slots: string][];
  tags?: PokemonTag[];
  evolvesIn?: number;
  aliases?: string[];
}

const firstWithAbilities = 3;
const firstWithHidden = 5;

// They have the types and stats of another form, or exist only in one battle or one game.
const excludedFormes = /^(Bond|Starter|(.+-)?(Gmax|Totem|Tera))$/;

// Abilities that Champions revealed after the newest @pkmn/dex, which repeats those of another form.
const newAbility: Readonly<Record<string, string>> = {
  'Absol-Mega-Z': 'sharpness',
  'Baxcalibur-Mega': 'thermal_exchange',
  'Garchomp-Mega-Z': 'levitate',
  'Golisopod-Mega': 'tough_claws',
  'Lucario-Mega-Z': 'aura_guard',
};

// Their ability is not known yet; until then, @pkmn/dex repeats that of another form.
const unknownAbility = new Set([
  'Darkrai-Mega',
  'Heatran-Mega',
  'Magearna-Mega',
  'Tatsugiri-Curly-Mega',
  'Zeraora-Mega',
  'Zygarde-Mega',
]);

function typesOf(species: Species): string[] {
  return species.types.map((type) => type.toLowerCase());
}

/** As One (Glastrier) → as_one, Mind's Eye → minds_eye, Well-Baked Body → well_baked_body. */
function snakeCase(ability: string): string {
  return ability
    .replace(/ \(.+\)$/, '')
    .replace(/['’]/g, '')
    .replace(/[ -]/g, '_')
    .toLowerCase();
}

type Abilities = [abilities: string[], slots: string];

/**
 * First, second, hidden, special; without a hidden ability that was not released in that generation, and
 * without an ability that is newer than the generation.
 */
function abilitiesOf(
  { name, abilities, unreleasedHidden }: Species | ReturnType<typeof Simulator.species.get>,
  generation: number,
): Abilities {
  if (unknownAbility.has(name)) return [[], ''];
  const revealedAbility = newAbility[name];
  if (revealedAbility) return [[revealedAbility], '0'];
  const slots = (['0', '1', 'H', 'S'] as const).filter(
    (slot) =>
      abilities[slot] &&
      !(slot === 'H' && unreleasedHidden) &&
      Simulator.abilities.get(abilities[slot]).gen <= generation,
  );
  return [slots.map((slot) => snakeCase(`${abilities[slot]}`)), slots.join('')];
}

/**
 * Each older value with the last generation that had it, the oldest first. A value is older if it is not
 * `expected` from the next generation's.
 */
function pastOf<Value extends unknown[]>(
  firstGeneration: number,
  valueIn: (generation: number) => Value,
  expected: (later: Value, generation: number) => Value = (later) => later,
): [lastGeneration: number, ...Value][] {
  const past: [number, ...Value][] = [];
  let later = valueIn(newestGeneration);
  for (let generation = newestGeneration - 1; generation >= firstGeneration; generation--) {
    const older = valueIn(generation);
    const isOlder = JSON.stringify(older) !== JSON.stringify(expected(later, generation));
    if (isOlder) past.unshift([generation, ...older]);
    later = older;
  }
  return past;
}

function pastTypesOf({ id, gen }: Species): [lastGeneration: number, types: string[]][] {
  return pastOf(gen, (generation) => [
    typesOf(Dex.forGen(generation as GenerationNum).species.get(id)),
  ]);
}

/** No older abilities only because generations before 5 lack hidden ones. */
function pastAbilitiesOf({ id, gen }: Species): [lastGeneration: number, ...Abilities][] {
  return pastOf(
    Math.max(gen, firstWithAbilities),
    // Only the simulator knows that generation 3 lacks the second abilities of generation 4.
    (generation) => abilitiesOf(Simulator.forGen(generation).species.get(id), generation),
    (later, generation) => (generation < firstWithHidden ? withoutHidden(later) : later),
  );
}

function withoutHidden([abilities, slots]: Abilities): Abilities {
  return [abilities.filter((_, index) => slots[index] !== 'H'), slots.replace('H', '')];
}

// `isMega` is false for the Z megas, Meowstic and Tatsugiri. A form repeats the tags of its species.
const hasTag: Record<PokemonTag, (species: Species) => boolean> = {
  mega: ({ forme }) => /Mega/.test(forme),
  legendary: (species) =>
    species.tags.some((tag) => /^(Restricted Legendary|Sub-Legendary|Mythical)$/.test(tag)),
};

/** The first generation in which the Pokémon evolves; undefined if it never does. */
function evolvesInOf({ evos = [] }: Species): number | undefined {
  const first = Math.min(...evos.map((name) => Dex.species.get(name).gen));
  return Number.isFinite(first) ? first : undefined;
}

function isSameFighter(a: Species, b: Species): boolean {
  const fighter = ({ types, baseStats }: Species) => JSON.stringify([types, baseStats]);
  return fighter(a) === fighter(b);
}

/** The base species in National Dex order, each followed by the forms with other types or stats. */
function includedSpecies(): Species[] {
  const official = Dex.species.all().filter(isOfficial);
  const formsByNumber = new Map<number, Species[]>();
  for (const base of official.filter(({ forme }) => forme === ''))
    formsByNumber.set(base.num, [base]);
  for (const form of official.filter(({ forme }) => forme !== '' && !excludedFormes.test(forme))) {
    const forms = formsByNumber.get(form.num);
    if (!forms?.some((other) => isSameFighter(other, form))) forms?.push(form);
  }
  return [...formsByNumber].sort(([a], [b]) => a - b).flatMap(([, species]) => species);
}

function recordOf(species: Species): PokedexRecord {
  const pastTypes = pastTypesOf(species);
  const pastAbilities = pastAbilitiesOf(species);
  const ownTags = tags.filter((tag) => hasTag[tag](species));
  const evolvesIn = evolvesInOf(species);
  const [abilities, slots] = abilitiesOf(species, newestGeneration);
  return {
    id: idOf(species),
    number: `${species.num}`,
    speciesNames: speciesNamesOf(species),
    formNames: formNamesOf(species),
    types: typesOf(species),
    abilities,
    slots,
    generation: species.gen,
    ...(pastTypes.length > 0 && { pastTypes }),
    ...(pastAbilities.length > 0 && { pastAbilities }),
    ...(ownTags.length > 0 && { tags: ownTags }),
    ...(evolvesIn && { evolvesIn }),
  };
}

/** The text of public/pokedex.json: a list with one record per line. */
export function generatePokedex(): string {
  const records = addAliases(parsePokedex(includedSpecies().map(recordOf)));
  const lines = records.map((record) => JSON.stringify(record));
  return `[\n${lines.join(',\n')}\n]\n`;
}
