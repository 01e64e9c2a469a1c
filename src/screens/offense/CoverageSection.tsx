import { useMemo } from 'react';
import type { Ability } from '#engine/ability.ts';
import { type CoverageResult, coverage, summarize } from '#engine/coverage.ts';
import { CountAbilitiesToggle } from '#features/CountAbilitiesToggle.tsx';
import { GameLine } from '#features/GameLine.tsx';
import { LearnerLinks } from '#features/LearnerLinks.tsx';
import { formatNumber } from '#i18n/number.ts';
import { useTranslation } from '#i18n/useTranslation.ts';
import { formatAddress } from '#links/link.ts';
import { calculators } from '#links/registry.ts';
import { formatEntry } from '#session/entry.ts';
import { CoverageBar } from '#widgets/CoverageBar.tsx';
import { useNames } from '#widgets/names/names.ts';
import { useFormatRuleName } from '#widgets/names/ruleName.ts';
import { PokedexFailed } from '#widgets/PokedexFailed.tsx';
import styles from './CoverageSection.module.css';
import type { Offense, TargetList } from './useOffense.ts';

/** Shows how many Pokémon the attacks are super effective against, with links to the lists. */
export function CoverageSection({
  offense: { attacks, chosenAttacks, isInverse, world, entry, update },
  targetList: { list, targets },
}: {
  offense: Offense;
  targetList: TargetList;
}) {
  const { t, language } = useTranslation();
  const results = useMemo(() => coverage(attacks, targets, world), [attacks, targets, world]);
  const counts = summarize(results);

  if (list.state !== 'done') {
    return (
      <section aria-label={t('offense.coverage')} className={styles.section}>
        {list.state === 'failed' ? (
          <PokedexFailed text={t('offense.listFailed')} />
        ) : (
          <p className={styles.pending}>{t('offense.listPending')}</p>
        )}
      </section>
    );
  }
  return (
    <section aria-label={t('offense.coverage')} className={styles.section}>
      <h2>
        {t('offense.hits', {
          hit: formatNumber(counts.weaknesses, language),
          count: targets.length,
          number: formatNumber(targets.length, language),
        })}
      </h2>
      {list.isOwn && <p className={styles.list}>{t('offense.listOwn')}</p>}
      {!list.isOwn && (
        <GameLine settings={entry.settings} count={targets.length} className={styles.list} />
      )}
      <CoverageBar
        counts={counts}
        getAddress={(mode) => formatAddress(calculators[mode].path, formatEntry(entry))}
      />
      <AbilityExceptions results={results} />
      <CountAbilitiesToggle
        ruleset={entry.settings.ruleset}
        pressed={entry.state.countAbilities}
        onChange={update}
      />
      <LearnerLinks attacks={chosenAttacks} settings={entry.settings} isInverse={isInverse} />
    </section>
  );
}

/** The maximum number of abilities in each sentence. */
const maxNames = 5;

/** Names the abilities that prevent a super effective hit, and those that allow one. */
function AbilityExceptions({ results }: { results: readonly CoverageResult[] }) {
  const { t, language } = useTranslation();
  const ruleName = useFormatRuleName();
  const { formatList } = useNames();
  const conditionalResults = results.filter(
    ({ multiplier, exceptions }) => multiplier > 1 && exceptions[0],
  );

  function namesOf(abilities: readonly (Ability | undefined)[]): string {
    const counts = new Map<Ability, number>();
    for (const ability of abilities) {
      if (ability) counts.set(ability, (counts.get(ability) ?? 0) + 1);
    }
    const byFrequency = [...counts].sort(([, one], [, other]) => other - one).slice(0, maxNames);
    return formatList(
      byFrequency.map(([name, count]) =>
        t('offense.abilityNumber', {
          ability: ruleName(name, 'abilities'),
          number: formatNumber(count, language),
        }),
      ),
    );
  }

  const preventingAbilities = namesOf(
    conditionalResults.flatMap(({ ability, exceptions }) =>
      ability ? [] : exceptions.map((each) => each.ability),
    ),
  );
  const requiredAbilities = namesOf(conditionalResults.map(({ ability }) => ability));
  return (
    <>
      {preventingAbilities && <p>{t('offense.stoppedBy', { abilities: preventingAbilities })}</p>}
      {requiredAbilities && <p>{t('offense.onlyWith', { abilities: requiredAbilities })}</p>}
    </>
  );
}
