import { useId, useState } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { InverseToggle } from '#app/parts/defender/InverseToggle.tsx';
import { MoveChips } from '#app/parts/moves/MoveChips.tsx';
import { MoveField } from '#app/parts/moves/MoveField.tsx';
import { useSearch } from '#app/parts/search/useSearch.ts';
import { TeamChoiceButton } from '#app/parts/team/TeamChoiceButton.tsx';
import { useNames } from '#app/typeUi/names/names.ts';
import { TypePicker } from '#app/typeUi/TypePicker.tsx';
import { Card } from '#app/ui/Card.tsx';
import { DisclosureLabel } from '#app/ui/controls/DisclosureLabel.tsx';
import { isType, strikesIn } from '#core/hit/strike.ts';
import type { ChosenAttack } from '#core/links/offense.ts';
import type { TeamState } from '#core/links/team.ts';
import { abilitiesIn } from '#core/rules/ability.ts';
import { supports } from '#core/rulesets/ruleset.ts';
import type { Settings } from '#core/rulesets/settings.ts';
import { AttackAbilities } from './AttackAbilities.tsx';
import styles from './AttacksCard.module.css';
import { addStrike, pickStrike } from './updates.ts';
import type { Offense } from './useOffense.ts';

/** The maximum number of types in the label of the button that folds them. */
const maxNames = 2;

/** Shows the controls that choose the attacks. */
export function AttacksCard({
  offense,
  onRemove,
  onChooseTeam,
}: {
  offense: Offense;
  onRemove: (attack: ChosenAttack) => void;
  /**
   * Called with a team whose attacks replace the chosen ones, and the settings that are stored with
   * it.
   */
  onChooseTeam: (team: TeamState, settings: Settings) => void;
}) {
  const { t } = useTranslation();
  const { typeName, formatFirst, attackName } = useNames();
  const { update, chosenAttacks, attacks, entry } = offense;
  const otherSearch = useSearch(entry.settings);
  const selectedTypes = chosenAttacks.map(({ strike }) => strike).filter(isType);
  // On a phone the types of a link are folded, so that its answer is on the first screen.
  const [isFolded, setFolded] = useState(selectedTypes.length > 0);
  const chosenMoves = chosenAttacks
    .map((attack, index) => ({ attack, strike: attack.strike, name: attackName(attacks[index]) }))
    .filter(({ strike }) => !isType(strike));
  return (
    <Card aria-label={t('offense.choose')} className={styles.card}>
      <fieldset aria-label={t('offense.moves')} className={styles.moves}>
        <MoveField
          label={t('moveField.label')}
          ruleset={entry.settings.ruleset}
          otherSearch={otherSearch}
          onPick={(strike) => update((state, settings) => addStrike(state, settings, strike))}
        />
        <MoveChips
          label={t('coverage.attacks')}
          chips={chosenMoves}
          onRemove={(index) => onRemove(chosenMoves[index]!.attack)}
        />
      </fieldset>
      <div className={styles.types}>
        <TypePicker
          label={t('offense.types')}
          types={strikesIn(entry.settings.ruleset).filter(isType)}
          selectedTypes={selectedTypes}
          help={t('offense.typesHelp')}
          unordered
          onToggle={(type) => {
            setFolded(false);
            update((state, settings) => pickStrike(state, settings, type));
          }}
        />
      </div>
      {selectedTypes.length > 0 && (
        <button
          type="button"
          className={styles.typesDisclosure}
          aria-expanded={!isFolded}
          onClick={() => setFolded(!isFolded)}
        >
          <DisclosureLabel
            boxed
            label={t('offense.types')}
            active={formatFirst(selectedTypes, maxNames, typeName)}
          />
        </button>
      )}
      <TeamChoiceButton
        label={t('offense.ofTeam')}
        className={styles.team}
        onChoose={(team, settings) => {
          setFolded(true);
          onChooseTeam(team, settings);
        }}
      />
      <MoreOptions offense={offense} onRemove={onRemove} />
    </Card>
  );
}

/** Shows abilities and inverse battles; collapsed at first on a narrow screen. */
function MoreOptions({
  offense,
  onRemove,
}: {
  offense: Offense;
  onRemove: (attack: ChosenAttack) => void;
}) {
  const { t } = useTranslation();
  const { ruleName } = useNames();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { update, chosenAttacks, entry, isInverse } = offense;
  const { ruleset } = entry.settings;
  const attackerAbilities = abilitiesIn(ruleset, 'attacking');
  const hasInverse = supports(ruleset, 'inverse');
  if (attackerAbilities.length === 0 && !hasInverse) return null;

  const chosenAbilities = new Set(chosenAttacks.flatMap(({ ability }) => ability ?? []));
  const activeNames = [
    ...[...chosenAbilities].map((ability) => ruleName(ability, 'abilities')),
    ...(isInverse ? [t('defense.inverse')] : []),
  ];
  const hint = attackerAbilities.slice(0, 2).map((ability) => ruleName(ability, 'abilities'));
  return (
    <>
      <button
        type="button"
        className={styles.disclosure}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <DisclosureLabel
          boxed
          label={t(attackerAbilities.length > 0 ? 'offense.abilities' : 'defense.inverse')}
          active={isOpen ? '' : activeNames.join(' · ')}
          hint={isOpen ? '' : hint.join(' · ')}
        />
      </button>
      <div id={id} className={styles.content} data-open={isOpen}>
        {attackerAbilities.length > 0 && <AttackAbilities offense={offense} onRemove={onRemove} />}
        {hasInverse && <InverseToggle pressed={isInverse} onChange={update} />}
      </div>
    </>
  );
}
