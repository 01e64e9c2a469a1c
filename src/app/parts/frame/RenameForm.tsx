import { Check } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { cleanTeamName, maxTeamNameLength } from '#app/state/saved/teamName.ts';
import { Button } from '#app/ui/controls/Button.tsx';
import { ButtonRow } from '#app/ui/controls/ButtonRow.tsx';
import styles from './RenameForm.module.css';
import { ShortTextField } from './ShortTextField.tsx';

/** Shows a form that renames what is saved, with other buttons beside that of the form. */
export function RenameForm({
  label,
  name,
  autoFocus = false,
  onRename,
  children,
}: {
  /** The label of the field. */
  label: string;
  name: string;
  autoFocus?: boolean;
  /** Called with the name in the field; undefined if it is empty or the present one. */
  onRename: (newName: string | undefined) => void;
  /** The other buttons. */
  children: ReactNode;
}) {
  const { t } = useTranslation();
  const [text, setText] = useState(name);
  const newName = cleanTeamName(text);
  return (
    <form
      data-unsaved={newName !== name || undefined}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        onRename(newName === '' || newName === name ? undefined : newName);
      }}
    >
      <ShortTextField
        autoFocus={autoFocus}
        label={label}
        value={text}
        maxLength={maxTeamNameLength}
        autoComplete="off"
        spellCheck={false}
        onChange={setText}
      />
      <ButtonRow>
        <Button type="submit">
          <Check aria-hidden />
          <span>{t('team.saved.rename')}</span>
        </Button>
        {children}
      </ButtonRow>
    </form>
  );
}
