import { Pencil } from 'lucide-react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { NameText } from '#app/typeUi/NameText.tsx';
import { useNames } from '#app/typeUi/names/names.ts';
import { StrikeIcon } from '#app/typeUi/StrikeIcon.tsx';
import { buttonClassName } from '#app/ui/controls/Button.tsx';
import { Link } from '#app/ui/controls/Link.tsx';
import styles from './ChosenAttacks.module.css';
import type { Coverage } from './useCoverage.ts';

/** Shows the chosen attacks, and a link to change them. */
export function ChosenAttacks({
  coverage: { chosenAttacks, attacks, isInverse, linkTo },
}: {
  coverage: Coverage;
}) {
  const { t } = useTranslation();
  const { attackName } = useNames();
  return (
    <section aria-label={t('coverage.attacks')} className={styles.attacks}>
      {chosenAttacks.length === 0 && <p>{t('coverage.noAttacks')}</p>}
      <ul className={styles.chips}>
        {chosenAttacks.map(({ strike, ability }, index) => (
          <li key={`${strike} ${ability}`} className={styles.chip}>
            <StrikeIcon strike={strike} />
            <NameText name={attackName(attacks[index]!)} />
          </li>
        ))}
      </ul>
      <Link to={linkTo('/offense/')} className={buttonClassName}>
        <Pencil aria-hidden />
        <span>
          {t(chosenAttacks.length === 0 ? 'coverage.chooseAttacks' : 'coverage.changeAttacks')}
        </span>
      </Link>
      {isInverse && <p>{t('why.inverse')}</p>}
    </section>
  );
}
