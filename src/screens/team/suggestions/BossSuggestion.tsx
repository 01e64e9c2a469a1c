import { Crown } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '#i18n/useTranslation.ts';
import type { Member } from '#links/team.ts';
import type { Team } from '#screens/team/useTeam.ts';
import { Button } from '#ui/Button.tsx';
import { lazyComponent } from '#ui/lazyComponent.ts';
import { LazyPart } from '#widgets/LazyPart.tsx';

const NextBoss = lazyComponent('NextBoss', () => import('./NextBoss.tsx'));

const icon = <Crown aria-hidden />;

/** Shows a button that opens what to add against the next boss of the game in use, below it. */
export function BossSuggestion({ team, onAdd }: { team: Team; onAdd: (member: Member) => void }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {icon}
        <span>{t('bosses.against')}</span>
      </Button>
      <LazyPart>{isOpen && <NextBoss team={team} onAdd={onAdd} />}</LazyPart>
    </>
  );
}
