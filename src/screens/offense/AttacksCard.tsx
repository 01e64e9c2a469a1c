import { useId, useState } from 'react';
import type { ChosenAttack } from '#calculators/offense.ts';
import { abilities } from '#engine/ability.ts';
import { supports } from '#engine/generation.ts';
import { moves } from '#engine/move.ts';
import { selectableIn } from '#engine/rule.ts';
import { isType, type Strike, strikesIn } from '#engine/strike.ts';
import { useText } from '#i18n/text.ts';
import { Card } from '#ui/Card.tsx';
import { FoldLabel } from '#ui/FoldLabel.tsx';
import { Toggle } from '#ui/Toggle.tsx';
import { useRuleName } from '#widgets/ruleName.ts';
import { TypePicker } from '#widgets/TypePicker.tsx';
import { Abilities } from './Abilities.tsx';
import styles from './AttacksCard.module.css';
import { FieldGroup } from './FieldGroup.tsx';
import { pickStrike } from './picks.ts';
import type { Offense } from './useOffense.ts';

/** Where the player says what attacks. */
export function AttacksCard({
  offense,
  onRemove,
}: {
  offense: Offense;
  onRemove: (attack: ChosenAttack) => void;
}) {
  const { text } = useText();
  const { update, chosen, entry } = offense;
  const toggle = (strike: Strike) =>
    update((state, settings) => pickStrike(state, settings, strike));
  return (
    <Card aria-label={text('defense.choose')} className={styles.card}>
      <TypePicker
        label={text('offense.types')}
        types={strikesIn(entry.settings.generation).filter(isType)}
        picked={chosen.map(({ strike }) => strike).filter(isType)}
        help={text('offense.typesHelp')}
        unordered
        onToggle={toggle}
      />
      <More offense={offense} onToggle={toggle} onRemove={onRemove} />
    </Card>
  );
}

/** What is special about the attacks; on a phone folded away until wanted. */
function More({
  offense,
  onToggle,
  onRemove,
}: {
  offense: Offense;
  onToggle: (strike: Strike) => void;
  onRemove: (attack: ChosenAttack) => void;
}) {
  const { text } = useText();
  const ruleName = useRuleName();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { update, chosen, entry, isInverse } = offense;
  const { generation } = entry.settings;
  const offered = selectableIn(generation, moves);
  const attackerAbilities = selectableIn(generation, abilities, 'attacking');
  const isChosen = (strike: Strike) => chosen.some((attack) => attack.strike === strike);

  const chosenAbilities = new Set(chosen.flatMap(({ ability }) => ability ?? []));
  const active = [
    ...offered.filter(isChosen).map((move) => ruleName(move, 'moves')),
    ...[...chosenAbilities].map((ability) => ruleName(ability, 'abilities')),
    ...(isInverse ? [text('defense.inverse')] : []),
  ];
  const hint = [
    ...offered.slice(0, 1).map((move) => ruleName(move, 'moves')),
    ...attackerAbilities.slice(0, 1).map((ability) => ruleName(ability, 'abilities')),
  ];
  return (
    <div className={styles.more}>
      <button
        type="button"
        className={styles.fold}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <FoldLabel
          label={text(attackerAbilities.length > 0 ? 'offense.more' : 'offense.moves')}
          active={isOpen ? '' : active.join(' · ')}
          hint={isOpen ? '' : hint.join(' · ')}
        />
      </button>
      <div id={id} className={styles.content} data-open={isOpen}>
        <FieldGroup label={text('offense.moves')}>
          <div className={styles.toggles}>
            {offered.map((move) => (
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
        {attackerAbilities.length > 0 && <Abilities offense={offense} onRemove={onRemove} />}
        {supports(generation, 'inverse') && (
          <Toggle
            pressed={isInverse}
            onClick={() => update((state) => ({ ...state, inverse: !state.inverse }))}
          >
            {text('defense.inverse')}
          </Toggle>
        )}
      </div>
    </div>
  );
}
