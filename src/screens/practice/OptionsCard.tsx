import { TeamChoiceButton } from '#features/TeamChoiceButton.tsx';
import { useTranslation } from '#i18n/useTranslation.ts';
import type { TeamState } from '#links/team.ts';
import { levels as allLevels, type PracticeLevel } from '#practice/level.ts';
import { usePreference } from '#preferences/usePreference.ts';
import { Card } from '#ui/Card.tsx';
import { Select } from '#ui/Select.tsx';
import { Toggle } from '#ui/Toggle.tsx';
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
      <Select
        label={t('practice.level')}
        value={level}
        onChange={({ target }) => levelPreference.write(target.value as PracticeLevel)}
      >
        {allLevels
          .filter((each) => levels.includes(each))
          .map((each) => (
            <option key={each} value={each}>
              {t(`practice.levels.${each}`)}
            </option>
          ))}
      </Select>
      {level === 'team' && <TeamChoiceButton label={t('practice.team')} onChoose={onChooseTeam} />}
      <Select
        label={t('practice.direction')}
        value={chosenDirection}
        onChange={({ target }) => {
          const next = directionPreference.values.find((each) => each === target.value);
          if (next) directionPreference.write(next);
        }}
      >
        {directionPreference.values.map((each) => (
          <option key={each} value={each}>
            {t(`practice.directions.${each}`)}
          </option>
        ))}
      </Select>
      <Toggle pressed={hasTimer} onClick={() => timerPreference.write(hasTimer ? 'off' : 'on')}>
        {t('practice.timer')}
      </Toggle>
    </Card>
  );
}
