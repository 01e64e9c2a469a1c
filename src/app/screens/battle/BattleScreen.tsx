import { useState, useSyncExternalStore } from 'react';
import { createMediaQuery } from '#app/browser/media.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { CalculatorScreen } from '#app/parts/frame/CalculatorScreen.tsx';
import { ShareButtons } from '#app/parts/frame/ShareButtons.tsx';
import { useLossNotice } from '#app/parts/frame/useLossNotice.ts';
import { useNotices } from '#app/parts/frame/useNotices.ts';
import { Answer } from '#app/screens/battle/answer/Answer.tsx';
import { BattleSuggestions } from '#app/screens/battle/answer/BattleSuggestions.tsx';
import { TeamPreview, TeamPreviewCard } from '#app/screens/battle/preview/TeamPreview.tsx';
import { BossButton } from '#app/screens/battle/sides/BossButton.tsx';
import { FieldCard } from '#app/screens/battle/sides/FieldCard.tsx';
import { OpponentSwitch } from '#app/screens/battle/sides/OpponentSwitch.tsx';
import { SideCard } from '#app/screens/battle/sides/SideCard.tsx';
import { TeamOfLink } from '#app/screens/battle/sides/TeamOfLink.tsx';
import { AnswerCard } from '#app/typeUi/AnswerCard.tsx';
import { LazyPart } from '#app/typeUi/LazyPart.tsx';
import { useNames } from '#app/typeUi/names/names.ts';
import { lazyComponent } from '#app/ui/lazyComponent.ts';
import { useStableCallback } from '#app/ui/useStableCallback.ts';
import { rankAgainst } from '#core/answers/verdict.ts';
import type { BattleSide } from '#core/links/battle.ts';
import { isBossInPlay } from '#core/links/bossLink.ts';
import type { Member } from '#core/links/team.ts';
import type { Game } from '#core/rulesets/game.ts';
import type { Ruleset } from '#core/rulesets/ruleset.ts';
import { gameOf } from '#core/rulesets/ruleset.ts';
import { BattleActions } from './BattleActions.tsx';
import styles from './BattleScreen.module.css';
import type { BattleSheetName } from './BattleSheets.tsx';
import { EmptyBattle } from './EmptyBattle.tsx';
import {
  addMember,
  awaitBoss,
  type BattleUpdate,
  clearBattle,
  importSide,
  removeMember,
  replaceSide,
  swapSides,
} from './updates.ts';
import { type SideMember, useBattle } from './useBattle.ts';

const BossBar = lazyComponent('BossBar', () => import('#app/screens/battle/sides/BossBar.tsx'));
const DoublesAnswer = lazyComponent(
  'DoublesAnswer',
  () => import('#app/screens/battle/doubles/DoublesAnswer.tsx'),
);
const BattleSheets = lazyComponent('BattleSheets', () => import('./BattleSheets.tsx'));

/** Matches a window with room for all opponents beside the answer to one of them. */
const widestScreen = createMediaQuery('(min-width: 100rem)');

