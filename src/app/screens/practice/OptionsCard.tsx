import { useTranslation } from '#app/i18n/useTranslation.ts';
import { TeamChoiceButton } from '#app/parts/team/TeamChoiceButton.tsx';
import { usePreference } from '#app/preferences/usePreference.ts';
import { Card } from '#app/ui/Card.tsx';
import { Choice } from '#app/ui/controls/Choice.tsx';
import { Toggle } from '#app/ui/controls/Toggle.tsx';
import type { TeamState } from '#core/links/team.ts';
import { levels as allLevels, type PracticeLevel } from '#core/practice/level.ts';
import { directionPreference, levelPreference, timerPreference } from './practicePreferences.ts';

/** Shows the options: the level, the direction, and the time limit. */
export function OptionsCard({
  level,
  levels,
  onChooseTeam,
}: {
  level: PracticeLevel;
  /** The levels that the generation has. */
  levels: readonly PracticeLevel[];
  onChooseTeam: (team: TeamState) => void;
}) {
  const { t } = useTranslation();
  const chosenDirection = usePreference(directionPreference);
  const hasTimer = usePreference(timerPreference) === 'on';
  return (
    <Card aria-label={t('practice.options')}>
      <Choice
        label={t('practice.level')}
        options={allLevels.filter((each) => levels.includes(each))}
        value={level}
        getLabel={(each) => t(`practice.levels.${each}`)}
        onPick={levelPreference.write}
      />
      {level === 'team' && <TeamChoiceButton label={t('practice.team')} onChoose={onChooseTeam} />}
      <Choice
        label={t('practice.direction')}
        options={directionPreference.values}
        value={chosenDirection}
        getLabel={(each) => t(`practice.directions.${each}`)}
        onPick={directionPreference.write}
      />
      <Toggle pressed={hasTimer} onClick={() => timerPreference.write(hasTimer ? 'off' : 'on')}>
        {t('practice.timer')}
      </Toggle>
    </Card>
  );
}
