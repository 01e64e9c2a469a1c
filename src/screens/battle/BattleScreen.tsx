import { useState, useSyncExternalStore } from 'react';
import { createMediaQuery } from '#browser/media.ts';
import type { Ruleset } from '#engine/ruleset.ts';
import { rankAgainst } from '#engine/verdict.ts';
import { CalculatorScreen } from '#features/CalculatorScreen.tsx';
import { useLossNotice } from '#features/useLossNotice.ts';
import { useNotices } from '#features/useNotices.ts';
import { useTranslation } from '#i18n/useTranslation.ts';
import type { BattleSide } from '#links/battle.ts';
import { isBossInPlay } from '#links/bossLink.ts';
import type { Member } from '#links/team.ts';
import { lazyComponent } from '#ui/lazyComponent.ts';
import { AnswerCard } from '#widgets/AnswerCard.tsx';
import { LazyPart } from '#widgets/LazyPart.tsx';
import { useNames } from '#widgets/names/names.ts';
import { Answer } from './Answer.tsx';
import { BattleActions } from './BattleActions.tsx';
import styles from './BattleScreen.module.css';
import type { BattleSheetName } from './BattleSheets.tsx';
import { BattleSuggestions } from './BattleSuggestions.tsx';
import { BossButton } from './BossButton.tsx';
import { EmptyBattle } from './EmptyBattle.tsx';
import { FieldCard } from './FieldCard.tsx';
import { OpponentSwitch } from './OpponentSwitch.tsx';
import { SideCard } from './SideCard.tsx';
import { TeamPreview, TeamPreviewCard } from './TeamPreview.tsx';
import {
  addMember,
  type BattleUpdate,
  clearBattle,
  importSide,
  removeMember,
  replaceSide,
  swapSides,
} from './updates.ts';
import { type SideMember, useBattle } from './useBattle.ts';

const BossBar = lazyComponent('BossBar', () => import('./BossBar.tsx'));
const BattleSheets = lazyComponent('BattleSheets', () => import('./BattleSheets.tsx'));

/** Matches a window with room for all opponents beside the answer to one of them. */
const widestScreen = createMediaQuery('(min-width: 100rem)');

/** Shows two teams against each other: the member to send against each opponent, and why. */
export function BattleScreen() {
  const { t } = useTranslation();
  const isWidest = useSyncExternalStore(widestScreen.subscribe, widestScreen.matches);
  const notices = useNotices('battle');
  const [sheet, setSheet] = useState<BattleSheetName>();
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

  const remove = (member: SideMember) =>
    changeWithUndo(
      removeMember(member.side, member.sideIndex),
      t('team.removed', { name: member.name || t('team.member') }),
    );

  return (
    <>
      <CalculatorScreen
        calculator="battle"
        title={`${t('battle.pageTitle')} · ${t('defense.pageTitle')}`}
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
            onImport={() => setSheet('them')}
            onChooseTeam={chooseTeam('them')}
            onRemove={remove}
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
              {theirGridMembers.length > 1 && (!isWidest || battle.canSelect) && (
                <OpponentSwitch battle={battle} opponent={isWidest ? undefined : opponent} />
              )}
              {battle.isPreview && !isWidest ? (
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
            onImport={() => setSheet('us')}
            onChooseTeam={chooseTeam('us')}
            onRemove={remove}
          />
          <FieldCard battle={battle} />
        </div>
        {hasDuels && (
          <div className={styles.overview}>
            {isWidest && theirGridMembers.length > 1 && <TeamPreviewCard battle={battle} />}
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
            battle={battle}
            onClose={() => setSheet(undefined)}
            onImport={(side, next, message, ruleset) =>
              changeWithUndo(importSide(side, next), message, ruleset)
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
