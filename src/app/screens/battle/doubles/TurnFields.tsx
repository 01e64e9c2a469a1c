import { formatLabeled, joinLabel } from '#app/i18n/punctuation.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { CardNote } from '#app/screens/battle/answer/TitledCard.tsx';
import { setScreens, setTurnMove } from '#app/screens/battle/updates.ts';
import type { Battle } from '#app/screens/battle/useBattle.ts';
import { useNames } from '#app/typeUi/names/names.ts';
import { Choice } from '#app/ui/controls/Choice.tsx';
import { DisclosureLabel } from '#app/ui/controls/DisclosureLabel.tsx';
import { Toggle } from '#app/ui/controls/Toggle.tsx';
import { toggleIn } from '#app/ui/controls/toggleIn.ts';
import { hasTurnMove } from '#core/doubles/turnCondition.ts';
import { screens, turnMoves } from '#core/doubles/turnMove.ts';
import type { PairMember } from './rankPairs.ts';
import styles from './TurnFields.module.css';

const sides = ['us', 'them'] as const;
const sideNames = { us: 'battle.us', them: 'battle.them' } as const;

/** Chooses what the Pokémon on the field have used for their side this turn, and the screens of both sides. */
export function TurnFields({
  battle,
  members,
}: {
  battle: Battle;
  /** Those who are on the field. */
  members: readonly PairMember[];
}) {
  const { t, language } = useTranslation();
  const { formatList, ruleName } = useNames();
  const { state, settings, update } = battle;
  const moves = turnMoves.filter((move) => hasTurnMove(settings.ruleset, move));
  const possibleScreens = screens.filter((screen) => hasTurnMove(settings.ruleset, screen));
  const screensOf = { us: state.ourScreens, them: state.theirScreens };
  const moveOf = ({ state: { turnMove } }: PairMember) => moves.find((move) => move === turnMove);
  const active = [
    ...members.flatMap((member) => {
      const move = moveOf(member);
      return move ? [formatLabeled(member.shortName, ruleName(move, 'moves'), language)] : [];
    }),
    ...sides.flatMap((side) =>
      possibleScreens
        .filter((screen) => screensOf[side].includes(screen))
        .map((screen) => ruleName(screen, 'moves')),
    ),
  ];
  return (
    <details className={styles.turn}>
      <summary>
        <DisclosureLabel label={t('battle.pair.turn')} active={formatList(active)} />
      </summary>
      {sides.map((side) => (
        <fieldset
          key={side}
          aria-label={joinLabel([t('battle.pair.turn'), t(sideNames[side])], language)}
        >
          <legend>{t(sideNames[side])}</legend>
          {members
            .filter((member) => member.side === side)
            .map((member) => (
              <Choice
                key={member.sideIndex}
                label={t('battle.pair.used', { name: member.shortName })}
                options={[undefined, ...moves]}
                value={moveOf(member)}
                getLabel={(move) => (move ? ruleName(move, 'moves') : t('defense.noWeather'))}
                isName={(move) => move !== undefined}
                onPick={(move) => update(setTurnMove(side, member.sideIndex, move))}
              />
            ))}
          <div className={styles.screens}>
            {possibleScreens.map((screen) => (
              <Toggle
                key={screen}
                pressed={screensOf[side].includes(screen)}
                onClick={() => update(setScreens(side, toggleIn(screensOf[side], screen)))}
              >
                {ruleName(screen, 'moves')}
              </Toggle>
            ))}
          </div>
        </fieldset>
      ))}
      <CardNote>{t('battle.pair.turnHelp')}</CardNote>
    </details>
  );
}
