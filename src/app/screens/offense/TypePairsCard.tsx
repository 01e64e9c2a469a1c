import { useMemo, useState } from 'react';
import { formatMultiplier } from '#app/i18n/multiplier.ts';
import { formatNumber } from '#app/i18n/number.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { QuestionLink } from '#app/parts/lists/QuestionLink.tsx';
import { getMultiplierLevel } from '#app/typeUi/level.ts';
import { NameText } from '#app/typeUi/NameText.tsx';
import { useNames } from '#app/typeUi/names/names.ts';
import { TermPopover } from '#app/typeUi/TermPopover.tsx';
import { TypeIcon } from '#app/typeUi/TypeIcon.tsx';
import { Card } from '#app/ui/Card.tsx';
import { Button } from '#app/ui/controls/Button.tsx';
import { Link } from '#app/ui/controls/Link.tsx';
import { groupByBestAttack, type TypingGroup, typingsOf } from '#core/answers/offense.ts';
import type { Typing } from '#core/charts/type.ts';
import { formatDefenseUrl } from '#core/links/defense.ts';
import { displayName } from '#core/pokedex/names/name.ts';
import { typeCountIn } from '#core/rulesets/ruleset.ts';
import { type GetPokemonOfTyping, sortByFrequency } from './pokemonByTyping.ts';
import styles from './TypePairsCard.module.css';
import type { Offense } from './useOffense.ts';

/** The number of typings at first, and of those that each "Show more" adds. */
const pageSize = 6;

/** The maximum number of Pokémon after a typing. */
const maxSamplePokemon = 3;

/** Shows what the best attack does to every typing, and the typings that wall the attacks. */
export function TypePairsCard({
  offense,
  hasPokedex,
  getPokemon,
}: {
  offense: Offense;
  /** Whether the Pokédex is loaded; without it, every typing seems to have no Pokémon. */
  hasPokedex: boolean;
  getPokemon: GetPokemonOfTyping;
}) {
  const { t } = useTranslation();
  const { attacks, world, entry } = offense;
  const { ruleset, typeCount } = entry.settings;
  const maxTypes = typeCountIn(ruleset, typeCount);
  const [singles, pairs, triples] = useMemo(() => {
    const groupsOf = (count: 1 | 2 | 3) =>
      groupByBestAttack(attacks, typingsOf(world.chart, count), world);
    return [groupsOf(1), groupsOf(2), maxTypes === 3 ? groupsOf(3) : []];
  }, [attacks, world, maxTypes]);
  return (
    <Card aria-label={t('offense.pairs.title')} className={styles.card}>
      <h2>{t('offense.pairs.title')}</h2>
      <TypingCounts kind="of2" groups={pairs} />
      {triples.length > 0 && <TypingCounts kind="of3" groups={triples} />}
      <div>
        <QuestionLink
          filter={{ hasDoubleWeakness: true }}
          settings={entry.settings}
          isInverse={offense.isInverse}
        />
      </div>
      <Walls
        offense={offense}
        groups={[...singles, ...pairs, ...triples]}
        hasPokedex={hasPokedex}
        getPokemon={getPokemon}
      />
    </Card>
  );
}

/** Shows the number of typings for each multiplier. */
function TypingCounts({ kind, groups }: { kind: 'of2' | 'of3'; groups: readonly TypingGroup[] }) {
  const { t, language } = useTranslation();
  const total = groups.reduce((sum, { typings }) => sum + typings.length, 0);
  return (
    <div>
      <p className={styles.caption}>{t(`offense.pairs.${kind}`, { count: total })}</p>
      <dl className={styles.counts}>
        {groups.map(({ multiplier, typings }) => (
          <div key={multiplier} data-level={getMultiplierLevel(multiplier)}>
            <dt translate="no">{formatMultiplier(multiplier, language)}</dt>
            <dd>{formatNumber(typings.length, language)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/**
 * Lists the typings that no attack hits for more than 1×: the lowest multiplier first, then the
 * most common.
 */
function Walls({
  offense: {
    entry: { settings },
  },
  groups,
  hasPokedex,
  getPokemon,
}: {
  offense: Offense;
  groups: readonly TypingGroup[];
  hasPokedex: boolean;
  getPokemon: GetPokemonOfTyping;
}) {
  const { t, language, namesLanguage } = useTranslation();
  const { typingName, formatFirst } = useNames();
  const [count, setCount] = useState(pageSize);
  const walls = new Map(
    groups.flatMap(({ multiplier, typings }) =>
      multiplier > 1 ? [] : typings.map((typing) => [typing, multiplier]),
    ),
  );
  const sortedWalls = sortByFrequency([...walls.keys()], getPokemon).sort(
    (one, other) => walls.get(one)! - walls.get(other)!,
  );

  function formatSamplePokemon(typing: Typing): string {
    const samplePokemon = getPokemon(typing);
    if (samplePokemon.length === 0) return hasPokedex ? t('offense.walls.unowned') : '';
    return formatFirst(samplePokemon, maxSamplePokemon, (pokemon) =>
      displayName(namesLanguage, pokemon),
    );
  }

  return (
    <section aria-label={t('offense.walls.title')} className={styles.walls}>
      <div className={styles.title}>
        <h3>{t('offense.walls.title')}</h3>
        <TermPopover term={t('terms.names.wall')}>{t('terms.wall')}</TermPopover>
      </div>
      <p>
        {sortedWalls.length === 0
          ? t('offense.walls.none')
          : t('offense.walls.count', { count: sortedWalls.length })}
      </p>
      <ul className={styles.list}>
        {sortedWalls.slice(0, count).map((typing) => (
          <li key={typing.join()} className={styles.wall}>
            <span
              translate="no"
              className={styles.multiplier}
              data-level={getMultiplierLevel(walls.get(typing)!)}
            >
              {formatMultiplier(walls.get(typing)!, language)}
            </span>
            <Link to={formatDefenseUrl({ types: typing }, settings)} className={styles.typing}>
              {typing.map((type) => (
                <TypeIcon key={type} type={type} />
              ))}
              <NameText name={typingName(typing)} />
            </Link>
            <span className={styles.samplePokemon}>{formatSamplePokemon(typing)}</span>
          </li>
        ))}
      </ul>
      {sortedWalls.length > count && (
        <Button quiet onClick={() => setCount(count + pageSize)}>
          {t('offense.showMore')}
        </Button>
      )}
    </section>
  );
}
