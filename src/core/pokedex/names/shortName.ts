import { type Pokemon, speciesOf } from '#core/pokedex/pokemon.ts';
import { fold, foldName } from './fold.ts';
import { shortFormName } from './formWords.ts';
import { nameIn } from './name.ts';

/** Articles and prepositions between the words of a form's name, folded. */
const smallWords = /\b(de|des|du|del|di|dei|della|da|do|der|the|of)\b/g;

/**
 * The name for narrow places, in the language or else in English: "Landorus-T", "Charizard Y",
 * "Mega Scizor". The mark behind the species tells the form from the others of the species in the Pokédex.
 */
export function shortName(
  language: string,
  pokemon: Pokemon,
  pokedex: readonly Pokemon[] | undefined = [],
): string {
  const { id, speciesNames, formNames, parents } = pokemon;
  if (parents) return parents.map((each) => shortName(language, each, pokedex)).join(' + ');
  const species = nameIn(language, speciesNames) ?? '';
  const form = nameIn(language, formNames);
  if (!form) return species;
  const hasSpaces = !/^(ja|ko|zh)/.test(language);
  if (/-mega-[xyz]$/.test(id)) return `${species}${hasSpaces ? ' ' : ''}${form.at(-1)}`;
  const isWholeName = isMega(pokemon) || (!hasSpaces && form.includes(species));
  if (isWholeName) return form;
  // The games have this sign in the names of Nidoran, too.
  if (id.endsWith('-f')) return `${species}♀`;
  return `${species}-${formMark(language, pokemon, pokedex)}`;
}

/** A line of a short name: its mark stays visible where there is no room for its beginning. */
export type NameLine = { beginning: string; mark: string };

/** Splits a short name into lines between its words: "Mega" and "Scizor", or "Landorus" with "-T". */
export function splitShortName(name: string): readonly NameLine[] {
  return name
    .replace(/^(M[eé]ga-?)(?=\p{Lu})/u, '$1 ')
    .split(/ (?![/+]|.{1,3}$)/)
    .map((word) => {
      const mark = /(-\S{1,4}| [^\s+/]{1,3}|[♀♂\dX-ZＸ-Ｚ])$/.exec(word)?.[0] ?? '';
      return { beginning: word.slice(0, word.length - mark.length), mark };
    });
}

/** The first of the marks of the form that no other form of the species has. */
function formMark(language: string, pokemon: Pokemon, pokedex: readonly Pokemon[]): string {
  const marks = possibleMarks(language, pokemon);
  const species = speciesOf(pokemon);
  const otherMarks = pokedex
    .filter((each) => each !== pokemon && speciesOf(each) === species)
    .filter((each) => each.formNames.en !== undefined && !isMega(each))
    .map((form) => possibleMarks(language, form));
  const isOnly = (mark: string, index: number) =>
    otherMarks.every((others) => (others[index] ?? others.at(-1)) !== mark);
  return marks.find(isOnly) ?? marks.at(-1) ?? '';
}

/** The first initial, the initials of all words, and then ever more letters of the last word. */
function possibleMarks(language: string, { speciesNames, formNames }: Pokemon): string[] {
  const species = foldName(nameIn(language, speciesNames) ?? '');
  const form = (nameIn(language, formNames) ?? '').replace(/\b[dl]['’]/gi, ' ');
  const nameLanguage = formNames[language] === undefined ? 'en' : language;
  const name = shortFormName(nameLanguage, form).replace(species, ' ');
  const words = fold(name.replace(smallWords, ' ')).split(' ');
  // "10%"
  if (/^\d/.test(words[0]!)) return [words.join('')];
  const initials = words.map((word) => word.charAt(0).toUpperCase());
  const lastWord = words.at(-1)!;
  const ends = Array.from(lastWord.slice(1), (_, index) => lastWord.slice(1, index + 2));
  return [initials[0]!, initials.join(''), ...ends.map((end) => initials.join('') + end)];
}

function isMega({ id }: Pokemon): boolean {
  return /-mega(-[xyz])?$/.test(id);
}
