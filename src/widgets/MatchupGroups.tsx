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

/** How a screen names its groups and types; to be the same object while the language stays. */
export type MatchupLabels<Item> = {
  /** The type that stands for the matchup. */
  typeOf: (matchup: Item) => AttackingType;
  /** What a group is called: "Takes 2× from". */
  nameOf: (written: string) => string;
  /** The sentence above a group's types: "Takes double damage from". */
  captionOf: (spoken: Spoken, written: string) => string;
  /** What stands before the factors, if anything does. */
  beforeWhy?: (matchup: Item) => ReactNode;
};

type MatchupGroup<Item> = { multiplier: number; matchups: readonly Item[] };

/** Groups that answer a tap at once; a phone has room for no more below the types. */
const urgentGroups = 2;

/**
 * The matchups of types, grouped by multiplier, the highest first; a type tells why when pressed. The
 * groups are to be the same object until another answer is worked out.
 */
export function MatchupGroups<Item extends Matchup>({
  groups,
  labels,
}: {
  groups: readonly MatchupGroup<Item>[];
  labels: MatchupLabels<Item>;
}) {
  const deferred = useDeferredValue(groups);
  const urgent = groups.slice(0, urgentGroups);
  const lowest = urgent.at(-1)?.multiplier ?? Number.POSITIVE_INFINITY;
  const others = deferred.filter(({ multiplier }) => multiplier < lowest);
  const [asked, ask] = useState<AttackingType>();
  const toggle = useCallback(
    (type: AttackingType) => ask((asked) => (type === asked ? undefined : type)),
    [],
  );
  return (
    <div className={styles.groups}>
      {[...urgent, ...others].map((group) => (
        <Group
          key={group.multiplier}
          group={group}
          labels={labels}
          asked={group.matchups.find((matchup) => labels.typeOf(matchup) === asked)}
          onAsk={toggle}
        />
      ))}
    </div>
  );
}

type GroupProps<Item> = {
  group: MatchupGroup<Item>;
  labels: MatchupLabels<Item>;
  /** The matchup whose factors are shown, if it is one of the group. */
  asked: Item | undefined;
  onAsk: (type: AttackingType) => void;
};

/** Memoized: a tap to see why concerns one group, and the deferred ones have not changed yet. */
const Group = memo(function Group<Item extends Matchup>({
  group: { multiplier, matchups },
  labels: { typeOf, nameOf, captionOf, beforeWhy },
  asked,
  onAsk,
}: GroupProps<Item>) {
  const { language } = useText();
  const whyId = useId();
  const written = formatMultiplier(multiplier, language);
  const known = spoken.find((number) => `${number}×` === written) ?? 'other';
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
                isAsked={matchup === asked}
                whyId={whyId}
                onAsk={onAsk}
              />
            </li>
          ))}
        </ul>
        {asked && (
          <div id={whyId}>
            {beforeWhy && <p className={styles.before}>{beforeWhy(asked)}</p>}
            <Why matchup={asked} />
          </div>
        )}
      </div>
    </section>
  );
}) as <Item extends Matchup>(props: GroupProps<Item>) => ReactNode;

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
      <span translate="no">{typeName(type)}</span>
    </button>
  );
});
