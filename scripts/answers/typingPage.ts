import type { DefenseMatchup } from '#core/answers/defense.ts';
import type { Type } from '#core/charts/type.ts';
import { typingPath } from '#core/links/answerPage.ts';
import { formatDefenseUrl } from '#core/links/defense.ts';
import { displayName } from '#core/pokedex/names/name.ts';
import type { Pokemon } from '#core/pokedex/pokemon.ts';
import { eras } from '#core/rulesets/era.ts';
import { cardPath } from './cardPath.ts';
import type { TypingFacts } from './facts.ts';
import type { Page } from './page.ts';
import {
  createNameWriter,
  listChanges,
  writeChanges,
  writeCovers,
  writeSection,
  writeTable,
  writeTypeLink,
  writeTypingLinks,
} from './parts.ts';
import { escapeHtml, type PageTexts } from './texts.ts';

/** The number of Pokémon at most that the page names. */
const maxNames = 24;

/** The page of a typing; of a single type with its attacks. `hasPage` says which Pokémon have a page in the language. */
export function makeTypingPage(
  { slug, typing, groups, eraChanges, abilityChanges, covers, pokemon, attack, pairs }: TypingFacts,
  texts: PageTexts,
  hasPage: (pokemon: Pokemon) => boolean,
): Page {
  const { t, typingName } = texts;
  const name = typingName(typing);
  const types = '../';
  const heading = attack
    ? t('answers.ofType', { type: name })
    : t('answers.ofTypes', { types: name });
  const nameOf = createNameWriter(texts, hasPage, '../../pokemon/');
  const attackTitle = t('answers.attacks', { type: name });
  return {
    ...{ path: typingPath(slug), heading, typing, name },
    summary: texts.formatWeaknesses(groups),
    siteName: t('shell.subtitle'),
    answer: texts.formatDefense(groups, 'first'),
    description: texts.joinHeading(heading, texts.formatDefense(groups, 'all')),
    chips: attack
      ? ''
      : `<ul class="chips">${typing.map((type) => `<li>${writeTypeLink(type, texts, types)}`).join('')}</ul>`,
    parents: [[t('defense.types'), '../']],
    appPath: formatDefenseUrl({ types: typing }, { ruleset: eras[0], typeCount: 2 }).slice(1),
    card: cardPath(slug),
    table: writeTable('defense.takes', t('defense.pageTitle'), toTypeGroups(groups), texts, types),
    sections: [
      attack
        ? `<article class="wide">${writeTable(
            'offense.deals',
            attackTitle,
            attack.groups.map(({ multiplier, matchups }) => ({
              multiplier,
              types: matchups.map(({ defending }) => defending),
            })),
            texts,
            types,
          )}</article>`
        : '',
      writeChanges(
        [
          ...listChanges(eraChanges, abilityChanges, texts),
          ...listChanges(attack?.eraChanges ?? [], [], texts, attackTitle),
        ],
        texts,
      ),
      writeCovers(covers, texts, nameOf),
      writeSection(
        t('answers.members'),
        pokemon.length > 0
          ? writeNames(pokemon, maxNames, texts, nameOf)
          : `<p>${escapeHtml(t('offense.walls.unowned'))}</p>`,
        true,
      ),
      pairs.length > 0
        ? writeSection(t('answers.pairs'), writeTypingLinks(pairs, texts, types), true)
        : '',
    ],
  };
}

/** The attacking types of each multiplier. */
export function toTypeGroups(
  groups: readonly { multiplier: number; matchups: readonly DefenseMatchup[] }[],
): { multiplier: number; types: readonly Type[] }[] {
  return groups.map(({ multiplier, matchups }) => ({
    multiplier,
    types: matchups.map(({ attacking }) => attacking as Type),
  }));
}

/** Writes the names of Pokémon as a list, and the number of those beyond the first. */
export function writeNames(
  pokemon: readonly Pokemon[],
  maxNames: number,
  { t, language, formatList }: PageTexts,
  nameOf: (pokemon: Pokemon) => string,
): string {
  const named = pokemon.slice(0, maxNames);
  const isLinked = named.some((each) => nameOf(each).startsWith('<'));
  const otherCount = pokemon.length - named.length;
  const others = otherCount > 0 ? [t('offense.others', { count: otherCount })] : [];
  if (!isLinked) {
    const names = named.map((each) => displayName(language, each));
    return `<p>${escapeHtml(formatList([...names, ...others]))}</p>`;
  }
  return `<ul>${[...named.map(nameOf), ...others].map((each) => `<li>${each}`).join('')}</ul>`;
}
