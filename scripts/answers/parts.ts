import { addNote } from '#app/i18n/punctuation.ts';
import type { AbilityChange } from '#app/screens/defense/abilityChanges.ts';
import type { Cover } from '#app/screens/defense/covers/rankCovers.ts';
import { getGainLevel, getMultiplierLevel } from '#app/typeUi/level.ts';
import type { Type, Typing } from '#core/charts/type.ts';
import { slugOf } from '#core/links/answerPage.ts';
import { displayName } from '#core/pokedex/names/name.ts';
import type { Pokemon } from '#core/pokedex/pokemon.ts';
import type { EraChange, TypeMultiplier } from './facts.ts';
import { escapeHtml, escapePlain, type PageTexts } from './texts.ts';

/** The multipliers with a sentence of their own, as the app names them. */
const namedMultipliers = ['4', '2', '1', '½', '¼', '0'] as const;

/** Types with the same multiplier. */
type TypeGroup = { multiplier: number; types: readonly Type[] };

/** Writes a link to the page of a type, relative to the folder `types`. */
export function writeTypeLink(type: Type, { typeName }: PageTexts, types: string): string {
  return `<a href="${types}${type}/" class="${type}">${typeName(type)}</a>`;
}

/**
 * Writes the table of an answer: for each multiplier a row with its sentence and its types, the highest first and
 * 1× last, as the app has them.
 */
export function writeTable(
  section: 'defense.takes' | 'offense.deals',
  caption: string,
  groups: readonly TypeGroup[],
  texts: PageTexts,
  types: string,
): string {
  const { t, multiplierText } = texts;
  const getLevel = section === 'defense.takes' ? getMultiplierLevel : getGainLevel;
  const rankOf = ({ multiplier }: TypeGroup) => (multiplier === 1 ? -1 : multiplier);
  const rows = groups
    .toSorted((one, other) => rankOf(other) - rankOf(one))
    .map(({ multiplier, types: groupTypes }) => {
      const text = multiplierText(multiplier);
      const key = namedMultipliers.find((each) => `${each}×` === text) ?? 'other';
      const links = groupTypes.map((type) => `<li>${writeTypeLink(type, texts, types)}`);
      return `<tr><th scope="row" class="${getLevel(multiplier)}">${text}</th><td><p>${escapeHtml(t(`${section}.${key}` as 'defense.takes.4', { multiplier: text }))}<ul class="chips">${links.join('')}</ul></td></tr>`;
    });
  return `<table><caption>${escapeHtml(caption)}</caption>\n${rows.join('\n')}\n</table>`;
}

/** Writes a card with a heading. */
export function writeSection(heading: string, content: string, isWide = false): string {
  return `<section${isWide ? ' class="wide"' : ''}><h2>${escapeHtml(heading)}</h2>${content}</section>`;
}

/**
 * The rows of what older eras and abilities change: "Gen 2–5: Ghost ½×, Dark ½×; without Fairy"; `note` is beside the
 * name of each era.
 */
export function listChanges(
  eraChanges: readonly EraChange[],
  abilityChanges: readonly AbilityChange[],
  texts: PageTexts,
  note?: string,
): string[] {
  const { t, formatChanges, formatList, formatDefense, typeName, typingName } = texts;
  const row = (name: string, change: string) => `<dt>${escapeHtml(name)}<dd>${escapeHtml(change)}`;
  return [
    ...eraChanges.map(({ era, former, changes, absentTypes }) => {
      const name = t(`preferences.generation.short.${era}`);
      if (former) {
        const title = addNote(name, typingName(former.typing), texts.language);
        return row(title, formatDefense(former.groups, 'all'));
      }
      const without = t('answers.without', { types: formatList(absentTypes.map(typeName)) });
      const parts = [
        ...(changes.length > 0 ? [formatChanges(changes)] : []),
        ...(absentTypes.length > 0 ? [without] : []),
      ];
      return row(note ? addNote(name, note, texts.language) : name, texts.joinLists(parts));
    }),
    ...abilityChanges.map(({ ability, changes }) =>
      row(
        t(`abilities.${ability}` as 'abilities.levitate'),
        formatChanges(changes as readonly TypeMultiplier[]),
      ),
    ),
  ];
}

/** Writes the card of what changes the answer; '' if nothing does. */
export function writeChanges(rows: readonly string[], { t }: PageTexts): string {
  return rows.length > 0 ? writeSection(t('answers.changes'), `<dl>${rows.join('')}</dl>`) : '';
}

/** Writes the card of the Pokémon that cover the weaknesses; '' without any. */
export function writeCovers(
  covers: readonly Cover[],
  texts: PageTexts,
  nameOf: (pokemon: Pokemon) => string,
): string {
  const { t, formatList, typeName } = texts;
  if (covers.length === 0) return '';
  const rows = covers.map(
    ({ candidate: { pokemon }, cover: { typing, ability }, reason: { resists, immune } }) => {
      const format = (types: readonly Type[]) => ({ types: formatList(types.map(typeName)) });
      const sentences = [
        ...(resists.length > 0 ? [t('team.suggest.resists', format(resists))] : []),
        ...(immune.length > 0 ? [t('team.suggest.immune', format(immune))] : []),
      ];
      const icons = typing
        .map(
          (type) =>
            `<span class="${type}" role="img" aria-label="${escapePlain(typeName(type))}"></span>`,
        )
        .join('');
      const name = ability
        ? t('team.suggest.withAbility', {
            name: nameOf(pokemon),
            ability: escapeHtml(t(`abilities.${ability}` as 'abilities.levitate')),
          })
        : nameOf(pokemon);
      return `<dt>${icons}${name}<dd>${escapeHtml(texts.joinSentences(sentences))}`;
    },
  );
  return writeSection(t('filter.cover'), `<dl>${rows.join('')}</dl>`);
}

/** Returns a function that writes the name of a Pokémon, as a link if it has a page in the language. */
export function createNameWriter(
  { language }: PageTexts,
  hasPage: (pokemon: Pokemon) => boolean,
  folder: string,
): (pokemon: Pokemon) => string {
  return (pokemon) => {
    const name = escapeHtml(displayName(language, pokemon));
    return hasPage(pokemon) ? `<a href="${folder}${pokemon.id}/">${name}</a>` : name;
  };
}

/** Writes links to the pages of typings, relative to the folder `types`. */
export function writeTypingLinks(
  typings: readonly Typing[],
  { typingName }: PageTexts,
  types: string,
): string {
  const links = typings.map(
    (typing) => `<li><a href="${types}${slugOf(typing)}/">${typingName(typing)}</a>`,
  );
  return `<ul>${links.join('')}</ul>`;
}
