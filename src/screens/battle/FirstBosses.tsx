import type { Ruleset } from '#engine/ruleset.ts';
import { useBosses } from '#features/bosses/useBosses.ts';
import { useBossText } from '#features/bosses/useBossText.ts';
import type { Notices } from '#features/useNotices.ts';
import { useTranslation } from '#i18n/useTranslation.ts';
import { SummaryRow } from '#widgets/SummaryRow.tsx';
import { BattleExamples } from './BattleExamples.tsx';
import { BossButton } from './BossButton.tsx';
import type { Battle } from './useBattle.ts';
import { useFaceBoss } from './useFaceBoss.ts';

/** The number of bosses that an empty battle offers, each another trainer. */
const maxExamples = 2;

/** Offers the first bosses of the game in use, or the usual examples if they are not known. */
export function FirstBosses({
  battle,
  notices,
  game,
  onPick,
}: {
  battle: Battle;
  notices: Notices;
  game: Ruleset;
  onPick: Parameters<typeof BattleExamples>[0]['onPick'];
}) {
  const { t } = useTranslation();
  const { state, bosses, names } = useBosses(game);
  const { bossName, shortDetails } = useBossText(game, names, battle.findPokemon);
  const face = useFaceBoss(battle, notices);
  if (state === 'pending' || battle.pokedexState === 'pending')
    return <p role="status">{t('shell.loading')}</p>;
  if (bosses.length === 0 || battle.pokedexState === 'failed')
    return <BattleExamples battle={battle} onPick={onPick} />;

  const firstBosses = bosses
    .filter(({ trainer }, index) => bosses.findIndex((each) => each.trainer === trainer) === index)
    .slice(0, maxExamples);
  return (
    <>
      <ul>
        {firstBosses.map((boss) => (
          <li key={boss.id}>
            <SummaryRow
              onClick={() => face(game, boss, bossName(boss), true)}
              name={<span translate="no">{bossName(boss)}</span>}
              details={<span>{shortDetails(boss).join(' · ')}</span>}
              icons={null}
            />
          </li>
        ))}
      </ul>
      <BossButton battle={battle} notices={notices} />
    </>
  );
}
