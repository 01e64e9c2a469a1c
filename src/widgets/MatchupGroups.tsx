import { memo, type ReactNode, useCallback, useDeferredValue, useId, useState } from 'react';
import type { Matchup } from '#engine/effectiveness.ts';
import type { AttackingType } from '#engine/type.ts';
import { formatMultiplier } from '#i18n/multiplier.ts';
import { useText } from '#i18n/text.ts';
import styles from './MatchupGroups.module.css';
import { MultiplierTile } from './MultiplierTile.tsx';
import { useNames } from './names.ts';
import { TypeSign } from './TypeSign.tsx';
import { Why } from './Why.tsx';

const spoken = ['4', '2', '1', '½', '¼', '0'] as const;

/** The multipliers that have a sentence of their own; the others share one. */
type Spoken = (typeof spoken)[number] | 'other';

/** What a screen says of its groups and types. */
type Words<Shown> = {
  /** The type that stands for the matchup. */
  typeOf: (matchup: Shown) => AttackingType;
  /** What a group is called: "Takes 2× from". */
  nameOf: (written: string) => string;
  /** The sentence above a group's types: "Takes double damage from". */
  captionOf: (spoken: Spoken, written: string) => string;
  /** What to say before the factors, if there is anything. */
  beforeWhy?: (matchup: Shown) => ReactNode;
};

type Grouped<Shown> = Words<Shown> & {
  /** The highest multiplier first. */
  groups: readonly { multiplier: number; matchups: readonly Shown[] }[];
};

/** Groups that answer a tap at once; a phone has room for no more below the types. */
const atOnce = 2;

/** The matchups of types, grouped by multiplier; a type tells why when pressed. */
export function MatchupGroups<Shown extends Matchup>(now: Grouped<Shown>) {
  const later = useDeferredValue(now);
  const first = now.groups.slice(0, atOnce);
  const least = first.at(-1)?.multiplier ?? Number.POSITIVE_INFINITY;
  const others = later.groups.filter(({ multiplier }) => multiplier < least);
  const [asked, ask] = useState<AttackingType>();
  const toggle = useCallback(
    (type: AttackingType) => ask((asked) => (type === asked ? undefined : type)),
    [],
  );
  return (
    <div className={styles.groups}>
      {[...first, ...others].map((group) => (
        <Group
          key={group.multiplier}
          {...group}
          words={first.includes(group) ? now : later}
          asked={asked}
          onAsk={toggle}
        />
      ))}
    </div>
  );
}

type GroupProps<Shown> = Grouped<Shown>['groups'][number] & {
  words: Words<Shown>;
  asked: AttackingType | undefined;
  onAsk: (type: AttackingType) => void;
};

/** Remembered, for while a tap is answered the groups below have not changed. */
const Group = memo(function Group<Shown extends Matchup>({
  multiplier,
  matchups,
  words: { typeOf, nameOf, captionOf, beforeWhy },
  asked,
  onAsk,
}: GroupProps<Shown>) {
  const { language } = useText();
  const whyId = useId();
  const written = formatMultiplier(multiplier, language);
  const known = spoken.find((number) => `${number}×` === written) ?? 'other';
  const explained = matchups.find((matchup) => typeOf(matchup) === asked);
  return (
    <section className={styles.group} aria-label={nameOf(written)}>
      <MultiplierTile multiplier={multiplier} />
      <div className={styles.answer}>
        <p className={styles.caption}>{captionOf(known, written)}</p>
        <ul className={styles.types}>
          {matchups.map((matchup) => (
            <li key={typeOf(matchup)}>
              <Badge
                type={typeOf(matchup)}
                isAsked={matchup === explained}
                whyId={whyId}
                onAsk={onAsk}
              />
            </li>
          ))}
        </ul>
        {explained && (
          <div id={whyId}>
            {beforeWhy && <p className={styles.before}>{beforeWhy(explained)}</p>}
            <Why matchup={explained} />
          </div>
        )}
      </div>
    </section>
  );
}) as <Shown extends Matchup>(props: GroupProps<Shown>) => ReactNode;

/** Remembered, for most stay in their group when another type is picked. */
const Badge = memo(function Badge({
  type,
  isAsked,
  whyId,
  onAsk,
}: {
  type: AttackingType;
  isAsked: boolean;
  whyId: string;
  onAsk: (type: AttackingType) => void;
}) {
  const { typeName } = useNames();
  return (
    <button
      type="button"
      data-type={type}
      className={styles.badge}
      aria-expanded={isAsked}
      aria-controls={isAsked ? whyId : undefined}
      onClick={() => onAsk(type)}
      onKeyDown={(event) => event.key === 'Escape' && isAsked && onAsk(type)}
    >
      <TypeSign type={type} />
      {typeName(type)}
    </button>
  );
});
