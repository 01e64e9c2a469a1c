import { useMemo } from 'react';
import { formatNumber } from '#app/i18n/number.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { CountAbilitiesToggle } from '#app/parts/defender/CountAbilitiesToggle.tsx';
import { GameLine } from '#app/parts/game/GameLine.tsx';
import { LearnerLinks } from '#app/parts/lists/LearnerLinks.tsx';
import { formatEntry } from '#app/state/entry.ts';
import { CoverageBar } from '#app/typeUi/CoverageBar.tsx';
import { useNames } from '#app/typeUi/names/names.ts';
import { PokedexFailed } from '#app/typeUi/PokedexFailed.tsx';
import { type CoverageResult, coverage, summarize } from '#core/answers/coverage.ts';
import { formatAddress } from '#core/links/link.ts';
import { calculators } from '#core/links/registry.ts';
import type { Ability } from '#core/rules/ability.ts';
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
          <p className={styles.pending}>{t('pokemonPicker.loading')}</p>
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
  const { formatList, ruleName } = useNames();
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
