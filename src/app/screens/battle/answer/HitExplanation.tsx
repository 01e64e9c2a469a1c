import { formatSentence } from '#app/i18n/punctuation.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { AbilityChips } from '#app/screens/battle/sides/AbilityChips.tsx';
import { ItemFormToggle } from '#app/screens/battle/sides/ItemFormToggle.tsx';
import { TeraToggle } from '#app/screens/battle/sides/TeraToggle.tsx';
import { TriggerToggles } from '#app/screens/battle/sides/TriggerToggles.tsx';
import type { Battle, SideMember } from '#app/screens/battle/useBattle.ts';
import { MatchupExplanation, NumberLinks } from '#app/typeUi/MatchupExplanation.tsx';
import { useNames } from '#app/typeUi/names/names.ts';
import { type BattleHit, type Duel, damageOf, explainHit } from '#core/answers/battle.ts';
import type { Fighter } from '#core/answers/fighter.ts';
import { worstFormOf } from '#core/answers/verdict.ts';
import styles from './HitExplanation.module.css';
import { type HitDirection, useFormatHits, worseHit } from './hitText.ts';

/** Explains numbers of a duel, with controls for the abilities and Tera Types that they depend on. */
export function HitExplanation({
  id,
  battle,
  duel,
  directions,
  ours,
  theirs,
}: {
  id: string;
  battle: Battle;
  duel: Duel;
  directions: readonly HitDirection[];
  ours: SideMember;
  theirs: SideMember;
}) {
  const { formatWorstForm } = useFormatHits();
  return (
    <div id={id} className={styles.why}>
      {formatWorstForm(duel, theirs.formNames).map((text) => (
        <p key={text}>{text}</p>
      ))}
      {directions.map((direction) => (
        <DirectionExplanation
          key={direction}
          battle={battle}
          duel={duel}
          direction={direction}
          ours={ours}
          theirs={theirs}
        />
      ))}
      <NumberLinks />
      {[ours, theirs].map((member) => (
        <div key={member.side} className={styles.controls}>
          <AbilityChips battle={battle} member={member} />
          <TeraToggle battle={battle} member={member} />
          <ItemFormToggle battle={battle} member={member} />
          <TriggerToggles battle={battle} member={member} />
        </div>
      ))}
    </div>
  );
}

function DirectionExplanation({
  battle,
  duel,
  direction,
  ours,
  theirs,
}: {
  battle: Battle;
  duel: Duel;
  direction: HitDirection;
  ours: SideMember;
  theirs: SideMember;
}) {
  const { t, language } = useTranslation();
  const { ruleName } = useNames();
  const { formatHit, formatAttack } = useFormatHits();
  const { low, high } = duel[direction];
  const [attacker, defender] = direction === 'takes' ? [theirs, ours] : [ours, theirs];
  const decisive = duel.forms && worseHit(worstFormOf(duel)[direction], direction);
  const hits = [...(decisive ? [decisive] : []), low, high].filter(
    (hit, index, all) => all.findIndex((each) => damageOf(each) === damageOf(hit)) === index,
  );

  /** "If Bronzong has Levitate:"; nothing if the form and the ability are known. */
  function conditionsOf({ attackerAbility, defenderAbility, form = 0 }: BattleHit): string[] {
    const { formNames } = theirs;
    if (formNames.length > 1) return [t('battle.asForm', { name: formNames[form] ?? '' })];
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

  return hits.map((hit, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the hit that decides, the lower end of the range, then the higher one
    <div key={index}>
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
        isPart
        matchup={explainHit(fighterIn(attacker, hit), fighterIn(defender, hit), hit, battle.field)}
      />
    </div>
  ));
}

/** The fighter of the member in the form of the hit. */
function fighterIn({ side, fighter }: SideMember, { form = 0 }: BattleHit): Fighter {
  return (side === 'them' ? fighter.otherForms?.[form - 1] : undefined) ?? fighter;
}
