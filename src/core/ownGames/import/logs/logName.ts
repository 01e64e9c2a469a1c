import { plainId } from '#core/ownGames/typeName.ts';

/** The forms that logs shorten, by the plain name of the species; all other forms have the names of Showdown. */
const forms: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  deoxys: { A: 'Attack', D: 'Defense', S: 'Speed' },
  wormadam: { S: 'Sandy', T: 'Trash' },
  giratina: { O: 'Origin' },
  shaymin: { S: 'Sky' },
  rotom: { H: 'Heat', W: 'Wash', Fr: 'Frost', Fa: 'Fan', M: 'Mow' },
  castform: { F: 'Sunny', W: 'Rainy', I: 'Snowy' },
  basculin: { B: 'Blue-Striped', Blue: 'Blue-Striped' },
  darmanitan: { Z: 'Zen', G: 'Galar', GZ: 'Galar-Zen' },
  meloetta: { P: 'Pirouette' },
  kyurem: { W: 'White', B: 'Black' },
  tornadus: { T: 'Therian' },
  thundurus: { T: 'Therian' },
  landorus: { T: 'Therian' },
  keldeo: { R: 'Resolute' },
  necrozma: { DuskMane: 'Dusk-Mane', DawnWings: 'Dawn-Wings', DM: 'Dusk-Mane', DW: 'Dawn-Wings' },
  mewtwo: { X: 'Mega-X', Y: 'Mega-Y' },
  tauros: { P: 'Paldea-Combat', PF: 'Paldea-Blaze', PW: 'Paldea-Aqua' },
};

/** The regions of forms whose species have no others that logs shorten. */
const regions: ReadonlyMap<string, string> = new Map([
  ['Alolan', 'Alola'],
  ['A', 'Alola'],
  ['G', 'Galar'],
]);

/** The two species whose sign a console without Unicode has lost, by their numbers. */
const signlessNames: Readonly<Record<string, string>> = { 29: 'Nidoran♀', 32: 'Nidoran♂' };

/** The name of a Pokémon of a log as Showdown writes its form: `DEOXYS-A` is `DEOXYS-Attack`, and `Rattata-Alolan` is `Rattata-Alola`. */
export function formatLogName(name: string, number?: string): string {
  if (name === 'NIDORAN?') return signlessNames[Number(number)] ?? name;
  const at = name.lastIndexOf('-');
  if (at < 1) return name;
  const species = plainId(name.slice(0, at));
  const form = name.slice(at + 1);
  const names = Object.hasOwn(forms, species) ? forms[species] : undefined;
  if (names && Object.hasOwn(names, form)) return `${name.slice(0, at)}-${names[form]}`;
  const region = names ? undefined : regions.get(form);
  return region ? `${name.slice(0, at)}-${region}` : name;
}
