import { useMemo, useState } from 'react';
import { defenderLink } from '#calculators/defense.ts';
import { typeCountIn } from '#engine/generation.ts';
import { byBest, type TypingGroup, typingsOf } from '#engine/offense.ts';
import { isOfficialType, type Typing } from '#engine/type.ts';
import { formatMultiplier } from '#i18n/multiplier.ts';
import { formatNumber } from '#i18n/number.ts';
import { useText } from '#i18n/text.ts';
import { displayName } from '#pokedex/name.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { Link } from '#ui/Link.tsx';
import { Explain } from '#widgets/Explain.tsx';
import { levelOf } from '#widgets/level.ts';
import { useNames } from '#widgets/names.ts';
import { TypeSign } from '#widgets/TypeSign.tsx';
import { commonFirst, type Havers } from './havers.ts';
import styles from './PairsCard.module.css';
import type { Offense } from './useOffense.ts';

/** Typings shown at first, and with each "Show more"; Pokémon named for each. */
const some = 6;
const fewPokemon = 3;

/** What the best attack does to every typing there is, and the typings that wall the attacker. */
export function PairsCard({ offense, havers }: { offense: Offense; havers: Havers }) {
  const { text } = useText();
  const { attacks, world, entry } = offense;
  const { generation, typeCount } = entry.settings;
  const most = typeCountIn(generation, typeCount);
  const [singles, pairs, triples] = useMemo(() => {
    const groupsOf = (count: 1 | 2 | 3) => byBest(attacks, typingsOf(world.chart, count), world);
    return [groupsOf(1), groupsOf(2), most === 3 ? groupsOf(3) : []];
  }, [attacks, world, most]);
  return (
    <Card aria-label={text('offense.pairs.title')} className={styles.card}>
      <h2>{text('offense.pairs.title')}</h2>
      <Counts of="of2" groups={pairs} />
      {triples.length > 0 && <Counts of="of3" groups={triples} />}
      <Walls offense={offense} groups={[...singles, ...pairs, ...triples]} havers={havers} />
    </Card>
  );
}

/** How many typings there are of each multiplier. */
function Counts({ of, groups }: { of: 'of2' | 'of3'; groups: readonly TypingGroup[] }) {
  const { text, language } = useText();
  const all = groups.reduce((sum, { typings }) => sum + typings.length, 0);
  return (
    <div>
      <p className={styles.caption}>{text(`offense.pairs.${of}`, { count: all })}</p>
      <dl className={styles.counts}>
        {groups.map(({ multiplier, typings }) => (
          <div key={multiplier} data-level={levelOf(multiplier)}>
            <dt translate="no">{formatMultiplier(multiplier, language)}</dt>
            <dd>{formatNumber(typings.length, language)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** The typings that no attack hits for more than 1, those that most Pokémon have first. */
function Walls({
  offense: {
    entry: { settings },
  },
  groups,
  havers,
}: {
  offense: Offense;
  groups: readonly TypingGroup[];
  havers: Havers;
}) {
  const { text, language } = useText();
  const { typingName, listFirst } = useNames();
  const [count, setCount] = useState(some);
  const walls = new Map(
    groups.flatMap(({ multiplier, typings }) =>
      multiplier > 1 ? [] : typings.map((typing) => [typing, multiplier]),
    ),
  );
  const sorted = commonFirst([...walls.keys()], havers);

  function owners(typing: Typing): string {
    const all = havers(typing);
    if (all.length === 0) return text('offense.walls.unowned');
    return listFirst(all, fewPokemon, (pokemon) => displayName(language, pokemon));
  }

  return (
    <section aria-label={text('offense.walls.title')} className={styles.walls}>
      <div className={styles.title}>
        <h3>{text('offense.walls.title')}</h3>
        <Explain term={text('terms.names.wall')}>{text('terms.wall')}</Explain>
      </div>
      <p>
        {sorted.length === 0
          ? text('offense.walls.none')
          : text('offense.walls.count', { count: sorted.length })}
      </p>
      <ul className={styles.list}>
        {sorted.slice(0, count).map((typing) => (
          <li key={typing.join()} className={styles.wall}>
            <span
              translate="no"
              className={styles.multiplier}
              data-level={levelOf(walls.get(typing)!)}
            >
              {formatMultiplier(walls.get(typing)!, language)}
            </span>
            <Link
              to={defenderLink({ types: typing.filter(isOfficialType) }, settings)}
              className={styles.typing}
            >
              {typing.map((type) => (
                <TypeSign key={type} type={type} />
              ))}
              <span translate="no">{typingName(typing)}</span>
            </Link>
            <span className={styles.owners}>{owners(typing)}</span>
          </li>
        ))}
      </ul>
      {sorted.length > count && (
        <Button quiet onClick={() => setCount(count + some)}>
          {text('offense.showMore')}
        </Button>
      )}
    </section>
  );
}
