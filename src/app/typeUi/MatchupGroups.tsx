import { memo, type ReactNode, useCallback, useDeferredValue, useId, useState } from 'react';
import { formatMultiplier } from '#app/i18n/multiplier.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { useNames } from '#app/typeUi/names/names.ts';
import { lateComponent } from '#app/ui/lateComponent.tsx';
import { PhoneDisclosure } from '#app/ui/PhoneDisclosure.tsx';
import type { AttackingType } from '#core/charts/type.ts';
import type { Matchup } from '#core/hit/effectiveness.ts';
import { LazyPart } from './LazyPart.tsx';
import styles from './MatchupGroups.module.css';
import { MultiplierTile } from './MultiplierTile.tsx';
import { NameText } from './NameText.tsx';
import { TypeIcon } from './TypeIcon.tsx';

const MatchupExplanation = lateComponent(
  'MatchupExplanation',
  () => import('./MatchupExplanation.tsx'),
);

const namedMultipliers = ['4', '2', '1', '½', '¼', '0'] as const;

/** The key of the sentence of a multiplier; multipliers without their own sentence share one. */
type MultiplierKey = (typeof namedMultipliers)[number] | 'other';

/** The labels of groups and types; must be the same object until the language changes. */
export type MatchupLabels<Item> = {
  /** The type that represents the matchup. */
  getType: (matchup: Item) => AttackingType;
  /** The accessible name of a group: "Takes 2× from". */
  getName: (multiplierText: string) => string;
  /** The sentence above a group's types: "Takes double damage from". */
  getCaption: (multiplierKey: MultiplierKey, multiplierText: string) => string;
  /** What the game itself says of an effectiveness, below a group's types. */
  getWords?: (multiplierKey: MultiplierKey) => string | false;
  /** Optional content above the factors. */
  renderIntroduction?: (matchup: Item) => ReactNode;
};

type MatchupGroup<Item> = { multiplier: number; matchups: readonly Item[] };

/** Maximum number of groups that render without delay; a phone has no room for more on its screen. */
const maxUrgentGroups = 2;

/** Returns the rank of a group: the highest multiplier first, but normal damage last. */
function getRank(multiplier: number): number {
  return multiplier === 1 ? -1 : multiplier;
}

/**
 * The matchups of types, grouped by multiplier, the highest first and 1× last; a press on a type
 * shows its factors, and `groups` must be the same object until the answer changes.
 */
export function MatchupGroups<Item extends Matchup>({
  groups,
  labels,
}: {
  groups: readonly MatchupGroup<Item>[];
  labels: MatchupLabels<Item>;
}) {
  const deferredGroups = useDeferredValue(groups);
  const urgentGroups = sortGroups(groups).slice(0, maxUrgentGroups);
  const lowestRank = getRank(urgentGroups.at(-1)?.multiplier ?? Number.POSITIVE_INFINITY);
  const otherGroups = sortGroups(deferredGroups).filter(
    ({ multiplier }) => getRank(multiplier) < lowestRank,
  );
  const [openType, setOpenType] = useState<AttackingType>();
  const toggle = useCallback(
    (type: AttackingType) => setOpenType((current) => (type === current ? undefined : type)),
    [],
  );
  return (
    <div className={styles.groups}>
      {[...urgentGroups, ...otherGroups].map((group) => (
        <Group
          key={group.multiplier}
          group={group}
          labels={labels}
          openMatchup={group.matchups.find((matchup) => labels.getType(matchup) === openType)}
          onToggle={toggle}
        />
      ))}
    </div>
  );
}

function sortGroups<Item>(groups: readonly MatchupGroup<Item>[]): MatchupGroup<Item>[] {
  return groups.toSorted((one, other) => getRank(other.multiplier) - getRank(one.multiplier));
}

type GroupProps<Item> = {
  group: MatchupGroup<Item>;
  labels: MatchupLabels<Item>;
  /** The matchup whose factors are visible, if it belongs to the group. */
  openMatchup: Item | undefined;
  onToggle: (type: AttackingType) => void;
};

/** Memoized: showing factors changes one group, and the deferred groups have not changed yet. */
const Group = memo(function Group<Item extends Matchup>({
  group: { multiplier, matchups },
  labels: { getType, getName, getCaption, getWords, renderIntroduction },
  openMatchup,
  onToggle,
}: GroupProps<Item>) {
  const { language } = useTranslation();
  const { typeName } = useNames();
  const explanationId = useId();
  const multiplierText = formatMultiplier(multiplier, language);
  const multiplierKey =
    namedMultipliers.find((number) => `${number}×` === multiplierText) ?? 'other';
  const caption = getCaption(multiplierKey, multiplierText);
  // Abilities and items do not change what the game says.
  const words =
    matchups.every(({ effectiveness }) => effectiveness === multiplier) &&
    getWords?.(multiplierKey);
  const types = (
    <ul className={styles.types}>
      {matchups.map((matchup) => (
        <li key={getType(matchup)}>
          <TypeButton
            type={getType(matchup)}
            name={typeName(getType(matchup))}
            isOpen={matchup === openMatchup}
            explanationId={explanationId}
            onToggle={onToggle}
          />
        </li>
      ))}
    </ul>
  );
  return (
    <section className={styles.group} aria-label={getName(multiplierText)}>
      <MultiplierTile multiplier={multiplier} />
      <div className={styles.answer}>
        <h2 className={styles.caption}>{caption}</h2>
        {multiplier === 1 ? <PhoneDisclosure label={caption}>{types}</PhoneDisclosure> : types}
        {words && <p>{words}</p>}
        {openMatchup && (
          <div id={explanationId} className={styles.explanation}>
            {renderIntroduction && (
              <p className={styles.introduction}>{renderIntroduction(openMatchup)}</p>
            )}
            <LazyPart>
              <MatchupExplanation matchup={openMatchup} />
            </LazyPart>
          </div>
        )}
      </div>
    </section>
  );
}) as <Item extends Matchup>(props: GroupProps<Item>) => ReactNode;

/** Memoized: most types stay in their group when another type is picked. */
const TypeButton = memo(function TypeButton({
  type,
  name,
  isOpen,
  explanationId,
  onToggle,
}: {
  type: AttackingType;
  name: string;
  isOpen: boolean;
  explanationId: string;
  onToggle: (type: AttackingType) => void;
}) {
  return (
    <button
      type="button"
      data-type={type}
      className={styles.typeButton}
      aria-expanded={isOpen}
      aria-controls={isOpen ? explanationId : undefined}
      onClick={() => onToggle(type)}
      onKeyDown={(event) => event.key === 'Escape' && isOpen && onToggle(type)}
    >
      <TypeIcon type={type} />
      <NameText name={name} />
    </button>
  );
});
