import { X } from 'lucide-react';
import { useText } from '#i18n/text.ts';
import { Button } from '#ui/Button.tsx';
import styles from './TriedBar.module.css';
import { useDangers } from './words.ts';

/** Where the table is out of sight: who is tried out and what that changes, to be added or ended. */
export function TriedBar({
  name,
  dangers,
  onAdd,
  onEnd,
}: {
  name: string;
  dangers: readonly [number, number];
  onAdd: () => void;
  onEnd: () => void;
}) {
  const { text } = useText();
  const changed = useDangers()(dangers);
  return (
    <div className={styles.bar}>
      <p>
        <strong translate="no">{name}</strong>
        <span>{changed}</span>
      </p>
      <Button primary aria-label={text('team.suggest.addNamed', { name })} onClick={onAdd}>
        {text('team.suggest.add')}
      </Button>
      <Button quiet aria-label={text('shell.close')} onClick={onEnd}>
        <X aria-hidden />
      </Button>
    </div>
  );
}
