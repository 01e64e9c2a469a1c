import { type ReactNode, useSyncExternalStore } from 'react';
import { narrowScreen } from '#browser/media.ts';
import { DisclosureLabel } from './DisclosureLabel.tsx';

/** A part that is folded on a phone at first, and always open on a wider screen. */
export function PhoneDisclosure({ label, children }: { label: string; children: ReactNode }) {
  const isNarrow = useSyncExternalStore(narrowScreen.subscribe, narrowScreen.matches);
  if (!isNarrow) return children;
  return (
    <details>
      <summary>
        <DisclosureLabel label={label} />
      </summary>
      {children}
    </details>
  );
}
