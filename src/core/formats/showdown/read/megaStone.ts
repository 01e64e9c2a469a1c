import { fold } from '#core/pokedex/names/fold.ts';
import type { Pokemon } from '#core/pokedex/pokemon.ts';
import { joinWords } from '#core/pokedex/search/nameIndex.ts';

/** How the names of Mega Stones end in each language, in folded text. */
const ending = new RegExp(
  `^(.+?)(?:nit|ite|ita|${['ナイト', '나이트', '进化石', '進化石'].map(fold).join('|')})([xyz]?)$`,
  'u',
);

const asciiLetters = /^[a-z0-9]+$/;

/**
 * Whether the item is the Mega Stone of the species for the form with the letter, by its name in any language: the name
 * of the species, shortened or with one other letter at the end, and an ending that all stones have.
 */
export function isMegaStone(name: string, { id, speciesNames, tags }: Pokemon): boolean {
  const [, stem, letter = ''] = ending.exec(joinWords(fold(name))) ?? [];
  if (stem === undefined || !tags?.includes('mega')) return false;
  const formLetter = /-mega-([xyz])$/.exec(id)?.[1] ?? '';
  return (
    formLetter === letter &&
    Object.values(speciesNames).some((species) => hasStem(joinWords(fold(species ?? '')), stem))
  );
}

/** The shortest stem that may end with another letter than the species. */
const minChangedStem = 6;

function hasStem(speciesName: string, stemName: string): boolean {
  // In Korean a stone can lack the last consonant: 후딘 has the 후디나이트.
  const [species, stem] = [speciesName.normalize('NFD'), stemName.normalize('NFD')];
  const length = Math.min(species.length, stem.length);
  // The French Tyranocif has the Tyranocivite.
  const compared = asciiLetters.test(species) && length >= minChangedStem ? length - 1 : length;
  return length > 1 && species.slice(0, compared) === stem.slice(0, compared);
}
