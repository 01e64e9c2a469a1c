import { PictureInPicture2 } from 'lucide-react';
import { use } from 'react';
import { touchScreen } from '#app/browser/media.ts';
import { openSmallWindow } from '#app/browser/smallWindow.ts';
import { readStored, writeStored } from '#app/browser/storage.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { formatEntry } from '#app/state/entry.ts';
import { session } from '#app/state/session.ts';
import { windowId, windowKey } from '#app/state/windowId.ts';
import { Button } from '#app/ui/controls/Button.tsx';
import { NavigationContext } from '#app/ui/controls/Link.tsx';
import { formatAddress } from '#core/links/link.ts';
import { calculators } from '#core/links/registry.ts';

const icon = <PictureInPicture2 aria-hidden />;

/** Returns the id of this page's small window; a new one if none is open. */
function getId(): string {
  const id = readStored('session', windowKey);
  return typeof id === 'string' ? id : Math.random().toString(36).slice(2);
}

/** Loads the code that keeps this page and the window alike. */
async function follow(id: string): Promise<void> {
  const { followSmallWindow } = await import('#app/state/followWindow.ts');
  await followSmallWindow(id, false);
}

/** Opens the current calculator in a small window, which then follows this page, and this page it. Phones have no such windows. */
export function PopOutButton() {
  const { t } = useTranslation();
  const { basePath } = use(NavigationContext);
  if (windowId || touchScreen.matches()) return null;

  async function popOut(): Promise<void> {
    const id = getId();
    const entry = session.getCurrent();
    if (!entry) return;
    // The button is beside an answer, whose address has picks.
    const address = formatAddress(
      basePath + calculators[entry.calculator].path,
      formatEntry(entry),
    );
    writeStored('session', windowKey, id);
    follow(id).catch(console.warn);
    const isOpen = await openSmallWindow(`${address}&view=small-${id}`, `countertype-${id}`);
    if (!isOpen) session.notices.showOnEveryScreen({ message: t('popOut.blocked') });
  }

  return (
    <Button onClick={popOut}>
      {icon}
      <span>{t('popOut.open')}</span>
    </Button>
  );
}
