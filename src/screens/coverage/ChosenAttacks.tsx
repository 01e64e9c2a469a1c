import { Pencil } from 'lucide-react';
import { useText } from '#i18n/text.ts';
import { buttonClass } from '#ui/Button.tsx';
import { Link } from '#ui/Link.tsx';
import { useNames } from '#widgets/names.ts';
import { StrikeSign } from '#widgets/StrikeSign.tsx';
import styles from './ChosenAttacks.module.css';
import type { Coverage } from './useCoverage.ts';

/** The attacks that are asked about, and the way to choose others. */
export function ChosenAttacks({
  coverage: { chosen, attacks, isInverse, linkTo },
}: {
  coverage: Coverage;
}) {
  const { text } = useText();
  const { attackName } = useNames();
  return (
    <section aria-label={text('coverage.attacks')} className={styles.attacks}>
      {chosen.length === 0 && <p>{text('coverage.noAttacks')}</p>}
      <ul className={styles.chips}>
        {chosen.map(({ strike, ability }, index) => (
          <li key={`${strike} ${ability}`} className={styles.chip}>
            <StrikeSign strike={strike} />
            <span translate="no">{attackName(attacks[index]!)}</span>
          </li>
        ))}
      </ul>
      <Link to={linkTo('/offense/')} className={`${buttonClass} ${styles.change}`}>
        <Pencil aria-hidden />
        <span>
          {text(chosen.length === 0 ? 'coverage.chooseAttacks' : 'coverage.changeAttacks')}
        </span>
      </Link>
      {isInverse && <p>{text('why.inverse')}</p>}
    </section>
  );
}
