import { Trash2 } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { Card } from '#app/ui/Card.tsx';
import { Button } from '#app/ui/controls/Button.tsx';
import { Choice } from '#app/ui/controls/Choice.tsx';
import { addAbility, changeAbility, removeAbility } from '#core/ownGames/edit/ruleEdits.ts';
import { maxAbilityEffects, maxOwnAbilities } from '#core/ownGames/link/abilityText.ts';
import { maxTypeNameLength } from '#core/ownGames/sourceGame.ts';
import { isTypeName } from '#core/ownGames/typeName.ts';
import type { OwnAbilityEffect, OwnGame, OwnGameAbility } from '#core/rulesets/ownGame.ts';
import styles from './AbilitiesCard.module.css';
import { AddForm } from './AddForm.tsx';
import { FactorField } from './FactorField.tsx';
import { FieldRow, FieldRowButtons, FieldRows } from './FieldRows.tsx';
import { NameField } from './NameField.tsx';
import { RemoveRowButton } from './RemoveRowButton.tsx';
import { TypeSelect } from './TypeSelect.tsx';
import type { GameEditorState } from './useGameEditor.ts';

const kinds = ['takes', 'turns'] as const;

/** Shows the abilities that the game adds, each with rows for its effects. */
export const AbilitiesCard = memo(function AbilitiesCard({
  game,
  change,
}: Pick<GameEditorState, 'game' | 'change'>) {
  const { t } = useTranslation();
  const { abilities = [] } = game;
  return (
    <Card aria-labelledby="abilities">
      <h2 id="abilities">{t('game.abilities')}</h2>
      {abilities.length < maxOwnAbilities && (
        <AddForm
          label={t('game.newAbility')}
          maxLength={maxTypeNameLength}
          isName={isTypeName}
          onAdd={(name) => change((before) => addAbility(before, name))}
        />
      )}
      <FieldRows>
        {abilities.map((ability) => (
          <AbilityRow
            key={ability.id}
            game={game}
            ability={ability}
            onChange={(next, field) => change((before) => changeAbility(before, next), field)}
            onRemove={() => change((before) => removeAbility(before, ability.id))}
          />
        ))}
      </FieldRows>
    </Card>
  );
});

function AbilityRow({
  game,
  ability,
  onChange,
  onRemove,
}: {
  game: OwnGame;
  ability: OwnGameAbility;
  onChange: (ability: OwnGameAbility, field?: string) => void;
  onRemove: () => void;
}) {
  const { t } = useTranslation();
  const { name, effects } = ability;
  const firstType = game.chart.types[0]!;
  const setEffects = (next: readonly OwnAbilityEffect[], field?: string) =>
    onChange({ ...ability, effects: next }, field);
  return (
    <FieldRow aria-label={name}>
      <NameField
        label={t('game.name')}
        name={name}
        maxLength={maxTypeNameLength}
        isName={isTypeName}
        onChange={(newName) => onChange({ ...ability, name: newName }, `name of ${ability.id}`)}
      />
      <FieldRowButtons>
        <RemoveRowButton name={name} onClick={onRemove} />
      </FieldRowButtons>
      <ul className={styles.effects}>
        {effects.map((effect, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an ability may have two equal effects
          <FieldRow key={index}>
            <EffectFields
              game={game}
              effect={effect}
              onChange={(next, field) =>
                setEffects(effects.with(index, next), field && `${field} ${index} of ${ability.id}`)
              }
            />
            {effects.length > 1 && (
              <Button
                quiet
                aria-label={t('game.removeEffect')}
                onClick={() => setEffects(effects.toSpliced(index, 1))}
              >
                <Trash2 aria-hidden />
              </Button>
            )}
          </FieldRow>
        ))}
      </ul>
      {effects.length < maxAbilityEffects && (
        <Button
          quiet
          onClick={() => setEffects([...effects, { kind: 'takes', type: firstType, factor: 0.5 }])}
        >
          {t('game.addEffect')}
        </Button>
      )}
    </FieldRow>
  );
}

function EffectFields({
  game,
  effect,
  onChange,
}: {
  game: OwnGame;
  effect: OwnAbilityEffect;
  onChange: (effect: OwnAbilityEffect, field?: string) => void;
}) {
  const { t } = useTranslation();
  const type = effect.kind === 'takes' ? effect.type : effect.from;
  return (
    <>
      <Choice
        label={t('game.effect')}
        options={kinds}
        value={effect.kind}
        getLabel={(kind) => t(`game.effects.${kind}`)}
        onPick={(kind) => {
          const other = game.chart.types.find((each) => each !== type) ?? type;
          onChange(
            kind === 'turns' ? { kind, from: type, into: other } : { kind, type, factor: 0.5 },
          );
        }}
      />
      <TypeSelect
        game={game}
        label={t('game.attackType')}
        type={type}
        onPick={(next) => {
          if (next)
            onChange(
              effect.kind === 'takes' ? { ...effect, type: next } : { ...effect, from: next },
            );
        }}
      />
      {effect.kind === 'takes' ? (
        <FactorField
          factor={effect.factor}
          onChange={(factor) => onChange({ ...effect, factor }, 'factor')}
        />
      ) : (
        <TypeSelect
          game={game}
          label={t('game.newAttackType')}
          type={effect.into}
          onPick={(into) => into && onChange({ ...effect, into })}
        />
      )}
    </>
  );
}
