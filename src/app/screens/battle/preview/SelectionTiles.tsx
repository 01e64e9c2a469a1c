import { useTranslation } from '#app/i18n/useTranslation.ts';
import { SmallTypeIcons } from '#app/screens/battle/answer/SmallTypeIcons.tsx';
import type { Battle } from '#app/screens/battle/useBattle.ts';
import { HeadColors } from '#app/typeUi/AnswerCard.tsx';
import type { OurSelection } from '#core/answers/selection.ts';
import styles from './SelectionTiles.module.css';

/** Shows the members to bring in the colors of their types, and which of them leads; the title says the same. */
export function SelectionTiles({
  battle: { ourGridMembers },
  selection: { members, lead },
}: {
  battle: Battle;
  selection: OurSelection;
}) {
  const { t, namesTag } = useTranslation();
  return (
    <ul aria-hidden className={styles.tiles}>
      {members.map((index) => {
        const { shortName, defender } = ourGridMembers[index]!;
        return (
          <li key={index} data-leads={index === lead}>
            <HeadColors types={defender.typing} />
            <div>
              <SmallTypeIcons types={defender.typing} />
            </div>
            <b translate="no" lang={namesTag}>
              {shortName}
            </b>
            {index === lead && <small>{t('battle.leads')}</small>}
          </li>
        );
      })}
    </ul>
  );
}
