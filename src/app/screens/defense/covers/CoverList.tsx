import { joinSentences } from '#app/i18n/punctuation.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { useFormatOutcomes } from '#app/screens/defense/useFormatOutcomes.ts';
import { NameText } from '#app/typeUi/NameText.tsx';
import { useNames } from '#app/typeUi/names/names.ts';
import { TypeIcon } from '#app/typeUi/TypeIcon.tsx';
import { Link } from '#app/ui/controls/Link.tsx';
import type { SuggestionReason } from '#core/answers/suggest.ts';
import type { Type } from '#core/charts/type.ts';
import type { Outcomes } from '#core/hit/outcome.ts';
import styles from './CoverList.module.css';

/** Lists what covers the weaknesses of a defender: which of them it resists, and what it is weak to itself. */
export function CoverList({
  rows,
}: {
  rows: readonly {
    key: string;
    typing: readonly Type[];
    name: string;
    to: string;
    /** A line below the name. */
    note?: string | undefined;
    reason: Pick<SuggestionReason, 'resists' | 'immune'>;
    outcomes: Outcomes;
  }[];
}) {
  const { t, language } = useTranslation();
  const { typeName, formatList } = useNames();
  const formatOutcomes = useFormatOutcomes();
  const formatTypes = (types: readonly Type[]) => ({ types: formatList(types.map(typeName)) });
  return (
    <ol className={styles.list}>
      {rows.map(({ key, typing, name, to, note, reason: { resists, immune }, outcomes }) => (
        <li key={key} className={styles.cover}>
          <span className={styles.types}>
            {typing.map((type) => (
              <TypeIcon key={type} type={type} name={typeName(type)} />
            ))}
          </span>
          <div>
            <Link to={to} className={styles.name}>
              <NameText name={name} />
            </Link>
            {note && <p className={styles.reasons}>{note}</p>}
            <p className={styles.reasons}>
              {joinSentences(
                [
                  ...(resists.length > 0 ? [t('team.suggest.resists', formatTypes(resists))] : []),
                  ...(immune.length > 0 ? [t('team.suggest.immune', formatTypes(immune))] : []),
                  formatOutcomes(outcomes),
                ],
                language,
              )}
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}