/** Shows two teams against each other: the member to send against each opponent, and why. */
export function BattleScreen() {
  const { t } = useTranslation();
  const isWidest = useSyncExternalStore(widestScreen.subscribe, widestScreen.matches);
  const notices = useNotices('battle');
  const [sheet, setSheet] = useState<BattleSheetName>();
  const [pasted, setPasted] = useState<File>();
  const battle = useBattle();
  const { entry, state, update, opponent, ourGridMembers, theirGridMembers } = battle;
  useLossNotice(notices, entry, usePickNames([...battle.us, ...battle.them]));
  const isEmpty = state.us.length + state.them.length === 0;
  const hasDuels = ourGridMembers.length > 0 && theirGridMembers.length > 0;

  function changeWithUndo(next: BattleUpdate, message: string, newRuleset?: Ruleset): void {
    update(next, { message, takesFocus: true }, newRuleset);
  }

  const chooseTeam = (side: BattleSide) => (members: readonly Member[]) =>
    changeWithUndo(replaceSide(side, members), t('team.imported', { count: members.length }));

  // Stable, because it is a part of the search.
  const pickBoss = useStableCallback((boss: { game: Game; id: string }, name: string) =>
    changeWithUndo(
      awaitBoss(boss),
      t('bosses.chosen', { name }),
      boss.game === gameOf(battle.settings.ruleset) ? undefined : boss.game,
    ),
  );

  const remove = (member: SideMember) =>
    changeWithUndo(
      removeMember(member.side, member.sideIndex),
      t('team.removed', { name: member.name || t('team.member') }),
    );

  function openImport(side: BattleSide, file?: File): void {
    setPasted(file);
    setSheet(side);
  }

  return (
    <>
      <CalculatorScreen
        calculator="battle"
        title={t('battle.searchTitle')}
        notices={notices}
        ignoredParameters={[...entry.ignored, ...battle.wrongSides]}
        onCorrect={() => update(battle.correctBattle)}
        className={styles.screen}
        isWide
      >
        <div className={styles.them}>
          <SideCard
            battle={battle}
            side="them"
            onImport={(file) => openImport('them', file)}
            onChooseTeam={chooseTeam('them')}
            onRemove={remove}
            onPickBoss={pickBoss}
            tools={<BossButton battle={battle} notices={notices} isIconOnly />}
          >
            {state.boss && isBossInPlay(state) && (
              <LazyPart>
                <BossBar
                  battle={battle}
                  notices={notices}
                  game={state.boss.game === 'own' ? battle.settings.ruleset : state.boss.game}
                  id={state.boss.id}
                />
              </LazyPart>
            )}
          </SideCard>
        </div>
        <div className={styles.answer}>
          {hasDuels && opponent ? (
            <>
              {!battle.isDoubles &&
                theirGridMembers.length > 1 &&
                (!isWidest || battle.canSelect) && (
                  <OpponentSwitch battle={battle} opponent={isWidest ? undefined : opponent} />
                )}
              {battle.isDoubles && battle.ourAliveMembers.length > 0 ? (
                <LazyPart>
                  <DoublesAnswer battle={battle} notices={notices} />
                </LazyPart>
              ) : battle.isPreview && isWidest ? (
                // The answer for all opponents is beside it.
                <AnswerCard
                  title={t('battle.pickOpponent')}
                  summary={t('battle.pickOpponentHelp')}
                  isEmpty
                  actions={<ShareButtons iconOnly calculator="battle" notices={notices} />}
                >
                  {null}
                </AnswerCard>
              ) : battle.isPreview ? (
                <TeamPreview battle={battle} notices={notices} />
              ) : (
                <Answer
                  battle={battle}
                  opponent={opponent}
                  notices={notices}
                  standings={rankAgainst(
                    battle.ourAliveMembers.map(
                      ({ gridIndex }) => battle.grid[gridIndex]![opponent.gridIndex]!,
                    ),
                  )}
                />
              )}
            </>
          ) : (
            <AnswerCard
              title={t(
                isEmpty
                  ? 'battle.emptyTitle'
                  : theirGridMembers.length > 0
                    ? 'battle.needUs'
                    : 'battle.needThem',
              )}
              summary={t(theirGridMembers.length === 0 ? 'battle.empty' : 'battle.description')}
              isEmpty
            >
              {theirGridMembers.length === 0 && <EmptyBattle battle={battle} notices={notices} />}
            </AnswerCard>
          )}
        </div>
        <div className={styles.us}>
          <SideCard
            battle={battle}
            side="us"
            onImport={(file) => openImport('us', file)}
            onChooseTeam={chooseTeam('us')}
            onRemove={remove}
          >
            <TeamOfLink notices={notices} />
          </SideCard>
          <FieldCard battle={battle} />
        </div>
        {hasDuels && (
          <div className={styles.overview}>
            {isWidest && !battle.isDoubles && theirGridMembers.length > 1 && (
              <TeamPreviewCard battle={battle} />
            )}
            <BattleSuggestions
              battle={battle}
              onAdd={(member) => {
                const { name } = battle.resolve(member);
                changeWithUndo(addMember('us', member), t('battle.joinedUs', { name }));
              }}
            />
          </div>
        )}
        {!isEmpty && (
          <BattleActions
            notices={notices}
            hasPicture={hasDuels}
            onOpenPicture={() => setSheet('picture')}
            onSwap={() => changeWithUndo(swapSides, t('battle.swapped'))}
            onClear={() => changeWithUndo(clearBattle, t('notices.cleared'))}
          />
        )}
      </CalculatorScreen>
      <LazyPart>
        {sheet && (
          <BattleSheets
            sheet={sheet}
            pasted={pasted}
            battle={battle}
            onClose={() => setSheet(undefined)}
            onImport={(side, next, message, ruleset, _, isDoubles) =>
              changeWithUndo(importSide(side, next, isDoubles), message, ruleset)
            }
          />
        )}
      </LazyPart>
    </>
  );
}

/** Returns the names of the members that exist under the settings. */
function usePickNames(members: readonly SideMember[]): string[] {
  const { typeName } = useNames();
  return members.flatMap(({ pokemon, name, defender: { typing } }) =>
    pokemon ? [name] : typing.map(typeName),
  );
}
