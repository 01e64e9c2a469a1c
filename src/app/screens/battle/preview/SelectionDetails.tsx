import type { ReactNode } from 'react';
import { formatInSentence } from '#app/i18n/listFormat.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { duelTexts, useFormatHits } from '#app/screens/battle/answer/hitText.ts';
import { CardNote } from '#app/screens/battle/answer/TitledCard.tsx';
import { chooseMembers } from '#app/screens/battle/updates.ts';
import type { Battle, GridMember } from '#app/screens/battle/useBattle.ts';
import { useNames } from '#app/typeUi/names/names.ts';
import { Button } from '#app/ui/controls/Button.tsx';
import { DisclosureLabel } from '#app/ui/controls/DisclosureLabel.tsx';
import { compareDuels, verdictOf } from '#core/answers/verdict.ts';
import styles from './SelectionDetails.module.css';
import type { Selections } from './selections.ts';
import { useFormatSelection } from './selectionText.ts';

/** How many other selections of ours, and how many of theirs, are listed. */
const maxOthers = 3;

/** Lists what we bring and could bring instead, and what they may bring; each opens opponent by opponent. */
export function SelectionDetails({
  battle,
  selections: { current, others, theirs },
}: {
  battle: Battle;
  selections: Selections;
}) {
  const { t, language } = useTranslation();
  const { formatList } = useNames();
  const { formatRange } = useFormatHits();
  const { namesOf, formatLead, formatLacks } = useFormatSelection(battle);
  const { ourGridMembers, theirGridMembers, grid, update } = battle;

  /** "Rotom-W beats Gyarados: deals 4×, takes ½×". */
  function formatDuel(ours: GridMember, theirs: GridMember): string {
    const duel = grid[ours.gridIndex]![theirs.gridIndex]!;
    return t(duelTexts[verdictOf(duel)], {
      name: ours.name,
      opponent: theirs.name,
      deals: formatRange(duel.deals),
      takes: formatRange(duel.takes),
    });
  }

  /** The duels of each opponent with the best of our members. */
  const formatOurs = (members: readonly number[]) =>
    theirGridMembers.map((theirs) => {
      const duelWith = (index: number) => grid[index]![theirs.gridIndex]!;
      const [best] = members.toSorted((one, other) => compareDuels(duelWith(one), duelWith(other)));
      return formatDuel(ourGridMembers[best!]!, theirs);
    });

  /** The duels of each of our members with the worst of the opponents. */
  const formatTheirs = (members: readonly number[]) =>
    ourGridMembers.map((ours) => {
      const duelWith = (index: number) => grid[ours.gridIndex]![index]!;
      const isLost = (index: number) => verdictOf(duelWith(index)) === 'loses';
      const [worst] = members.toSorted(
        (one, other) =>
          Number(isLost(other)) - Number(isLost(one)) ||
          compareDuels(duelWith(other), duelWith(one)),
      );
      return formatDuel(ours, theirGridMembers[worst!]!);
    });

  const formatNames = (members: readonly number[]) =>
    formatInSentence(namesOf('us', members), language);

  const listedTheirs = theirs.slice(0, maxOthers);
  const alwaysBeaten =
    listedTheirs.length > 1
      ? ourGridMembers
          .map(({ gridIndex }) => gridIndex)
          .filter((index) => listedTheirs.every(({ beaten }) => beaten.includes(index)))
      : [];

  /** The members that the selection beats, without those that all of the listed ones beat. */
  function formatBeaten(beaten: readonly number[]): string {
    const others = beaten.filter((index) => !alwaysBeaten.includes(index));
    if (others.length === 0) return '';
    const key = alwaysBeaten.length > 0 ? 'battle.beatsToo' : 'battle.beats';
    return t(key, { names: formatNames(others) });
  }

  return (
    <div className={styles.details}>
      <h2>{t('battle.selections')}</h2>
      <ul aria-label={t('battle.selections')}>
        {[current, ...others.slice(0, maxOthers)].map((selection) => (
          <SelectionRow
            key={`${selection.members}`}
            names={formatList(namesOf('us', selection.members))}
            isCurrent={selection === current}
            // The headline has those of the current one.
            lacks={selection === current ? '' : formatLacks(selection)}
            lines={formatOurs(selection.members)}
          >
            {selection === current ? (
              <p>{formatLead(selection)}</p>
            ) : (
              <Button
                onClick={() =>
                  update(
                    chooseMembers(
                      selection.members.map((index) => ourGridMembers[index]!.sideIndex),
                    ),
                  )
                }
              >
                <span>{t('battle.bringThese')}</span>
              </Button>
            )}
          </SelectionRow>
        ))}
      </ul>
      <h2>{t('battle.theyBring')}</h2>
      {alwaysBeaten.length > 0 && (
        <p>{t('battle.allBeat', { names: formatNames(alwaysBeaten) })}</p>
      )}
      <ul aria-label={t('battle.theyBring')}>
        {listedTheirs.map(({ members, beaten }) => (
          <SelectionRow
            key={`${members}`}
            names={formatList(namesOf('them', members))}
            lacks={formatBeaten(beaten)}
            lines={formatTheirs(members)}
          />
        ))}
      </ul>
      <CardNote>{t('battle.selectionHelp')}</CardNote>
    </div>
  );
}

/** Shows a selection and what it lacks; a press shows its duels. */
function SelectionRow({
  names,
  isCurrent = false,
  lacks,
  lines,
  children,
}: {
  names: string;
  isCurrent?: boolean;
  lacks: string;
  lines: readonly string[];
  children?: ReactNode;
}) {
  return (
    <li>
      <details>
        <summary aria-current={isCurrent || undefined}>
          <DisclosureLabel label={isCurrent ? `✓ ${names}` : names} />
          {lacks && <p>{lacks}</p>}
        </summary>
        <ul>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        {children}
      </details>
    </li>
  );
}
