import { Package } from 'lucide-react';
import { use } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { buttonClassName } from '#app/ui/controls/Button.tsx';
import { Link } from '#app/ui/controls/Link.tsx';
import { CloseSheetContext } from '#app/ui/Sheet.tsx';

/** Leads from a sheet to the Pokémon that the player owns; it stays if the sheet has something that is not saved. */
export function BoxLink() {
  const { t } = useTranslation();
  const closeSheet = use(CloseSheetContext);
  return (
    <Link
      to="/box/"
      className={buttonClassName}
      onClick={(event) => {
        if (!closeSheet()) event.preventDefault();
      }}
    >
      <Package aria-hidden />
      <span>{t('pages.box.title')}</span>
    </Link>
  );
}
