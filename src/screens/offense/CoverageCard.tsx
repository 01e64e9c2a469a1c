import { useMemo } from 'react';
import { searchOf } from '#calculators/entries.ts';
import { addressOf } from '#calculators/link.ts';
import { calculators } from '#calculators/registry.ts';
import type { Ability } from '#engine/ability.ts';
import { type Covered, coverage, summarize } from '#engine/coverage.ts';
import { CountAbilities } from '#features/CountAbilities.tsx';
import { formatNumber } from '#i18n/number.ts';
import { useText } from '#i18n/text.ts';
import { Card } from '#ui/Card.tsx';
import { Link } from '#ui/Link.tsx';
import { CoverageBar } from '#widgets/CoverageBar.tsx';
import { useNames } from '#widgets/names.ts';
import { useRuleName } from '#widgets/ruleName.ts';
import styles from './CoverageCard.module.css';
import type { Offense, Targets } from './useOffense.ts';

/** How many of the list are hit hard, with a way to each list. */
export function CoverageCard({
  offense: { attacks, world, entry, update },
  targets: { list, targets },
}: {
  offense: Offense;
  targets: Targets;
}) {
  const { text, language } = useText();
  const covered = useMemo(() => coverage(attacks, targets, world), [attacks, targets, world]);
  const counts = summarize(covered);

  if (list.state !== 'done') {
    return (
      <Card aria-label={text('offense.coverage')}>
        <p role={list.state === 'failed' ? 'alert' : undefined}>
          {text(list.state === 'failed' ? 'offense.listFailed' : 'offense.listPending')}
        </p>
      </Card>
    );
  }
  return (
    <Card aria-label={text('offense.coverage')} className={styles.card}>
      <div className={styles.head}>
        <div>
          <h2>
            {text('offense.hits', {
              hit: formatNumber(counts.weaknesses, language),
              count: targets.length,
              number: formatNumber(targets.length, language),
            })}
          </h2>
          <p className={styles.list}>
            {text(list.isOwn ? 'offense.listOwn' : 'offense.listStandard')}
          </p>
        </div>
        <CountAbilities
          generation={entry.settings.generation}
          pressed={entry.state.countAbilities}
          onChange={update}
        />
      </div>
      <CoverageBar
        counts={counts}
        linkTo={(mode, children) => (
          <Link to={addressOf(calculators[mode].path, searchOf(entry))}>{children}</Link>
        )}
      />
      <Exceptions covered={covered} />
    </Card>
  );
}

/** Abilities named in each sentence. */
const most = 5;

/** The abilities that keep an attack from hitting hard, and those that let it. */
function Exceptions({ covered }: { covered: readonly Covered[] }) {
  const { text, language } = useText();
  const ruleName = useRuleName();
  const { list } = useNames();
  const unless = covered.filter(({ multiplier, exceptions }) => multiplier > 1 && exceptions[0]);

  function named(abilities: readonly (Ability | undefined)[]): string {
    const counts = new Map<Ability, number>();
    for (const ability of abilities) {
      if (ability) counts.set(ability, (counts.get(ability) ?? 0) + 1);
    }
    const often = [...counts].sort(([, one], [, other]) => other - one).slice(0, most);
    return list(
      often.map(([name, count]) =>
        text('offense.abilityNumber', {
          ability: ruleName(name, 'abilities'),
          number: formatNumber(count, language),
        }),
      ),
    );
  }

  const stoppedBy = named(
    unless.flatMap(({ ability, exceptions }) =>
      ability ? [] : exceptions.map((each) => each.ability),
    ),
  );
  const onlyWith = named(unless.map(({ ability }) => ability));
  return (
    <>
      {stoppedBy && <p>{text('offense.stoppedBy', { abilities: stoppedBy })}</p>}
      {onlyWith && <p>{text('offense.onlyWith', { abilities: onlyWith })}</p>}
    </>
  );
}
