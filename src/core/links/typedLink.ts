import { types } from '#core/charts/type.ts';
import { fold } from '#core/pokedex/names/fold.ts';
import type { FindPokemon } from '#core/pokedex/pokemonFinder.ts';
import type { LinkParameter } from './parameter.ts';

/** What a text of a link names; the first fields of a member are a Pokémon and types. */
type Content = 'pokemon' | 'types' | 'attacks' | 'member';

/** The parameters that name Pokémon or types. */
const contents: Partial<Record<LinkParameter, Content>> = {
  ...({
    pokemon: 'pokemon',
    with: 'member',
    member: 'member',
    us: 'member',
    them: 'member',
  } as const),
  ...({
    types: 'types',
    tera: 'types',
    type: 'types',
    resists: 'types',
    not_weak: 'types',
  } as const),
  ...({ cell: 'types', attacks: 'attacks', learns: 'attacks' } as const),
};

/** What the fields of a member contain, in order; the others are an ability, an item and a nickname. */
const memberFields: readonly (Content | undefined)[] = [
  ...(['pokemon', 'types', undefined, 'types', undefined, 'attacks'] as const),
];

/** Separators that people write in a list. */
const separators = /\s*[-,/+|]\s*|\s+/;

/**
 * Returns the parameters that somebody has typed, with Pokémon and types as the app writes them: `pokemon=Knakrack` is
 * `pokemon=garchomp`, `types=Dragon, Ground` is `types=dragon-ground`. `findPokemon` finds a Pokémon by its name. Other
 * words stay as they are.
 */
export function correctTypedLink(
  params: URLSearchParams,
  findPokemon: FindPokemon,
): URLSearchParams {
  const correctTexts: Readonly<Record<Content, (text: string) => string>> = {
    pokemon: (text) => findPokemon(text)?.id ?? toId(text),
    types: (text) => splitWords(text.toLowerCase()).join('-'),
    attacks: (text) => splitWords(text).map(correctAttack).join('-'),
    member: (text) => {
      const fields = text.split('.').map((field, index) => {
        const content = memberFields[index];
        return content && field ? correctTexts[content](field) : field;
      });
      return fields.join('.');
    },
  };
  const corrected = new URLSearchParams();
  for (const [name, text] of params) {
    const content = Object.hasOwn(contents, name) ? contents[name as LinkParameter] : undefined;
    corrected.append(name, content ? correctTexts[content](text) : text);
  }
  return corrected;
}

function splitWords(text: string): string[] {
  return text.trim().split(separators);
}

/** A type in small letters, maybe with an ability; a move, such as `Psychic`, begins with a capital. */
function correctAttack(word: string): string {
  const [name = '', ...ability] = word.split('.');
  const lower = name.toLowerCase();
  const isType = lower !== 'psychic' && types.some((type) => type === lower);
  return [isType ? lower : name, ...ability].join('.');
}

/** The name as an id is written; the Pokédex may not be there yet. */
function toId(name: string): string {
  return /^[a-z0-9_-]+$/.test(name) ? name : fold(name).replaceAll(' ', '-') || name;
}
