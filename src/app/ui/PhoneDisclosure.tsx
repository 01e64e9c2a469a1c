import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { narrowScreen } from '#app/browser/media.ts';
import { DisclosureLabel } from '#app/ui/controls/DisclosureLabel.tsx';

/** A disclosure that is closed, and empty, at first on a phone; on a wider screen only its content. */
export function PhoneDisclosure({ label, children }: { label: string; children: ReactNode }) {
  const isNarrow = useSyncExternalStore(narrowScreen.subscribe, narrowScreen.matches);
  const [hasContent, setHasContent] = useState(false);
  if (!isNarrow) return children;
  return (
    <details onToggle={({ currentTarget }) => currentTarget.open && setHasContent(true)}>
      <summary>
        <DisclosureLabel label={label} />
      </summary>
      {hasContent && children}
    </details>
  );
}
