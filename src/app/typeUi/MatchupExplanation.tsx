import { useRef } from 'react';
import { saveNumberReport } from '#app/browser/numberReport.ts';
import { formatMultiplier } from '#app/i18n/multiplier.ts';
import { sentenceSpace } from '#app/i18n/punctuation.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { useNames } from '#app/typeUi/names/names.ts';
import { Link } from '#app/ui/controls/Link.tsx';
import type { AttackingType } from '#core/charts/type.ts';
import {
  doubleResistanceName,
  doubleWeaknessName,
  type Factor,
  fixedDamageName,
  type Matchup,
} from '#core/hit/effectiveness.ts';
import { sameTypeBonusName } from '#core/hit/sameTypeBonus.ts';
import styles from './MatchupExplanation.module.css';

/** The factors of a multiplier in their order, the result, and the same-type bonus beside it. */
export function MatchupExplanation({
  matchup,
  isPart = false,
}: {
  matchup: Pick<Matchup, 'multiplier'> & { factors: readonly Factor[] };
  /** Whether other explanations stand beside it, and the links of all of them below. */
  isPart?: boolean;
}) {
  const { t, language } = useTranslation();
  const factors = matchup.factors.filter(({ by }) => by !== sameTypeBonusName);
  const bonus = matchup.factors.find(({ by }) => by === sameTypeBonusName);
  return (
    <>
      <ol className={styles.factors}>
        {factors.map((factor, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a factor is identified by its position
          <li key={index}>
            <FactorText factor={factor} />
          </li>
        ))}
        <li className={styles.result}>
          {t('why.equals', {
            multiplier: formatMultiplier(matchup.multiplier / (bonus?.factor ?? 1), language),
          })}
        </li>
        {bonus && (
          <li>
            <FactorText factor={bonus} />
          </li>
        )}
      </ol>
      {!isPart && <NumberLinks />}
    </>
  );
}

/** Links to how numbers are checked, and to a report that has what the panel says; once in a panel of explanations. */
export function NumberLinks() {
  const { t } = useTranslation();
  const links = useRef<HTMLDivElement>(null);
  return (
    <div ref={links}>
      <Link to="/about/#how-we-know" className={styles.check}>
        {t('pages.about.how.link')}
      </Link>
      <Link
        to="/contact/#report"
        className={styles.check}
        onClick={() =>
          saveNumberReport({ address: location.href, answer: textOf(links.current?.parentElement) })
        }
      >
        {t('pages.contact.report.title')}
      </Link>
    </div>
  );
}

/** The text of each sentence and factor of a panel in a line. */
function textOf(panel: Element | null | undefined): string {
  return [...(panel?.querySelectorAll('p, ol > li') ?? [])]
    .map(({ textContent }) => textContent)
    .join('\n');
}

/** The texts of factors that no rule of a table has. */
const factorTexts = {
  stellar: 'why.stellar',
  [sameTypeBonusName]: 'why.sameTypeBonus',
  [fixedDamageName]: 'why.fixedDamage',
  spread: 'why.spread',
  [doubleWeaknessName]: 'why.doubleWeakness',
  [doubleResistanceName]: 'why.doubleResistance',
} as const;

function isNamedFactor(by: string): by is keyof typeof factorTexts {
  return Object.hasOwn(factorTexts, by);
}

function FactorText({ factor: { by, on, factor, was, because, to } }: { factor: Factor }) {
  const { t, language } = useTranslation();
  const { typeName, ruleName } = useNames();
  const factorText = isNamedFactor(by) ? factorTexts[by] : undefined;

  if (to && to !== 'typeless') {
    return <span>{t('why.becomes', { rule: ruleName(by), type: typeName(to) })}</span>;
  }
  if (because && on === undefined) {
    return <span>{t('why.ignoredBy', { rule: ruleName(by), because: ruleName(because) })}</span>;
  }
  return (
    <>
      <span>
        {on
          ? t('why.on', { attacking: typeName(by as AttackingType), defending: typeName(on) })
          : factorText
            ? t(factorText)
            : ruleName(by)}
      </span>{' '}
      <strong translate="no">{formatMultiplier(factor, language)}</strong>
      {because && was !== undefined && (
        <span>
          {`${sentenceSpace(language)}${t('why.instead', {
            multiplier: formatMultiplier(was, language),
            rule: ruleName(because),
          })}`}
        </span>
      )}
    </>
  );
}
