import { formatAny } from '#app/i18n/listFormat.ts';
import { joinNames } from '#app/i18n/punctuation.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { NameText } from '#app/typeUi/NameText.tsx';
import { useNames } from '#app/typeUi/names/names.ts';
import { StrikeIcon } from '#app/typeUi/StrikeIcon.tsx';
import { TypeIcon } from '#app/typeUi/TypeIcon.tsx';
import { Link } from '#app/ui/controls/Link.tsx';
import { VisuallyHidden } from '#app/ui/VisuallyHidden.tsx';
import { strikeOf } from '#core/hit/strike.ts';
import styles from './ListRow.module.css';
import { MultiplierTag } from './MultiplierTag.tsx';
import type { CoverageRow } from './rows.ts';

/** Shows a Pokémon, the best attack against it, and the abilities that change the result. */
export function ListRow({
  row: { entry, result },
  to,
  learned,
}: {
  row: CoverageRow;
  to: string;
  /** How it learns what the filter asks for. */
  learned: string | undefined;
}) {
  const { t, language, namesTag } = useTranslation();
  const { attackName, typeName, ruleName } = useNames();
  const { number, name, typing } = entry;
  const { attack, multiplier, ability, exceptions } = result;
  const strike = attack && strikeOf(attack);
  const protectingAbilities = exceptions
    .map((each) => each.ability)
    .filter((each) => each !== undefined)
    .map((each) => ruleName(each, 'abilities'));
  const notes = [
    ...(ability ? [t('coverage.with', { ability: ruleName(ability, 'abilities') })] : []),
    ...(protectingAbilities.length > 0
      ? [t('coverage.unless', { abilities: formatAny(protectingAbilities, language) })]
      : []),
  ];
  return (
    <div className={styles.row}>
      <span translate="no" className={styles.number}>
        {/^\d/.test(number) ? `#${number}` : number}
      </span>
      <span className={styles.icons}>
        {typing.map((type) => (
          <TypeIcon key={type} type={type} name={typeName(type)} />
        ))}
      </span>
      <div className={styles.pokemon}>
        <Link to={to} translate="no" lang={entry.id && namesTag} className={styles.name}>
          {name}
        </Link>
        {learned && <p className={styles.note}>{learned}</p>}
        {notes.length > 0 && <p className={styles.note}>{joinNames(notes, language)}</p>}
      </div>
      {attack && (
        <span className={styles.attack}>
          {strike && <StrikeIcon strike={strike} />}
          <span>
            <VisuallyHidden>{t('coverage.bestAttack')}</VisuallyHidden>{' '}
            <NameText name={attackName(attack)} />
          </span>
        </span>
      )}
      {attack && (
        <span className={styles.multiplier}>
          <MultiplierTag multiplier={multiplier} />
        </span>
      )}
    </div>
  );
}
