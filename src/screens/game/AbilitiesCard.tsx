import { Trash2 } from 'lucide-react';
import type { OwnAbilityEffect, OwnGame, OwnGameAbility } from '#engine/ownGame.ts';
import { formatLabeled } from '#i18n/punctuation.ts';
import { useTranslation } from '#i18n/useTranslation.ts';
import { maxAbilityEffects, maxOwnAbilities } from '#ownGame/abilityText.ts';
import { addAbility, changeAbility, removeAbility } from '#ownGame/ruleEdits.ts';
import { maxTypeNameLength } from '#ownGame/sourceGame.ts';
import { isTypeName } from '#ownGame/typeName.ts';
import { truncate } from '#pokedex/inputText.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { Field } from '#ui/Field.tsx';
import { Select } from '#ui/Select.tsx';
import styles from './AbilitiesCard.module.css';
import { AddForm } from './AddForm.tsx';
import { FactorField } from './CellPanel.tsx';
import { Row, Rows, RowTools } from './Rows.tsx';
import { TypeSelect } from './TypeSelect.tsx';
import type { Editor } from './useEditor.ts';

const kinds = ['takes', 'turns'] as const;

/** The abilities that the game adds, each with rows that say what it does. */
export function AbilitiesCard({ editor: { game, change } }: { editor: Editor }) {
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
      <Rows>
        {abilities.map((ability) => (
          <AbilityRow
            key={ability.id}
            game={game}
            ability={ability}
            onChange={(next, field) => change((before) => changeAbility(before, next), field)}
            onRemove={() => change((before) => removeAbility(before, ability.id))}
          />
        ))}
      </Rows>
    </Card>
  );
}

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
  const { t, language } = useTranslation();
  const { name, effects } = ability;
  const firstType = game.chart.types[0]!;
  const setEffects = (next: readonly OwnAbilityEffect[], field?: string) =>
    onChange({ ...ability, effects: next }, field);
  return (
    <Row aria-label={name}>
      <Field
        label={t('game.name')}
        value={name}
        truncate={(text) => truncate(text, maxTypeNameLength)}
        onChange={(text) => {
          const next = text.trim();
          if (isTypeName(next)) onChange({ ...ability, name: next }, `name of ${ability.id}`);
        }}
      />
      <RowTools>
        <Button
          quiet
          aria-label={formatLabeled(t('game.remove'), name, language)}
          onClick={onRemove}
        >
          <Trash2 aria-hidden />
        </Button>
      </RowTools>
      <ul className={styles.effects}>
        {effects.map((effect, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an ability may have two equal effects
          <Row key={index}>
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
          </Row>
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
    </Row>
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
      <Select
        label={t('game.effect')}
        value={effect.kind}
        onChange={({ target }) => {
          const other = game.chart.types.find((each) => each !== type) ?? type;
          onChange(
            target.value === 'turns'
              ? { kind: 'turns', from: type, into: other }
              : { kind: 'takes', type, factor: 0.5 },
          );
        }}
      >
        {kinds.map((kind) => (
          <option key={kind} value={kind}>
            {t(`game.effects.${kind}`)}
          </option>
        ))}
      </Select>
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
