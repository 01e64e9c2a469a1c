import { type ReactNode, useSyncExternalStore } from 'react';
import { narrowScreen } from '#app/browser/media.ts';
import { DisclosureLabel } from '#app/ui/controls/DisclosureLabel.tsx';

/** A disclosure that is closed at first on a phone; on a wider screen only its content. */
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
