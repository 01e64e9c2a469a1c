import { useId, useState } from 'react';
import { abilitiesIn } from '#engine/ability.ts';
import { moves } from '#engine/move.ts';
import { selectableIn } from '#engine/rule.ts';
import { supports } from '#engine/ruleset.ts';
import type { Settings } from '#engine/settings.ts';
import { isType, type Strike, strikesIn } from '#engine/strike.ts';
import { InverseToggle } from '#features/InverseToggle.tsx';
import { TeamChoiceButton } from '#features/TeamChoiceButton.tsx';
import { useTranslation } from '#i18n/useTranslation.ts';
import type { ChosenAttack } from '#links/offense.ts';
import type { TeamState } from '#links/team.ts';
import { Card } from '#ui/Card.tsx';
import { DisclosureLabel } from '#ui/DisclosureLabel.tsx';
import { Toggle } from '#ui/Toggle.tsx';
import { useNames } from '#widgets/names/names.ts';
import { useFormatRuleName } from '#widgets/names/ruleName.ts';
import { TypePicker } from '#widgets/TypePicker.tsx';
import { AttackAbilities } from './AttackAbilities.tsx';
import styles from './AttacksCard.module.css';
import { ChosenMoves } from './ChosenMoves.tsx';
import { FieldGroup } from './FieldGroup.tsx';
import { pickStrike } from './updates.ts';
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
  const { typeName, formatFirst } = useNames();
  const { update, chosenAttacks, entry } = offense;
  const selectedTypes = chosenAttacks.map(({ strike }) => strike).filter(isType);
  // On a phone the types of a link are folded, so that its answer is on the first screen.
  const [canFold, setCanFold] = useState(selectedTypes.length > 0);
  const isFolded = canFold && selectedTypes.length > 0;
  const toggle = (strike: Strike) =>
    update((state, settings) => pickStrike(state, settings, strike));
  return (
    <Card aria-label={t('offense.choose')} className={styles.card}>
      <div className={isFolded ? styles.folded : styles.types}>
        <TypePicker
          label={t('offense.types')}
          types={strikesIn(entry.settings.ruleset).filter(isType)}
          selectedTypes={selectedTypes}
          help={t('offense.typesHelp')}
          unordered
          onToggle={(type) => {
            setCanFold(false);
            toggle(type);
          }}
        />
      </div>
      {selectedTypes.length > 0 && (
        <button
          type="button"
          className={styles.typesDisclosure}
          aria-expanded={!isFolded}
          onClick={() => setCanFold(!isFolded)}
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
          setCanFold(true);
          onChooseTeam(team, settings);
        }}
      />
      <MoreOptions offense={offense} onToggle={toggle} onRemove={onRemove} />
    </Card>
  );
}

/** Shows moves, abilities and inverse battles; collapsed at first on a narrow screen. */
function MoreOptions({
  offense,
  onToggle,
  onRemove,
}: {
  offense: Offense;
  onToggle: (strike: Strike) => void;
  onRemove: (attack: ChosenAttack) => void;
}) {
  const { t } = useTranslation();
  const ruleName = useFormatRuleName();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { update, chosenAttacks, entry, isInverse } = offense;
  const { ruleset } = entry.settings;
  const moveOptions = selectableIn(ruleset, moves);
  const attackerAbilities = abilitiesIn(ruleset, 'attacking');
  const isChosen = (strike: Strike) => chosenAttacks.some((attack) => attack.strike === strike);

  const chosenAbilities = new Set(chosenAttacks.flatMap(({ ability }) => ability ?? []));
  const activeNames = [
    ...moveOptions.filter(isChosen).map((move) => ruleName(move, 'moves')),
    ...[...chosenAbilities].map((ability) => ruleName(ability, 'abilities')),
    ...(isInverse ? [t('defense.inverse')] : []),
  ];
  const hint = [
    ...moveOptions.slice(0, 1).map((move) => ruleName(move, 'moves')),
    ...attackerAbilities.slice(0, 1).map((ability) => ruleName(ability, 'abilities')),
  ];
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
          label={t(attackerAbilities.length > 0 ? 'offense.more' : 'offense.moves')}
          active={isOpen ? '' : activeNames.join(' · ')}
          hint={isOpen ? '' : hint.join(' · ')}
        />
      </button>
      <ChosenMoves offense={offense} onRemove={onRemove} />
      <div id={id} className={styles.content} data-open={isOpen}>
        <FieldGroup label={t('offense.moves')}>
          <div className={styles.toggles}>
            {moveOptions.map((move) => (
              <Toggle
                key={move}
                translate="no"
                pressed={isChosen(move)}
                onClick={() => onToggle(move)}
              >
                {ruleName(move, 'moves')}
              </Toggle>
            ))}
          </div>
        </FieldGroup>
        {attackerAbilities.length > 0 && <AttackAbilities offense={offense} onRemove={onRemove} />}
        {supports(ruleset, 'inverse') && <InverseToggle pressed={isInverse} onChange={update} />}
      </div>
    </>
  );
}
