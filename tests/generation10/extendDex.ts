/** A species or an ability of a package. */
type Entry = { name: string; gen: number };
type Table = { get: (name: string | Entry) => Entry; all: () => readonly Entry[] };

/** The part of `Dex` that the generators use. */
type Dex = { species: Table; abilities: Table; forGen: (generation: number) => Dex };

const newSpecies = [
  { num: 1026, name: 'Chimelet', types: ['Cosmic'], abilities: { 0: 'Muffle' }, evos: ['Bellord'] },
  { num: 1027, name: 'Bellord', types: ['Cosmic', 'Steel'], abilities: { 0: 'Muffle' }, evos: [] },
  {
    num: 1028,
    name: 'Hushling',
    types: ['Fairy', 'Cosmic'],
    abilities: { 0: 'Levitate' },
    evos: [],
  },
];

/** The `Dex` of a package with three Pokémon and an ability of generation 10. */
export function extendDex(dex: Dex): Dex {
  const bulbasaur = dex.species.get('Bulbasaur');
  const species = newSpecies.map((row) => ({
    ...bulbasaur,
    ...{ id: row.name.toLowerCase(), baseSpecies: row.name, gen: 10, tags: [], formes: undefined },
    ...row,
  }));
  const muffle = { ...dex.abilities.get('Levitate'), id: 'muffle', name: 'Muffle', gen: 10 };
  const extended: Dex = Object.assign(Object.create(dex), {
    species: extendTable(dex.species, species),
    abilities: extendTable(dex.abilities, [muffle]),
    forGen: (generation: number) => (generation === 10 ? extended : dex.forGen(generation)),
  });
  return extended;
}

function extendTable(table: Table, added: readonly Entry[]): Table {
  return Object.assign(Object.create(table), {
    all: () => [...table.all(), ...added],
    get: (name: string | Entry) => {
      const text = typeof name === 'string' ? name : name.name;
      return (
        added.find((each) => each.name.toLowerCase() === text.toLowerCase()) ?? table.get(name)
      );
    },
  });
}
