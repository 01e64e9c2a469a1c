import {
  type ClipboardEvent,
  type ComponentProps,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { Status } from '#app/ui/Status.tsx';
import styles from './Field.module.css';

/** A one-line text field with a label; while it has focus, it shows the text as typed. */
export function Field({
  label,
  value,
  truncate = (text) => text,
  limitText,
  onChange,
  ...props
}: Omit<ComponentProps<'input'>, 'value' | 'onChange'> & {
  label: string;
  value: string;
  /** Shortens a typed text to its maximum length. */
  truncate?: (text: string) => string;
  /** Below the field after a text was shortened. */
  limitText?: string;
  onChange: (text: string) => void;
}) {
  const id = useId();
  const [draft, setDraft] = useState<string>();
  const [isCut, setCut] = useState(false);
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <input
        id={id}
        className={styles.input}
        value={draft ?? value}
        onChange={({ target }) => {
          const text = truncate(target.value);
          setDraft(text);
          setCut(text !== target.value);
          onChange(text);
        }}
        onBlur={() => setDraft(undefined)}
        {...props}
      />
      {limitText !== undefined && <Status>{isCut && limitText}</Status>}
    </div>
  );
}

/** Maximum number of characters in the text area; 1 MB would block a phone for seconds. */
const maxVisibleLength = 50_000;

/** Minimum length of a pasted text that is set as the value, which is then faster than the browser. */
const minLongPasteLength = 2_000;

/**
 * A text area with a label. It shows only the first `maxVisibleLength` characters; an edit keeps the
 * rest, unless it replaces all that is visible.
 */
export function TextArea({
  label,
  value,
  onChange,
  ...props
}: Omit<ComponentProps<'textarea'>, 'value' | 'onChange'> & {
  label: string;
  value: string;
  onChange?: (text: string) => void;
}) {
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const isAllSelected = useRef(false);
  const hiddenText = value.slice(maxVisibleLength);

  useEffect(() => {
    const element = area.current;
    function readSelection(): void {
      isAllSelected.current =
        element?.selectionStart === 0 && element.selectionEnd === element.value.length;
    }
    // React has no event before every edit.
    element?.addEventListener('beforeinput', readSelection);
    return () => element?.removeEventListener('beforeinput', readSelection);
  }, []);

  function pasteLongText(event: ClipboardEvent<HTMLTextAreaElement>): void {
    const pastedText = event.clipboardData.getData('text/plain');
    if (!onChange || pastedText.length < minLongPasteLength) return;
    event.preventDefault();
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    const isAll = selectionStart === 0 && selectionEnd === value.length;
    const end = value.slice(selectionEnd) + (isAll ? '' : hiddenText);
    onChange(value.slice(0, selectionStart) + pastedText + end);
  }

  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <textarea
        id={id}
        translate="no"
        className={`${styles.input} ${styles.area}`}
        ref={area}
        value={value.slice(0, maxVisibleLength)}
        onChange={({ target }) => {
          onChange?.(isAllSelected.current ? target.value : target.value + hiddenText);
          isAllSelected.current = false;
        }}
        onPaste={pasteLongText}
        {...props}
      />
    </div>
  );
}
