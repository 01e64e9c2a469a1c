import { useId, useState } from 'react';
import type { DefenseGroup, DefenseMatchup } from '#engine/defense.ts';
import type { AttackingType } from '#engine/type.ts';
import { formatMultiplier } from '#i18n/multiplier.ts';
import { useText } from '#i18n/text.ts';
import styles from './MatchupGroups.module.css';
import { MultiplierTile } from './MultiplierTile.tsx';
import { TypeSign } from './TypeSign.tsx';
import { Why } from './Why.tsx';

const spoken = ['4', '2', '1', '½', '¼', '0'] as const;

/** What each attacking type does, grouped by multiplier; a type tells why when pressed. */
export function MatchupGroups({ groups }: { groups: readonly DefenseGroup[] }) {
  const [asked, ask] = useState<AttackingType>();
  return (
    <div className={styles.groups}>
      {groups.map((group) => (
        <Group
          key={group.multiplier}
          group={group}
          asked={asked}
          onAsk={(type) => ask(type === asked ? undefined : type)}
        />
      ))}
    </div>
  );
}

function Group({
  group: { multiplier, matchups },
  asked,
  onAsk,
}: {
  group: DefenseGroup;
  asked: AttackingType | undefined;
  onAsk: (type: AttackingType) => void;
}) {
  const { text, language } = useText();
  const whyId = useId();
  const written = formatMultiplier(multiplier, language);
  const known = spoken.find((number) => `${number}×` === written) ?? 'other';
  const explained = matchups.find(({ attacking }) => attacking === asked);
  return (
    <section
      className={styles.group}
      aria-label={text('defense.takesFrom', { multiplier: written })}
    >
      <MultiplierTile multiplier={multiplier} />
      <div className={styles.answer}>
        <p className={styles.caption}>{text(`defense.takes.${known}`, { multiplier: written })}</p>
        <ul className={styles.types}>
          {matchups.map((matchup) => (
            <li key={matchup.attacking}>
              <Badge
                matchup={matchup}
                isAsked={matchup === explained}
                whyId={whyId}
                onAsk={onAsk}
              />
            </li>
          ))}
        </ul>
        {explained && (
          <div id={whyId}>
            <Why matchup={explained} />
          </div>
        )}
      </div>
    </section>
  );
}

function Badge({
  matchup: { attacking },
  isAsked,
  whyId,
  onAsk,
}: {
  matchup: DefenseMatchup;
  isAsked: boolean;
  whyId: string;
  onAsk: (type: AttackingType) => void;
}) {
  const { text } = useText();
  return (
    <button
      type="button"
      data-type={attacking}
      className={styles.badge}
      aria-expanded={isAsked}
      aria-controls={isAsked ? whyId : undefined}
      onClick={() => onAsk(attacking)}
      onKeyDown={(event) => event.key === 'Escape' && isAsked && onAsk(attacking)}
    >
      <TypeSign type={attacking} />
      {text(`types.${attacking}`)}
    </button>
  );
}
