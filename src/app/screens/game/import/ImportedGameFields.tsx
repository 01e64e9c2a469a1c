import { formatMultiplier } from '#app/i18n/multiplier.ts';
import { formatLabeled } from '#app/i18n/punctuation.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { ShortTextField } from '#app/parts/frame/ShortTextField.tsx';
import { BaseSelect } from '#app/typeUi/BaseSelect.tsx';
import { useNames } from '#app/typeUi/names/names.ts';
import { ButtonRow } from '#app/ui/controls/ButtonRow.tsx';
import { Choice } from '#app/ui/controls/Choice.tsx';
import { Toggle } from '#app/ui/controls/Toggle.tsx';
import type { ImportChoices, ImportedGame } from '#core/ownGames/import/importedGame.ts';
import type { RowSide } from '#core/ownGames/import/tables/rowSide.ts';
import { maxGameNameLength } from '#core/ownGames/sourceGame.ts';
/** Shows the fields for what the player can change in a game before its import. */
export function ImportedGameFields({
  game,
  name,
  choices,
  onRename,
  onChange,
}: {
  game: ImportedGame;
  name: string;
  choices: ImportChoices;
  onRename: (name: string) => void;
  onChange: (changes: ImportChoices) => void;
}) {
  const { t } = useTranslation();
  const { base, hidesTeams, hasOnlyOwnPokemon } = { ...game.defaults, ...choices };
  return (
    <>
      {game.matrix && game.matrix.preview.length > 0 && (
        <MatrixRowsSelect matrix={game.matrix} onPick={(rows) => onChange({ rows })} />
      )}
      <ShortTextField
        label={t('importGame.name')}
        value={name}
        maxLength={maxGameNameLength}
        onChange={onRename}
      />
      <BaseSelect
        label={t('importGame.base')}
        value={base}
        onPick={(newBase) => onChange({ base: newBase })}
      />
      {(game.pokemonCount > 0 || game.hasOpponents) && (
        <ButtonRow>
          {game.hasOpponents && (
            <Toggle pressed={hidesTeams} onClick={() => onChange({ hidesTeams: !hidesTeams })}>
              {t('importGame.hideTeams')}
            </Toggle>
          )}
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
  matrix: NonNullable<ImportedGame['matrix']>;
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
