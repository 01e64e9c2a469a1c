import { memo } from 'react';
import { type Calculator, calculatorNames, calculators } from '#calculators/registry.ts';
import { useText } from '#i18n/text.ts';
import { Link } from '#ui/Link.tsx';
import { Segments } from '#ui/Segments.tsx';

/** Links between the calculators of the section Defense: one defender, or a team. */
export const ModeSwitch = memo(function ModeSwitch({ current }: { current: Calculator }) {
  const { text } = useText();
  return (
    <Segments label={text('defense.mode')}>
      {calculatorNames.map((name) => {
        const row = calculators[name];
        return (
          'mode' in row && (
            <Link key={name} to={row.path} aria-current={name === current ? 'page' : undefined}>
              {text(row.mode)}
            </Link>
          )
        );
      })}
    </Segments>
  );
});
