import { Ellipsis } from 'lucide-react';
import { type ReactNode, useId, useMemo, useState } from 'react';
import { formatLabeled } from '#app/i18n/punctuation.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { useOtherSearch } from '#app/parts/search/useOtherSearch.ts';
import { pastedTeam } from '#app/parts/team/pastedTeam.ts';
import { TeamChoiceButton } from '#app/parts/team/TeamChoiceButton.tsx';
import { addMember, sendOut, toggleActive } from '#app/screens/battle/updates.ts';
import type { Battle, SideMember } from '#app/screens/battle/useBattle.ts';
import { parseTeamLink } from '#app/state/saved/teamLink.ts';
import { useNames } from '#app/typeUi/names/names.ts';
import { PokemonField } from '#app/typeUi/PokemonField.tsx';
import type { OtherMatch } from '#app/typeUi/useOtherMatches.ts';
import { useAnnounce } from '#app/ui/Announcement.tsx';
import { Card } from '#app/ui/Card.tsx';
import { Button } from '#app/ui/controls/Button.tsx';
import { useStableCallback } from '#app/ui/useStableCallback.ts';
import type { BattleSide } from '#core/links/battle.ts';
import { emptyMember, type Member, maxMembers } from '#core/links/team.ts';
import { displayName } from '#core/pokedex/names/name.ts';
import { picksFromPokemon } from '#core/pokedex/traits.ts';
import { FighterChip } from './FighterChip.tsx';
import { FighterTools } from './FighterTools.tsx';
import { MegaButton } from './MegaButton.tsx';
import styles from './SideCard.module.css';

const more = <Ellipsis aria-hidden />;

const texts = {
  us: {
    title: 'battle.us',
    add: 'battle.addUs',
    placeholder: 'battle.us',
    joinText: 'battle.joinedUs',
  },
  them: {
    title: 'battle.them',
    add: 'battle.addThem',
    placeholder: 'battle.opponent',
    joinText: 'battle.joinedThem',
  },
} as const;

/** Shows the members of a side as chips, a field that adds one, and the tools of the chosen one. */
export function SideCard({
  battle,
  side,
  onImport,
  onChooseTeam,
  onRemove,
  onPickBoss,
  tools,
  children,
}: {
  battle: Battle;
  side: BattleSide;
  /** Opens the import, of a pasted team at once. */
  onImport: (file?: File) => void;
  /** Replaces the side by a whole team. */
  onChooseTeam: (members: readonly Member[]) => void;
  onRemove: (member: SideMember) => void;
  /** Makes a boss the opponents; undefined for our side. */
  onPickBoss?: (boss: NonNullable<OtherMatch['boss']>, name: string) => void;
  /** A button beside the choice of a team. */
  tools?: ReactNode;
  /** What stands above the members. */
  children?: ReactNode;
}) {
  const otherSearch = useOtherSearch(battle.settings);
  // Stable, because it is a part of the search.
  const chooseTeam = useStableCallback(onChooseTeam);
  const { t, language, namesLanguage } = useTranslation();
  const { typeName } = useNames();
  const search = useMemo(
    () => ({
      ...otherSearch,
      onPick: (match: OtherMatch) => {
        if (match.boss && onPickBoss) onPickBoss(match.boss, match.label);
        else if (match.team) chooseTeam(parseTeamLink(match.team.link).state.members);
        else otherSearch.onPick(match);
      },
    }),
    [otherSearch, onPickBoss, chooseTeam],
  );
  const toolsId = useId();
  const [chosenIndex, setChosenIndex] = useState<number>();
  const [areToolsOpen, setToolsOpen] = useState(false);
  const announce = useAnnounce();
  const members = battle[side];
  const { title, add, placeholder, joinText } = texts[side];
  const isOurs = side === 'us';
  const opponentIndex = battle.isPreview ? undefined : battle.opponent?.sideIndex;
  const sideIndex = isOurs ? chosenIndex : opponentIndex;
  const member = sideIndex === undefined ? undefined : members[sideIndex];
  const isOpen = areToolsOpen && member !== undefined;

  function choose(newIndex: number): void {
    if (isOurs) {
      setToolsOpen(!(isOpen && newIndex === sideIndex));
      setChosenIndex(newIndex);
    } else battle.update((battle.isDoubles ? toggleActive : sendOut)(side, newIndex));
  }

  function join(picks: Partial<Member>, name: string): void {
    battle.update(addMember(side, { ...emptyMember, ...picks }));
    announce(t(joinText, { name }));
  }

  return (
    <Card aria-label={t(title)} className={styles.card}>
      <div className={styles.head}>
        <div
          className={styles.field}
          onPaste={(event) => {
            const file = pastedTeam(event);
            if (file) onImport(file);
          }}
        >
          {members.length < maxMembers ? (
            <PokemonField
              otherSearch={search}
              keepsFocus
              label={t(add)}
              placeholder={t(placeholder)}
              pokedexState={battle.pokedexState}
              searchables={battle.searchables}
              selectedPokemon={undefined}
              onPick={(pokemon) =>
                join(
                  picksFromPokemon(battle.settings.ruleset, pokemon),
                  displayName(namesLanguage, pokemon),
                )
              }
              onPickType={(type) =>
                join({ types: [type] }, t('pokemonPicker.type', { type: typeName(type) }))
              }
              onClear={() => {}}
            />
          ) : (
            <p>{t('team.full', { count: maxMembers })}</p>
          )}
        </div>
        <TeamChoiceButton
          label={t('team.teams')}
          name={formatLabeled(t('team.teams'), t(title), language)}
          onChoose={({ members }) => onChooseTeam(members)}
          onPaste={() => onImport()}
        />
        {tools}
      </div>
      {children}
      {members.length > 0 && (
        <ul aria-label={t(title)} className={styles.chips}>
          {members.map((each) => {
            const isChosen = each.sideIndex === sideIndex;
            const controls = isOpen && isChosen ? toolsId : undefined;
            return (
              <li key={each.sideIndex}>
                <FighterChip
                  member={each}
                  isChosen={isChosen && (isOpen || !isOurs)}
                  isLeftOut={
                    isOurs &&
                    battle.ourGridMembers.some(
                      ({ sideIndex, isLeftOut }) => isLeftOut && sideIndex === each.sideIndex,
                    )
                  }
                  controls={isOurs ? controls : undefined}
                  details={
                    !isOurs && (
                      <>
                        <MegaButton battle={battle} member={each} />
                        {isChosen && (
                          <Button
                            quiet
                            aria-label={t('battle.details', { name: each.name })}
                            aria-expanded={isOpen}
                            aria-controls={controls}
                            onClick={() => setToolsOpen(!areToolsOpen)}
                          >
                            {more}
                          </Button>
                        )}
                      </>
                    )
                  }
                  onChoose={() => choose(each.sideIndex)}
                />
              </li>
            );
          })}
        </ul>
      )}
      {isOpen && (
        <div id={toolsId}>
          <FighterTools
            key={sideIndex}
            battle={battle}
            member={member}
            onRemove={() => {
              setToolsOpen(false);
              onRemove(member);
            }}
          />
        </div>
      )}
    </Card>
  );
}
