import { formatMultiplier } from '#i18n/multiplier.ts';
import { formatLabeled } from '#i18n/punctuation.ts';
import { useTranslation } from '#i18n/useTranslation.ts';
import type { OwnGameImport } from '#ownGame/import/readOwnGame.ts';
import type { RowSide } from '#ownGame/import/tables/rowSide.ts';
import { maxGameNameLength } from '#ownGame/sourceGame.ts';
import { ButtonRow } from '#ui/ButtonRow.tsx';
import { Choice } from '#ui/Choice.tsx';
import { Toggle } from '#ui/Toggle.tsx';
import { BaseSelect } from '#widgets/BaseSelect.tsx';
import { useNames } from '#widgets/names/names.ts';
import { ShortTextField } from './ShortTextField.tsx';
import { type ImportChoices, resolveBase, resolveOnlyOwnPokemon } from './useImportedGame.ts';

/** Shows the fields for what the player can change in a game before its import. */
export function ImportedGameFields({
  game,
  choices,
  onChange,
}: {
  game: OwnGameImport;
  choices: ImportChoices;
  onChange: (changes: ImportChoices) => void;
}) {
  const { t } = useTranslation();
  const hasOnlyOwnPokemon = resolveOnlyOwnPokemon(game, choices);
  return (
    <>
      {game.matrix && game.matrix.preview.length > 0 && (
        <MatrixRowsSelect matrix={game.matrix} onPick={(rows) => onChange({ rows })} />
      )}
      <ShortTextField
        label={t('importGame.name')}
        value={choices.name ?? game.name ?? t('importGame.unnamed')}
        maxLength={maxGameNameLength}
        onChange={(name) => onChange({ name })}
      />
      <BaseSelect
        label={t('importGame.base')}
        value={resolveBase(game, choices)}
        onPick={(base) => onChange({ base })}
      />
      {game.pokemon.length > 0 && (
        <ButtonRow>
          <Toggle
            pressed={hasOnlyOwnPokemon}
            onClick={() => onChange({ hasOnlyOwnPokemon: !hasOnlyOwnPokemon })}
          >
            {t('importGame.onlyOwn')}
          </Toggle>
        </ButtonRow>
      )}
    </>
  );
}

/** Asks which side the rows of a table are, with two matchups to check the answer. */
function MatrixRowsSelect({
  matrix: { rows, preview },
  onPick,
}: {
  matrix: NonNullable<OwnGameImport['matrix']>;
  onPick: (rows: RowSide) => void;
}) {
  const { t, language } = useTranslation();
  const { formatList } = useNames();
  const examples = preview.map(({ attacking, defending, factor }) =>
    formatLabeled(`${attacking} → ${defending}`, formatMultiplier(factor, language), language),
  );
  return (
    <Choice
      label={t('importGame.rows')}
      hint={formatList(examples)}
      options={['attacking', 'defending']}
      value={rows}
      getLabel={(side) => t(`importGame.${side}`)}
      onPick={onPick}
    />
  );
}
