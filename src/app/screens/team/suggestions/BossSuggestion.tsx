import { Crown } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { Team } from '#app/screens/team/useTeam.ts';
import { LazyPart } from '#app/typeUi/LazyPart.tsx';
import { Button } from '#app/ui/controls/Button.tsx';
import { lazyComponent } from '#app/ui/lazyComponent.ts';
import type { Member } from '#core/links/team.ts';

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
