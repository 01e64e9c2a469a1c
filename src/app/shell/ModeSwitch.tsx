import { memo } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { Link } from '#app/ui/controls/Link.tsx';
import { SegmentedNav } from '#app/ui/controls/SegmentedNav.tsx';
import { type Mode, modes } from './modes.ts';

/** Shows links between the modes of a tab of the header, such as one defender, a team or a battle. */
export const ModeSwitch = memo(function ModeSwitch({
  current,
  isPage,
}: {
  current: Mode;
  /** Whether the screen is the page of the mode itself, and not a part of it. */
  isPage: boolean;
}) {
  const { t } = useTranslation();
  return (
    <SegmentedNav label={t('defense.mode')}>
      {modes
        .filter(({ section }) => section === current.section)
        .map(({ path, label }) => (
          <Link
            key={path}
            to={path}
            aria-current={path === current.path ? (isPage ? 'page' : 'true') : undefined}
          >
            {t(label)}
          </Link>
        ))}
    </SegmentedNav>
  );
});
