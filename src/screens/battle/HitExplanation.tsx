import { type BattleHit, damageOf, explainHit, type HitRange } from '#engine/battle.ts';
import { formatSentence } from '#i18n/punctuation.ts';
import { useTranslation } from '#i18n/useTranslation.ts';
import { MatchupExplanation } from '#widgets/MatchupExplanation.tsx';
import { useFormatRuleName } from '#widgets/names/ruleName.ts';
import { AbilityChips } from './AbilityChips.tsx';
import styles from './HitExplanation.module.css';
import { type HitDirection, useFormatHits } from './hitText.ts';
import { TeraToggle } from './TeraToggle.tsx';
import { TriggerToggles } from './TriggerToggles.tsx';
import type { Battle, SideMember } from './useBattle.ts';

/** Explains a number of a duel, with controls for the abilities and Tera Types that it depends on. */
export function HitExplanation({
  id,
  battle,
  range: { low, high },
  direction,
  ours,
  theirs,
}: {
  id: string;
  battle: Battle;
  range: HitRange;
  direction: HitDirection;
  ours: SideMember;
  theirs: SideMember;
}) {
  const { t, language } = useTranslation();
  const ruleName = useFormatRuleName();
  const { formatHit, formatAttack } = useFormatHits();
  const [attacker, defender] = direction === 'takes' ? [theirs, ours] : [ours, theirs];
  const hits = damageOf(low) === damageOf(high) ? [high] : [low, high];

  /** "If Bronzong has Levitate:"; nothing if the ability is known. */
  function conditionsOf({ attackerAbility, defenderAbility }: BattleHit): string[] {
    return [
      {
        name: attacker.name,
        ability: attackerAbility,
        isUncertain: low.attackerAbility !== high.attackerAbility,
      },
      {
        name: defender.name,
        ability: defenderAbility,
        isUncertain: low.defenderAbility !== high.defenderAbility,
      },
    ]
      .filter(({ isUncertain }) => isUncertain)
      .map(({ name, ability }) =>
        ability
          ? t('battle.withAbility', { name, ability: ruleName(ability, 'abilities') })
          : t('battle.withOther', { name }),
      );
  }

  return (
    <div id={id} className={styles.why}>
      {hits.map((hit) => (
        <div key={formatHit(hit)}>
          {conditionsOf(hit).map((text) => (
            <p key={text}>{text}</p>
          ))}
          <p className={styles.attack}>
            {formatSentence(
              t(direction === 'takes' ? 'battle.tileTakes' : 'battle.tileDeals', {
                name: ours.name,
                opponent: theirs.name,
                damage: formatHit(hit),
                attack: formatAttack(hit),
              }),
              language,
            )}
          </p>
          <MatchupExplanation
            matchup={explainHit(attacker.fighter, defender.fighter, hit, battle.field)}
          />
        </div>
      ))}
      {[ours, theirs].map((member) => (
        <div key={member.side} className={styles.controls}>
          <AbilityChips battle={battle} member={member} />
          <TeraToggle battle={battle} member={member} />
          <TriggerToggles battle={battle} member={member} />
        </div>
      ))}
    </div>
  );
}
