import { useState } from 'react';
import { joinSentences } from '#app/i18n/punctuation.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { IncludeGroups } from '#app/parts/team/IncludeGroups.tsx';
import { OwnedToggle } from '#app/parts/team/OwnedToggle.tsx';
import { useOwned } from '#app/parts/team/useOwned.ts';
import type { Defense } from '#app/screens/defense/useDefense.ts';
import { useFormatOutcomes } from '#app/screens/defense/useFormatOutcomes.ts';
import { NameText } from '#app/typeUi/NameText.tsx';
import { useNames } from '#app/typeUi/names/names.ts';
import { useFormatRuleName } from '#app/typeUi/names/ruleName.ts';
import { TypeIcon } from '#app/typeUi/TypeIcon.tsx';
import { buttonClassName } from '#app/ui/controls/Button.tsx';
import { Link } from '#app/ui/controls/Link.tsx';
import { Status } from '#app/ui/Status.tsx';
import { type DefenseGroup, defense as defenseGroups } from '#core/answers/defense.ts';
import type { Type } from '#core/charts/type.ts';
import { countOutcomes } from '#core/hit/outcome.ts';
import { formatQuestionUrl } from '#core/links/coverage.ts';
import { formatDefenseUrl } from '#core/links/defense.ts';
import { formatMember } from '#core/links/team.ts';
import { displayName } from '#core/pokedex/names/name.ts';
import { type PokemonGroup, pokemonGroups } from '#core/pokedex/suggestionFilter.ts';
import { picksFromPokemon } from '#core/pokedex/traits.ts';
import styles from './Covers.module.css';
import { coverFilter } from './coverFilter.ts';
import { useCovers } from './useCovers.ts';

/** Lists the Pokémon that cover the weaknesses of the defender best, with a link to all of them. */
export function Covers({ defense, groups }: { defense: Defense; groups: readonly DefenseGroup[] }) {
  const { t, language, namesLanguage } = useTranslation();
  const { typeName, formatList } = useNames();
  const ruleName = useFormatRuleName();
  const formatOutcomes = useFormatOutcomes();
  const [hiddenGroups, setHiddenGroups] = useState<readonly PokemonGroup[]>(pokemonGroups);
  const owned = useOwned(defense.settings);
  const { world, covers, hasFailed } = useCovers(defense, groups, hiddenGroups, owned);
  const { defender, settings } = defense;
  const formatTypes = (types: readonly Type[]) => ({ types: formatList(types.map(typeName)) });
  return (
    <section aria-label={t('filter.cover')} className={styles.covers}>
      <h2>{t('filter.cover')}</h2>
      {hasFailed && <p role="alert">{t('team.suggest.failed')}</p>}
      <Status>
        {!hasFailed &&
          (covers ? covers.length === 0 && t('team.suggest.noneLeft') : t('team.suggest.thinking'))}
      </Status>
      {covers && covers.length > 0 && (
        <ol className={styles.list}>
          {covers.map(({ candidate, cover, reason: { resists, immune } }) => {
            const { pokemon, member } = candidate;
            const name = member?.nickname ?? displayName(namesLanguage, pokemon);
            const matchups = defenseGroups(cover, world).flatMap((group) => group.matchups);
            const sentences = [
              ...(resists.length > 0 ? [t('team.suggest.resists', formatTypes(resists))] : []),
              ...(immune.length > 0 ? [t('team.suggest.immune', formatTypes(immune))] : []),
              formatOutcomes(countOutcomes(matchups)),
            ];
            return (
              <li key={member ? formatMember(member) : pokemon.id} className={styles.cover}>
                <span className={styles.types}>
                  {cover.typing.map((type) => (
                    <TypeIcon key={type} type={type} name={typeName(type)} />
                  ))}
                </span>
                <div>
                  <Link
                    to={formatDefenseUrl(
                      {
                        ...picksFromPokemon(settings.ruleset, pokemon),
                        ability: cover.ability,
                        inverse: defender.inverse,
                      },
                      settings,
                    )}
                    className={styles.name}
                  >
                    <NameText
                      name={
                        cover.ability
                          ? t('team.suggest.withAbility', {
                              name,
                              ability: ruleName(cover.ability, 'abilities'),
                            })
                          : name
                      }
                    />
                  </Link>
                  {member && <p className={styles.reasons}>{t('box.owned')}</p>}
                  <p className={styles.reasons}>{joinSentences(sentences, language)}</p>
                </div>
              </li>
            );
          })}
        </ol>
      )}
      <OwnedToggle owned={owned} />
      {!owned.isOnly && (
        <IncludeGroups groups={pokemonGroups} hidden={hiddenGroups} onChange={setHiddenGroups} />
      )}
      <Link
        to={formatQuestionUrl(coverFilter(groups), settings, defender.inverse)}
        className={buttonClassName}
      >
        {t('coverage.showAll')}
      </Link>
    </section>
  );
}
