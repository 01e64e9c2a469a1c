import { useTranslation } from '#app/i18n/useTranslation.ts';
import { useBosses } from '#app/parts/bosses/useBosses.ts';
import { useBossText } from '#app/parts/bosses/useBossText.ts';
import { useHiddenBosses } from '#app/parts/bosses/useHiddenBosses.ts';
import { useStarter } from '#app/parts/bosses/useStarter.ts';
import type { Notices } from '#app/parts/frame/useNotices.ts';
import { BattleExamples } from '#app/screens/battle/BattleExamples.tsx';
import type { Battle } from '#app/screens/battle/useBattle.ts';
import { SummaryRow } from '#app/typeUi/SummaryRow.tsx';
import { storyFor } from '#core/bosses/listBosses.ts';
import type { Ruleset } from '#core/rulesets/ruleset.ts';
import { BossButton } from './BossButton.tsx';
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
  const { starter } = useStarter(game, bosses);
  const face = useFaceBoss(battle, notices);
  const { reveal } = useHiddenBosses(game);
  if (state === 'pending' || battle.pokedexState === 'pending')
    return <p role="status">{t('shell.loading')}</p>;
  if (bosses.length === 0 || battle.pokedexState === 'failed')
    return <BattleExamples battle={battle} onPick={onPick} />;

  // A rival with the team for another starter is nobody that this player meets.
  const story = storyFor(bosses, starter);
  const firstBosses = story
    .filter(({ trainer }, index) => story.findIndex((each) => each.trainer === trainer) === index)
    .slice(0, maxExamples);
  return (
    <>
      <ul>
        {firstBosses.map((boss) => (
          <li key={boss.id}>
            <SummaryRow
              onClick={() => {
                reveal(boss);
                face(game, boss, bossName(boss), true);
              }}
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
