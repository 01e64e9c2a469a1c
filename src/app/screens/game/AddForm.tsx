import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { ShortTextField } from '#app/parts/frame/ShortTextField.tsx';
import { Button } from '#app/ui/controls/Button.tsx';
import styles from './AddForm.module.css';

/** Shows a field for the name of something new, and a button that adds it. */
export function AddForm({
  label,
  maxLength,
  isName,
  onAdd,
}: {
  label: string;
  /** In code points. */
  maxLength: number;
  isName: (text: string) => boolean;
  onAdd: (name: string) => void;
}) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  // A field with the focus keeps its text; a new key empties it.
  const [count, setCount] = useState(0);
  const name = text.trim();
  return (
    <form
      className={styles.add}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isName(name)) return;
        onAdd(name);
        setText('');
        setCount(count + 1);
      }}
    >
      <ShortTextField
        key={count}
        autoFocus={count > 0}
        label={label}
        value={text}
        autoComplete="off"
        maxLength={maxLength}
        onChange={setText}
      />
      <Button type="submit" disabled={!isName(name)}>
        <Plus aria-hidden />
        <span>{t('game.add')}</span>
      </Button>
    </form>
  );
}
