import { Combobox } from '@base-ui/react/combobox';
import { X } from 'lucide-react';
import { type ReactNode, startTransition, useLayoutEffect, useMemo, useRef } from 'react';
import styles from './SearchBox.module.css';
import { SearchFrame } from './SearchFrame.tsx';
import { Unseen } from './Unseen.tsx';

/**
 * A text field with the best matches below it. Heavy, for what is hard to get right: keyboard,
 * input methods and screen readers; so it is loaded when needed.
 */
export function SearchBox<Item extends { id: string }>({
  label,
  placeholder,
  maxLength,
  typed,
  found,
  picked,
  autoFocus,
  nameOf,
  itemOf,
  bestOf,
  beside,
  says,
  none,
  forget,
  onType,
  onPick,
  onForget,
}: {
  label: string;
  placeholder: string;
  /** The most letters that can be typed. */
  maxLength: number;
  /** What the player typed since the last pick; it may be a letter behind the field. */
  typed: string | undefined;
  /** What was found for it. */
  found: readonly Item[];
  picked: Item | undefined;
  autoFocus: boolean;
  nameOf: (item: Item) => string;
  /** Another function when the items are to look differently. */
  itemOf: (item: Item) => ReactNode;
  /** The best match of all for a text. */
  bestOf: (typed: string) => Item | undefined;
  /** Stands at the end of the field while something is picked. */
  beside: ReactNode;
  /** How many were found, for who cannot see them. */
  says: string;
  none: string;
  forget: string;
  onType: (typed: string | undefined) => void;
  onPick: (item: Item) => void;
  onForget: () => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  const highlighted = useRef<Item>(undefined);
  const name = picked ? nameOf(picked) : '';

  // The text is the browser's own, not the library's: no letter waits for what follows from it.
  useLayoutEffect(() => {
    if (typed === undefined && input.current) input.current.value = name;
  }, [typed, name]);

  function rest(): void {
    if (input.current) input.current.value = name;
    onType(undefined);
  }

  // Until the matches of a letter come, those of the last one stay as they are.
  const matches = useMemo(
    () =>
      found.map((item, index) => (
        <Combobox.Item key={item.id} index={index} value={item} className={styles.item}>
          {itemOf(item)}
        </Combobox.Item>
      )),
    [found, itemOf],
  );

  function pick(item: Item): void {
    rest();
    onPick(item);
  }

  return (
    <Combobox.Root<Item>
      items={found}
      filter={null}
      value={picked ?? null}
      onValueChange={(item) => {
        if (item) pick(item);
      }}
      onItemHighlighted={(item) => {
        highlighted.current = item;
      }}
      inputValue={typed ?? name}
      onInputValueChange={(value, { reason }) => {
        if (reason !== 'input-change') return;
        highlighted.current = undefined;
        startTransition(() => onType(value));
      }}
      open={typed !== undefined && typed.trim() !== ''}
      onOpenChange={(open) => {
        if (!open) rest();
      }}
      itemToStringLabel={nameOf}
      autoHighlight
    >
      <Combobox.InputGroup render={<SearchFrame />}>
        <Combobox.Input
          aria-keyshortcuts="f"
          ref={input}
          render={<input value={undefined} defaultValue={name} />}
          autoFocus={autoFocus}
          aria-label={label}
          placeholder={placeholder}
          maxLength={maxLength}
          className={styles.input}
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="done"
          onFocus={(event) => event.currentTarget.select()}
          onClick={(event) => typed === undefined && event.currentTarget.select()}
          onBlur={rest}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            const { value } = event.currentTarget;
            const isTyped = typed !== undefined || value !== name;
            if (!isTyped || value === '') return;
            // Quick fingers press Enter before the list has followed what they typed.
            const seen = typed === value && found.find(({ id }) => id === highlighted.current?.id);
            const item = seen || bestOf(value);
            event.preventBaseUIHandler();
            if (item) pick(item);
          }}
        />
        {picked && (
          <>
            <span className={styles.beside}>{beside}</span>
            <button
              type="button"
              className={styles.forget}
              aria-label={forget}
              onClick={() => {
                onForget();
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
            <Combobox.Status render={<Unseen />}>{says}</Combobox.Status>
            <Combobox.Empty>
              <p className={styles.empty}>{none}</p>
            </Combobox.Empty>
            <Combobox.List>{matches}</Combobox.List>
          </Combobox.Popup>
        </Combobox.Positioner>
      </Combobox.Portal>
    </Combobox.Root>
  );
}
