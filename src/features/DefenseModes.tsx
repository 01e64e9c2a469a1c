import { memo } from 'react';
import { Link } from 'wouter';
import { useText } from '#i18n/text.ts';
import { Segments } from '#ui/Segments.tsx';

/** The ways between one defender and a team; remembered, for no tap on a screen changes them. */
export const DefenseModes = memo(function DefenseModes({ here }: { here: 'solo' | 'team' }) {
  const { text } = useText();
  return (
    <Segments label={text('defense.mode')}>
      <Link to="/defense/" aria-current={here === 'solo' ? 'page' : undefined}>
        {text('defense.solo')}
      </Link>
      <Link to="/defense/team/" aria-current={here === 'team' ? 'page' : undefined}>
        {text('defense.team')}
      </Link>
    </Segments>
  );
});
