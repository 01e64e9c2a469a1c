import { InstallationNotice } from '#app/shell/InstallationNotice.tsx';
import { useShortcuts } from '#app/shell/useShortcuts.ts';
import { Footer } from './Footer.tsx';
import { KeyboardShortcuts } from './KeyboardShortcuts.tsx';

/** The footer of every screen, below the list of shortcuts, whose keys work as soon as it is loaded, and the notices of the installation. */
export function PageFoot({ hasShortcuts }: { hasShortcuts: boolean }) {
  useShortcuts();
  return (
    <>
      <InstallationNotice />
      {hasShortcuts && <KeyboardShortcuts />}
      <Footer />
    </>
  );
}
