import { formatAny } from '#i18n/listing.ts';
import { useText } from '#i18n/text.ts';
import { Link } from '#ui/Link.tsx';
import { Unseen } from '#ui/Unseen.tsx';
import { useNames } from '#widgets/names.ts';
import { useRuleName } from '#widgets/ruleName.ts';
import { StrikeSign } from '#widgets/StrikeSign.tsx';
import { TypeSign } from '#widgets/TypeSign.tsx';
import styles from './ListRow.module.css';
import { MultiplierTag } from './MultiplierTag.tsx';
import type { Row } from './rows.ts';

/** A Pokémon, the attack that does best, and the abilities that change the answer. */
export function ListRow({ row: { entry, covered }, to }: { row: Row; to: string }) {
  const { text, language } = useText();
  const { attackName } = useNames();
  const ruleName = useRuleName();
  const { number, name, typing } = entry;
  const { attack, multiplier, ability, exceptions } = covered;
  const saving = exceptions
    .map((each) => each.ability)
    .filter((each) => each !== undefined)
    .map((each) => ruleName(each, 'abilities'));
  const notes = [
    ...(ability ? [text('coverage.with', { ability: ruleName(ability, 'abilities') })] : []),
    ...(saving.length > 0
      ? [text('coverage.unless', { abilities: formatAny(saving, language) })]
      : []),
  ];
  return (
    <div className={styles.cell}>
      <div className={styles.row}>
        <span translate="no" className={styles.number}>
          {/^\d/.test(number) ? `#${number}` : number}
        </span>
        <span className={styles.signs}>
          {typing.map((type) => (
            <TypeSign key={type} type={type} name={text(`types.${type}`)} />
          ))}
        </span>
        <div className={styles.who}>
          <Link to={to} translate="no" className={styles.name}>
            {name}
          </Link>
          {notes.length > 0 && <p className={styles.note}>{notes.join(', ')}</p>}
        </div>
        {attack && (
          <span className={styles.attack}>
            {attack.move && <StrikeSign strike={attack.move} />}
            {!attack.move && attack.type && <TypeSign type={attack.type} />}
            <span>
              <Unseen>{text('coverage.bestAttack')}</Unseen>{' '}
              <span translate="no">{attackName(attack)}</span>
            </span>
          </span>
        )}
        <span className={styles.multiplier}>
          <MultiplierTag multiplier={multiplier} />
        </span>
      </div>
    </div>
  );
}
