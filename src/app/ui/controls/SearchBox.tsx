import { Combobox } from '@base-ui/react/combobox';
import { X } from 'lucide-react';
import { type ReactNode, startTransition, useLayoutEffect, useMemo, useRef } from 'react';
import { touchScreen } from '#app/browser/media.ts';
import { useFirstMatches } from '#app/ui/useFirstMatches.ts';
import { VisuallyHidden } from '#app/ui/VisuallyHidden.tsx';
import styles from './SearchBox.module.css';
import { SearchBoxFrame } from './SearchBoxSkeleton.tsx';

/** The `keyCode` of every key that an input method handles. */
const imeKeyCode = 229;

/**
 * A text field with the best matches below it. It is lazy-loaded, because the library that handles
 * keyboard, input methods and screen readers is heavy.
 */
export function SearchBox<Item extends { id: string }>({
  label,
  placeholder,
  maxLength,
  inputText,
  matches,
  selectedItem,
  autoFocus = false,
  keepsFocus,
  getLabel,
  renderItem,
  getBestMatch,
  trailing,
  statusText,
  emptyText,
  clearLabel = '',
  onFocus,
  onInputTextChange,
  onPick,
  onClear,
}: {
  label: string;
  placeholder: string;
  /** The maximum length of the typed text, in characters. */
  maxLength: number;
  /** The text typed since the last pick; the field may already have another letter. */
  inputText: string | undefined;
  /** The matches of that text. */
  matches: readonly Item[];
  selectedItem?: Item | undefined;
  autoFocus?: boolean;
  /** Whether the keyboard of a touch screen stays open after a pick. */
  keepsFocus: boolean;
  getLabel: (item: Item) => string;
  /** A new function renders all items again. */
  renderItem: (item: Item) => ReactNode;
  /** The best match of a text. */
  getBestMatch: (inputText: string) => Item | undefined;
  /** Shown at the end of the field while an item is picked. */
  trailing?: ReactNode;
  /** The number of matches, for screen readers. */
  statusText: string;
  emptyText: string;
  /** The name of the button that clears the picked item. */
  clearLabel?: string;
  onFocus?: () => void;
  onInputTextChange: (inputText: string | undefined) => void;
  onPick: (item: Item) => void;
  onClear?: () => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  const highlighted = useRef<Item>(undefined);
  const name = selectedItem ? getLabel(selectedItem) : '';

  // The input is uncontrolled, so that letters appear before the render.
  useLayoutEffect(() => {
    if (inputText === undefined && input.current) input.current.value = name;
  }, [inputText, name]);

  function resetText(): void {
    if (input.current) input.current.value = name;
    onInputTextChange(undefined);
  }

  const visibleMatches = useFirstMatches(matches);
  // Memoized, so that typing a letter does not render the previous matches again.
  const options = useMemo(
    () =>
      visibleMatches.map((item, index) => (
        <Combobox.Item key={item.id} index={index} value={item} className={styles.item}>
          {renderItem(item)}
        </Combobox.Item>
      )),
    [visibleMatches, renderItem],
  );

  function pick(item: Item): void {
    resetText();
    onPick(item);
    if (!touchScreen.matches()) return;
    // After the list has closed: opens the keyboard on the screen for the next pick, or closes it.
    setTimeout(() => (keepsFocus ? input.current?.focus() : input.current?.blur()));
  }

  return (
    <Combobox.Root<Item>
      items={visibleMatches}
      filter={null}
      value={selectedItem ?? null}
      onValueChange={(item) => {
        if (item) pick(item);
      }}
      onItemHighlighted={(item) => {
        highlighted.current = item;
      }}
      inputValue={inputText ?? name}
      onInputValueChange={(value, { reason }) => {
        if (reason !== 'input-change') return;
        highlighted.current = undefined;
        startTransition(() => onInputTextChange(value));
      }}
      open={inputText !== undefined && inputText.trim() !== ''}
      onOpenChange={(open) => {
        if (!open) resetText();
      }}
      itemToStringLabel={getLabel}
      autoHighlight
    >
      <Combobox.InputGroup render={<SearchBoxFrame />}>
        <Combobox.Input
          aria-keyshortcuts="f"
          ref={input}
          render={<input value={undefined} defaultValue={inputText ?? name} />}
          autoFocus={autoFocus}
          aria-label={label}
          placeholder={placeholder}
          maxLength={maxLength}
          className={styles.input}
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="done"
          onFocus={(event) => {
            event.currentTarget.select();
            onFocus?.();
          }}
          onClick={(event) => inputText === undefined && event.currentTarget.select()}
          onBlur={resetText}
          onKeyDown={(event) => {
            const { key, isComposing, keyCode } = event.nativeEvent;
            // Safari ends the composition before the Enter that confirms it: https://bugs.webkit.org/show_bug.cgi?id=165004
            if (key !== 'Enter' || isComposing || keyCode === imeKeyCode) return;
            const { value } = event.currentTarget;
            const isTyped = inputText !== undefined || value !== name;
            if (!isTyped || value === '') return;
            // Fast typists press Enter before the list is up to date.
            const highlightedMatch =
              inputText === value && matches.find(({ id }) => id === highlighted.current?.id);
            const item = highlightedMatch || getBestMatch(value);
            event.preventBaseUIHandler();
            // The key would press the button to which the pick moves the focus.
            event.preventDefault();
            if (item) pick(item);
          }}
        />
        {selectedItem && (
          <>
            <span className={styles.trailing}>{trailing}</span>
            <button
              type="button"
              className={styles.clear}
              aria-label={clearLabel}
              onClick={() => {
                onClear?.();
                input.current?.focus();
              }}
            >
              <X aria-hidden width={18} height={18} />
            </button>
          </>
        )}
      </Combobox.InputGroup>
      <Combobox.Portal>
        <Combobox.Positioner className={styles.positioner} sideOffset={6}>
          <Combobox.Popup className={styles.popup}>
            <Combobox.Status render={<VisuallyHidden />}>{statusText}</Combobox.Status>
            <Combobox.Empty>
              {/* Without a text there are no matches, and screen readers would announce it after a pick. */}
              {inputText !== undefined && <p className={styles.empty}>{emptyText}</p>}
            </Combobox.Empty>
            <Combobox.List>{options}</Combobox.List>
          </Combobox.Popup>
        </Combobox.Positioner>
      </Combobox.Portal>
    </Combobox.Root>
  );
}
