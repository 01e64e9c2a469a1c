import { ChevronDown, TriangleAlert } from 'lucide-react';
import { isDangerous, type TeamRow } from '#engine/team.ts';
import { formatMultiplier } from '#i18n/multiplier.ts';
import { useText } from '#i18n/text.ts';
import { Unseen } from '#ui/Unseen.tsx';
import { levelOf } from '#widgets/level.ts';
import { useNames } from '#widgets/names.ts';
import { TypeSign } from '#widgets/TypeSign.tsx';
import { Why } from '#widgets/Why.tsx';
import styles from './Row.module.css';
import type { TeamMember } from './useTeam.ts';
import { useRowSentence } from './words.ts';

/** The attacking type, whether it is a danger, and the way to whom it hits. */
export function RowHead({
  row,
  isOpen,
  onOpen,
}: {
  row: TeamRow;
  isOpen: boolean;
  onOpen: () => void;
}) {
  const { text } = useText();
  const { typeName } = useNames();
  return (
    <th scope="row" className={styles.row} data-dangerous={isDangerous(row) || undefined}>
      <button type="button" className={styles.head} aria-expanded={isOpen} onClick={onOpen}>
        <TypeSign type={row.attacking} />
        <span translate="no" className={styles.type}>
          {typeName(row.attacking)}
        </span>
        {isDangerous(row) && (
          <span className={styles.danger} title={text('team.danger')}>
            <TriangleAlert aria-hidden />
            <Unseen>{text('team.danger')}</Unseen>
          </span>
        )}
        <ChevronDown aria-hidden className={styles.chevron} />
      </button>
    </th>
  );
}

/** Whom an attacking type hits how hard, and why. */
export function RowDetail({
  row,
  lineup,
  isShown,
  asked,
  columns,
  onAsk,
}: {
  row: TeamRow;
  lineup: readonly TeamMember[];
  isShown: (multiplier: number) => boolean;
  asked: number | undefined;
  columns: number;
  onAsk: (index: number | undefined) => void;
}) {
  const { text, language } = useText();
  const sentence = useRowSentence(lineup);
  const explained = asked === undefined ? undefined : row.matchups[asked];
  const order = row.matchups
    .map(({ multiplier }, index) => ({ multiplier, index }))
    .filter(({ multiplier }) => isShown(multiplier))
    .sort((one, other) => other.multiplier - one.multiplier);
  return (
    <tr data-detail className={styles.detail}>
      <td colSpan={columns}>
        <div className={styles.content}>
          <p>{sentence(row)}</p>
          <ul>
            {order.map(({ multiplier, index }) => (
              <li key={index}>
                <button
                  type="button"
                  translate="no"
                  data-level={levelOf(multiplier)}
                  aria-expanded={asked === index}
                  onClick={() => onAsk(asked === index ? undefined : index)}
                >
                  <span>{lineup[index]?.name}</span>{' '}
                  <strong>{formatMultiplier(multiplier, language)}</strong>
                </button>
              </li>
            ))}
          </ul>
          {explained ? <Why matchup={explained} /> : <p>{text('team.whyHelp')}</p>}
        </div>
      </td>
    </tr>
  );
}
