import type { Factor, Matchup } from '#engine/effectiveness.ts';
import type { AttackingType } from '#engine/type.ts';
import { formatMultiplier } from '#i18n/multiplier.ts';
import { useText } from '#i18n/text.ts';
import { useNames } from './names.ts';
import { useRuleName } from './ruleName.ts';
import styles from './Why.module.css';

/** The factors of a multiplier, one after the other, and what they come to. */
export function Why({ matchup }: { matchup: Matchup }) {
  const { text, language } = useText();
  return (
    <ol className={styles.why}>
      {matchup.factors.map((factor, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the order of the factors is who they are
        <li key={index}>
          <FactorText factor={factor} />
        </li>
      ))}
      <li className={styles.result}>
        {text('why.equals', { multiplier: formatMultiplier(matchup.multiplier, language) })}
      </li>
    </ol>
  );
}

function FactorText({ factor: { by, on, factor, was, because, to } }: { factor: Factor }) {
  const { text, language } = useText();
  const ruleName = useRuleName();
  const { typeName } = useNames();

  if (to && to !== 'typeless') {
    return <span>{text('why.becomes', { rule: ruleName(by), type: typeName(to) })}</span>;
  }
  if (because && on === undefined) {
    return <span>{text('why.ignoredBy', { rule: ruleName(by), because: ruleName(because) })}</span>;
  }
  return (
    <>
      <span>
        {on
          ? text('why.on', { attacking: typeName(by as AttackingType), defending: typeName(on) })
          : by === 'stellar'
            ? text('why.stellar')
            : ruleName(by)}
      </span>{' '}
      <strong translate="no">{formatMultiplier(factor, language)}</strong>
      {because && was !== undefined && (
        <span>
          {` ${text('why.instead', {
            multiplier: formatMultiplier(was, language),
            rule: ruleName(because),
          })}`}
        </span>
      )}
    </>
  );
}
