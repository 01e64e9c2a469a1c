import { pokemonPath, slugOf } from '#core/links/answerPage.ts';
import { formatDefenseUrl } from '#core/links/defense.ts';
import { displayName } from '#core/pokedex/names/name.ts';
import type { Pokemon } from '#core/pokedex/pokemon.ts';
import { picksFromPokemon } from '#core/pokedex/traits.ts';
import { eras } from '#core/rulesets/era.ts';
import { cardPath } from './cardPath.ts';
import type { PokemonFacts } from './facts.ts';
import type { Page } from './page.ts';
import {
  createNameWriter,
  listChanges,
  writeChanges,
  writeCovers,
  writeSection,
  writeTable,
  writeTypeLink,
} from './parts.ts';
import { escapeHtml, type PageTexts } from './texts.ts';
import { toTypeGroups, writeNames } from './typingPage.ts';

/** The number of Pokémon with the same types at most; the page of their types has more. */
const maxOthers = 8;

/** The page of a Pokémon. `hasPage` says which Pokémon have one in the language. */
export function makePokemonPage(
  { pokemon, typing, ability, groups, eraChanges, abilityChanges, covers, others }: PokemonFacts,
  texts: PageTexts,
  hasPage: (pokemon: Pokemon) => boolean,
): Page {
  const { t, language, typingName } = texts;
  const name = displayName(language, pokemon);
  const heading = t('answers.ofPokemon', { name });
  const types = '../../types/';
  const slug = slugOf(typing);
  const nameOf = createNameWriter(texts, hasPage, '../');
  const chips = [
    ...typing.map((type) => writeTypeLink(type, texts, types)),
    ...(ability
      ? [`<span>${escapeHtml(t(`abilities.${ability}` as 'abilities.levitate'))}</span>`]
      : []),
  ];
  return {
    ...{ path: pokemonPath(pokemon.id), heading, typing, name },
    mark: `#${pokemon.number}`,
    summary: texts.formatWeaknesses(groups),
    siteName: t('shell.title'),
    answer: texts.formatDefense(groups, 'first'),
    description: texts.joinHeading(heading, texts.formatDefense(groups, 'all')),
    chips: `<ul class="chips">${chips.map((chip) => `<li>${chip}`).join('')}</ul>`,
    parents: [
      ['Pokémon', '../'],
      [typingName(typing), `${types}${slug}/`],
    ],
    appPath: formatDefenseUrl(picksFromPokemon(eras[0], pokemon), {
      ruleset: eras[0],
      typeCount: 2,
    }).slice(1),
    card: cardPath(slug),
    table: writeTable('defense.takes', t('defense.pageTitle'), toTypeGroups(groups), texts, types),
    sections: [
      writeChanges(listChanges(eraChanges, abilityChanges, texts), texts),
      writeCovers(covers, texts, nameOf),
      others.length > 0
        ? writeSection(t('answers.members'), writeNames(others, maxOthers, texts, nameOf), true)
        : '',
    ],
  };
}
