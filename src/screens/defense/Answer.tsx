import { BookOpen, Columns2, Crosshair, Search, Users } from 'lucide-react';
import { Suspense, useMemo, useState } from 'react';
import type { DefenseGroup, DefenseMatchup } from '#engine/defense.ts';
import { fusionRuleIn } from '#engine/ruleset.ts';
import { ScreenActions } from '#features/ScreenActions.tsx';
import { useTranslation } from '#i18n/useTranslation.ts';
import { formatQuestionUrl } from '#links/coverage.ts';
import type { DefenseState } from '#links/defense.ts';
import { formatOffenseUrl } from '#picks/offenseUrl.ts';
import { displayName } from '#pokedex/name.ts';
import { wikiLink, wikiName } from '#pokedex/wiki.ts';
import { Button, buttonClassName } from '#ui/Button.tsx';
import { ErrorBoundary } from '#ui/ErrorBoundary.tsx';
import { Link } from '#ui/Link.tsx';
import { lazyComponent } from '#ui/lazyComponent.ts';
import { AnswerNote } from '#widgets/AnswerCard.tsx';
import { LazyPart } from '#widgets/LazyPart.tsx';
import { MatchupGroups, type MatchupLabels } from '#widgets/MatchupGroups.tsx';
import { useGameNames } from '#widgets/names/gameNames.ts';
import { useNames } from '#widgets/names/names.ts';
import { useFormatRuleName } from '#widgets/names/ruleName.ts';
import { AbilityChips } from './AbilityChips.tsx';
import type { AbilityChange } from './abilityChanges.ts';
import { coverFilter } from './coverFilter.ts';
import { FusionPartnersDisclosure } from './FusionPartnersDisclosure.tsx';
import type { Defense } from './useDefense.ts';
import { useSituationNames } from './useSituationNames.ts';

const Comparison = lazyComponent('Comparison', () => import('./comparison/Comparison.tsx'));

const PopOutButton = lazyComponent('PopOutButton', () => import('#features/PopOutButton.tsx'));

const icons = {
  addToTeam: <Users aria-hidden />,
  attack: <Crosshair aria-hidden />,
  compare: <Columns2 aria-hidden />,
  cover: <Search aria-hidden />,
  wiki: <BookOpen aria-hidden />,
};

/** Shows the multipliers that the chosen defender takes in groups, with notes and actions. */
export function Answer({
  defense,
  groups,
  abilityChanges,
  onChange,
  onAddToTeam,
  onClear,
}: {
  defense: Defense;
  groups: readonly DefenseGroup[];
  abilityChanges: readonly AbilityChange[];
  onChange: (next: (state: DefenseState) => DefenseState) => void;
  onAddToTeam: () => void;
  onClear: () => void;
}) {
  const { t, language, namesLanguage } = useTranslation();
  const { typeName } = useNames();
  const ruleName = useFormatRuleName();
  const { rulesetName } = useGameNames();
  const { defender, pokemon, isInGame, settings } = defense;
  const [isOpen, setOpen] = useState<boolean>();
  const isComparing = isOpen || defense.state.others.length > 0;
  const hasChip = abilityChanges.some(({ ability }) => ability === defender.ability);
  const details = [
    ...(defender.ability && !hasChip ? [ruleName(defender.ability, 'abilities')] : []),
    ...(defender.secondAbility ? [ruleName(defender.secondAbility, 'abilities')] : []),
    ...useSituationNames(defense),
  ];
  const labels = useMemo<MatchupLabels<DefenseMatchup>>(
    () => ({
      getType: ({ attacking }) => attacking,
      getName: (multiplier) => t('defense.takesFrom', { multiplier }),
      getCaption: (multiplierKey, multiplier) =>
        t(`defense.takes.${multiplierKey}`, { multiplier }),
      getWords: (multiplierKey) =>
        settings.ruleset === 'champions' &&
        (multiplierKey === '4' || multiplierKey === '¼') &&
        t(`champions.${multiplierKey}`),
    }),
    [t, settings.ruleset],
  );
  return (
    <>
      {abilityChanges.length > 0 && (
        <AbilityChips
          abilityChanges={abilityChanges}
          ability={defender.ability}
          onPick={(ability) => defense.update((state) => ({ ...state, ability }))}
        />
      )}
      {pokemon && !isInGame && (
        <AnswerNote>
          {t('defense.notInGame', {
            pokemon: displayName(namesLanguage, pokemon),
            game: rulesetName(settings.ruleset),
          })}
        </AnswerNote>
      )}
      {defender.tera && (
        <AnswerNote>
          {defender.tera === 'stellar'
            ? t('defense.stellarKept')
            : t('defense.terastallized', { type: typeName(defender.tera) })}
        </AnswerNote>
      )}
      {details.length > 0 && <AnswerNote>{details.join(' · ')}</AnswerNote>}
      {defender.inverse && <AnswerNote>{t('why.inverse')}</AnswerNote>}
      <MatchupGroups groups={groups} labels={labels} />
      {pokemon && !pokemon.parents && fusionRuleIn(settings.ruleset) && (
        <FusionPartnersDisclosure defense={defense} pokemon={pokemon} onChange={onChange} />
      )}
      {isComparing && (
        <LazyPart>
          <Comparison defense={defense} onClose={() => setOpen(false)} />
        </LazyPart>
      )}
      <ScreenActions onClear={onClear}>
        {!isComparing && (
          <Button autoFocus={isOpen === false} onClick={() => setOpen(true)}>
            {icons.compare}
            <span>{t('compare.with')}</span>
          </Button>
        )}
        <Link
          to={formatOffenseUrl(
            defender.typing.map((strike) => ({ strike })),
            settings,
          )}
          className={buttonClassName}
        >
          {icons.attack}
          <span>{t('defense.attack')}</span>
        </Link>
        {groups[0]!.multiplier > 1 && (
          <Link
            to={formatQuestionUrl(coverFilter(groups), settings, defender.inverse)}
            className={buttonClassName}
          >
            {icons.cover}
            <span>{t('filter.cover')}</span>
          </Link>
        )}
        <Button onClick={onAddToTeam}>
          {icons.addToTeam}
          <span>{t('defense.addToTeam')}</span>
        </Button>
        <ErrorBoundary fallback={() => null}>
          <Suspense>
            <PopOutButton />
          </Suspense>
        </ErrorBoundary>
        {pokemon && !pokemon.parents && (
          <a
            href={wikiLink(language, pokemon)}
            target="_blank"
            rel="noreferrer"
            className={buttonClassName}
            aria-label={`${wikiName(language)} · ${displayName(namesLanguage, pokemon)}`}
          >
            {icons.wiki}
            <span translate="no">{wikiName(language)}</span>
          </a>
        )}
      </ScreenActions>
    </>
  );
}
