import { useState } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { IncludeGroups } from '#app/parts/team/IncludeGroups.tsx';
import { OwnedToggle } from '#app/parts/team/OwnedToggle.tsx';
import { useOwned } from '#app/parts/team/useOwned.ts';
import type { Defense } from '#app/screens/defense/useDefense.ts';
import { useNames } from '#app/typeUi/names/names.ts';
import { buttonClassName } from '#app/ui/controls/Button.tsx';
import { Link } from '#app/ui/controls/Link.tsx';
import { Status } from '#app/ui/Status.tsx';
import { type DefenseGroup, defense as defenseGroups } from '#core/answers/defense.ts';
import { countOutcomes } from '#core/hit/outcome.ts';
import { formatQuestionUrl } from '#core/links/coverage.ts';
import { formatDefenseUrl } from '#core/links/defense.ts';
import { formatMember } from '#core/links/team.ts';
import { displayName } from '#core/pokedex/names/name.ts';
import { type PokemonGroup, pokemonGroups } from '#core/pokedex/suggestionFilter.ts';
import { picksFromPokemon } from '#core/pokedex/traits.ts';
import { CoverList } from './CoverList.tsx';
import styles from './Covers.module.css';
import { coverFilter } from './coverFilter.ts';
import { TeraTypes } from './TeraTypes.tsx';
import { useCovers } from './useCovers.ts';

/** Lists the Pokémon and the Tera types that cover the weaknesses of the defender best, with a link to all Pokémon. */
export function Covers({ defense, groups }: { defense: Defense; groups: readonly DefenseGroup[] }) {
  const { t, namesLanguage } = useTranslation();
  const { ruleName } = useNames();
  const [hiddenGroups, setHiddenGroups] = useState<readonly PokemonGroup[]>(pokemonGroups);
  const owned = useOwned(defense.settings);
  const { world, covers, hasFailed } = useCovers(defense, groups, hiddenGroups, owned);
  const { defender, settings } = defense;
  return (
    <section aria-label={t('filter.cover')} className={styles.covers}>
      <h2>{t('filter.cover')}</h2>
      {hasFailed && <p role="alert">{t('team.suggest.failed')}</p>}
      <Status>
        {!hasFailed &&
          (covers ? covers.length === 0 && t('team.suggest.noneLeft') : t('team.suggest.thinking'))}
      </Status>
      {covers && covers.length > 0 && (
        <CoverList
          rows={covers.map(({ candidate: { pokemon, member }, cover, reason }) => {
            const name = member?.nickname ?? displayName(namesLanguage, pokemon);
            return {
              key: member ? formatMember(member) : pokemon.id,
              typing: cover.typing,
              name: cover.ability
                ? t('team.suggest.withAbility', {
                    name,
                    ability: ruleName(cover.ability, 'abilities'),
                  })
                : name,
              to: formatDefenseUrl(
                {
                  ...picksFromPokemon(settings.ruleset, pokemon),
                  ability: cover.ability,
                  inverse: defender.inverse,
                },
                settings,
              ),
              note: member && t('box.owned'),
              reason,
              outcomes: countOutcomes(
                defenseGroups(cover, world).flatMap((group) => group.matchups),
              ),
            };
          })}
        />
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
      <TeraTypes defense={defense} world={world} />
    </section>
  );
}
