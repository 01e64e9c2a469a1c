import { memo } from 'react';
import { useTranslation } from '#i18n/useTranslation.ts';
import { type Calculator, calculatorNames, calculators } from '#links/registry.ts';
import { Link } from '#ui/Link.tsx';
import { SegmentedNav } from '#ui/SegmentedNav.tsx';

/** Shows links between the calculators of the Defense section, such as one defender or a team. */
export const ModeSwitch = memo(function ModeSwitch({ current }: { current: Calculator }) {
  const { t } = useTranslation();
  return (
    <SegmentedNav label={t('defense.mode')}>
      {calculatorNames.map((name) => {
        const row = calculators[name];
        return (
          'mode' in row && (
            <Link key={name} to={row.path} aria-current={name === current ? 'page' : undefined}>
              {t(row.mode)}
            </Link>
          )
        );
      })}
    </SegmentedNav>
  );
});
