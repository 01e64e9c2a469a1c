import { Crown } from 'lucide-react';
import { use, useState } from 'react';
import { useTranslation } from '#i18n/useTranslation.ts';
import { emptyBattle, formatBattle } from '#links/battle.ts';
import { formatLink } from '#links/link.ts';
import { calculators } from '#links/registry.ts';
import type { Team } from '#screens/team/useTeam.ts';
import { Button } from '#ui/Button.tsx';
import { NavigationContext } from '#ui/Link.tsx';
import { lazyComponent } from '#ui/lazyComponent.ts';
import { LazyPart } from '#widgets/LazyPart.tsx';

const BossSheet = lazyComponent('BossSheet', () => import('#features/BossSheet.tsx'));

const icon = <Crown aria-hidden />;

/** Shows a button that opens the bosses of the story; the chosen one opens Battle, with what to add against it. */
export function BossSuggestion({ team }: { team: Team }) {
  const { t } = useTranslation();
  const { navigate } = use(NavigationContext);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {icon}
        <span>{t('bosses.against')}</span>
      </Button>
      <LazyPart>
        {isOpen && (
          <BossSheet
            resolver={team}
            onChoose={(game, { id }) => {
              const us = team.resolvedMembers.map(({ state }) => state);
              const state = formatBattle({ ...emptyBattle, us, boss: { game, id } });
              navigate(`${calculators.battle.path}?${formatLink(state, team.settings)}`);
            }}
            onClose={() => setOpen(false)}
          />
        )}
      </LazyPart>
    </>
  );
}
