import { useMemo, useState } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { Notices } from '#app/parts/frame/useNotices.ts';
import { AnswerNote } from '#app/typeUi/AnswerCard.tsx';
import { LazyPart } from '#app/typeUi/LazyPart.tsx';
import { MatchupGroups, type MatchupLabels } from '#app/typeUi/MatchupGroups.tsx';
import { useGameNames } from '#app/typeUi/names/gameNames.ts';
import { useNames } from '#app/typeUi/names/names.ts';
import { lateComponent } from '#app/ui/lateComponent.tsx';
import { lazyComponent } from '#app/ui/lazyComponent.ts';
import type { DefenseGroup, DefenseMatchup } from '#core/answers/defense.ts';
import type { DefenseState } from '#core/links/defense.ts';
import { displayName } from '#core/pokedex/names/name.ts';
import { fusionRuleIn } from '#core/rulesets/ruleset.ts';
import { AbilityChips } from './AbilityChips.tsx';
import type { AbilityChange } from './abilityChanges.ts';
import type { Defense } from './useDefense.ts';
import { useSituationNames } from './useSituationNames.ts';

const Comparison = lazyComponent(
  'Comparison',
  () => import('#app/screens/defense/comparison/Comparison.tsx'),
);

const Covers = lazyComponent('Covers', () => import('#app/screens/defense/covers/Covers.tsx'));

const FusionPartnersDisclosure = lateComponent(
  'FusionPartnersDisclosure',
  () => import('./FusionPartnersDisclosure.tsx'),
);
const AnswerActions = lateComponent('AnswerActions', () => import('./AnswerActions.tsx'));

/** Shows the multipliers that the chosen defender takes in groups, with notes and actions. */
export function Answer({
  defense,
  heading,
  notices,
  groups,
  abilityChanges,
  onChange,
  onClear,
}: {
  defense: Defense;
  heading: string;
  notices: Notices;
  groups: readonly DefenseGroup[];
  abilityChanges: readonly AbilityChange[];
  onChange: (next: (state: DefenseState) => DefenseState) => void;
  onClear: () => void;
}) {
  const { t, namesLanguage } = useTranslation();
  const { typeName, ruleName } = useNames();
  const { rulesetName } = useGameNames();
  const { defender, pokemon, isInGame, settings } = defense;
  const [isOpen, setOpen] = useState<boolean>();
  const [hasCovers, setHasCovers] = useState(false);
  const isWeak = groups[0]!.multiplier > 1;
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
        <LazyPart>
          <FusionPartnersDisclosure defense={defense} pokemon={pokemon} onChange={onChange} />
        </LazyPart>
      )}
      {isComparing && (
        <LazyPart>
          <Comparison defense={defense} onClose={() => setOpen(false)} />
        </LazyPart>
      )}
      {isWeak && hasCovers && (
        <LazyPart>
          <Covers defense={defense} groups={groups} />
        </LazyPart>
      )}
      <LazyPart>
        <AnswerActions
          defense={defense}
          heading={heading}
          notices={notices}
          isWeak={isWeak}
          isComparing={isComparing}
          wasComparing={isOpen === false}
          hasCovers={hasCovers}
          onCompare={() => setOpen(true)}
          onCover={() => setHasCovers(!hasCovers)}
          onClear={onClear}
        />
      </LazyPart>
    </>
  );
}
