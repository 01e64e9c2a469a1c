import { PictureInPicture2 } from 'lucide-react';
import { use, useEffect, useState } from 'react';
import { touchScreen } from '#browser/media.ts';
import { openSmallWindow } from '#browser/smallWindow.ts';
import { readStored, writeStored } from '#browser/storage.ts';
import { useTranslation } from '#i18n/useTranslation.ts';
import { formatAddress } from '#links/link.ts';
import { calculators } from '#links/registry.ts';
import { formatEntry } from '#session/entry.ts';
import { followWindow } from '#session/followWindow.ts';
import { session } from '#session/session.ts';
import { windowId } from '#session/windowId.ts';
import { Button } from '#ui/Button.tsx';
import { NavigationContext } from '#ui/Link.tsx';

const icon = <PictureInPicture2 aria-hidden />;

/** The key in the session storage of the id of this tab's small window. */
const storedKey = 'window';

function readId(): string | undefined {
  const id = readStored('session', storedKey);
  return typeof id === 'string' ? id : undefined;
}

/** Opens the current calculator in a small window, which then follows this page, and this page it. Phones have no such windows. */
export function PopOutButton() {
  const { t } = useTranslation();
  const { basePath, navigate } = use(NavigationContext);
  const [id, setId] = useState(readId);
  useEffect(() => {
    if (id && !windowId) followWindow(id, navigate);
  }, [id, navigate]);
  if (windowId || touchScreen.matches()) return null;

  async function popOut(): Promise<void> {
    const newId = id ?? Math.random().toString(36).slice(2);
    writeStored('session', storedKey, newId);
    setId(newId);
    const entry = session.getCurrent();
    if (!entry) return;
    // The button is beside an answer, whose address has picks.
    const address = formatAddress(
      basePath + calculators[entry.calculator].path,
      formatEntry(entry),
    );
    const isOpen = await openSmallWindow(`${address}&view=small-${newId}`, `countertype-${newId}`);
    if (!isOpen) session.notices.showOnEveryScreen({ message: t('popOut.blocked') });
  }

  return (
    <Button onClick={popOut}>
      {icon}
      <span>{t('popOut.open')}</span>
    </Button>
  );
}
