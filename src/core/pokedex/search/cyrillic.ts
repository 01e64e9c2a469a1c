import { foldName } from '#core/pokedex/names/fold.ts';
import type { Pokemon } from '#core/pokedex/pokemon.ts';

/** The sounds of Cyrillic letters, which `fold` has reduced to those without marks. */
const sounds: Readonly<Record<string, string>> = {
  ...{ а: 'a', б: 'b', в: 'v', г: 'g', д: 'd', е: 'e', ж: 'g', з: 's', и: 'i', к: 'k', л: 'l' },
  ...{ м: 'm', н: 'n', о: 'o', п: 'p', р: 'r', с: 's', т: 't', у: 'u', ф: 'f', х: 'g', ц: 's' },
  ...{ ч: 'c', ш: 'x', щ: 'x', ы: 'i', э: 'e', ю: 'iu', я: 'ia' },
  // Kazakh
  ...{ ә: 'a', і: 'i', ң: 'n', ғ: 'g', ү: 'u', ұ: 'u', қ: 'k', ө: 'o', һ: 'g' },
};

/** How names in English sound, from the longest spelling to the shortest. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/t?ch/g, 'C'],
  [/sh/g, 'X'],
  [/ph/g, 'f'],
  [/([rtw])h/g, '$1'],
  [/kh/g, 'h'],
  [/x/g, 'ks'],
  [/qu/g, 'kv'],
  [/ck|q|c(?![eiy])/g, 'k'],
  [/s?c/g, 's'],
  [/dg|[hj]/g, 'g'],
  [/z/g, 's'],
  [/ew/g, 'iu'],
  [/w(?=[aeioury])/g, 'v'],
  [/ee|ea|ie|y/g, 'i'],
  [/oo|ou|w/g, 'u'],
];

/** Sounds with fewer consonants are too much alike. */
const minConsonants = 2;

/**
 * Returns the costs of the Pokémon whose English names sound like the Cyrillic word, "пикачу", or begin
 * so; infinite for all others. Undefined for a word in another script.
 */
export function soundCosts(token: string): ((pokemon: Pokemon) => number) | undefined {
  if (!/\p{Script=Cyrillic}/u.test(token)) return undefined;
  const sound = soundOfCyrillic(token);
  const consonants = consonantsOf(sound);
  const isLong = consonants.length >= minConsonants;
  const costOf = (word: Sound) => {
    if (word.sound === sound) return 50;
    if (isLong && word.consonants === consonants) return 51;
    if (word.sound.startsWith(sound)) return 52;
    return isLong && word.consonants.startsWith(consonants) ? 53 : Number.POSITIVE_INFINITY;
  };
  return (pokemon) => Math.min(...soundsOf(pokemon).map(costOf));
}

type Sound = { sound: string; consonants: string };

const soundsByPokemon = new WeakMap<Pokemon, readonly Sound[]>();

/** The sounds of the words of the English names, memoized. */
function soundsOf(pokemon: Pokemon): readonly Sound[] {
  const sounds = soundsByPokemon.get(pokemon) ?? computeSounds(pokemon);
  soundsByPokemon.set(pokemon, sounds);
  return sounds;
}

function computeSounds({ speciesNames, formNames }: Pokemon): Sound[] {
  return [speciesNames, formNames]
    .flatMap(({ en = '' }) => foldName(en).split(' '))
    .filter(Boolean)
    .map((word) => {
      const sound = soundOfEnglish(word);
      return { sound, consonants: consonantsOf(sound) };
    });
}

/** The sound of a folded word in Cyrillic letters. */
function soundOfCyrillic(word: string): string {
  const letters = word.replaceAll('авр', 'аур').replaceAll('дж', 'ж');
  return withoutDoubles(Array.from(letters, (letter) => sounds[letter] ?? '').join(''));
}

/** The sound of a folded word in English. */
function soundOfEnglish(word: string): string {
  const sound = spellings.reduce(
    (text, [spelling, letters]) => text.replace(spelling, letters),
    word,
  );
  return withoutDoubles(sound.toLowerCase());
}

/** The consonants of a sound: the vowels of English are written in many ways. */
function consonantsOf(sound: string): string {
  return withoutDoubles(sound.replace(/[aeiou]/g, ''));
}

function withoutDoubles(sound: string): string {
  return sound.replace(/(.)\1+/g, '$1');
}
