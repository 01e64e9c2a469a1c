import type { TeamState } from '#calculators/team.ts';
import { TeamChoiceButton } from '#features/TeamChoiceButton.tsx';
import { useTranslation } from '#i18n/useTranslation.ts';
import { levels as allLevels, type PracticeLevel } from '#practice/level.ts';
import { usePreference } from '#preferences/usePreference.ts';
import { Card } from '#ui/Card.tsx';
import { Select } from '#ui/Select.tsx';
import { Toggle } from '#ui/Toggle.tsx';
import { direction, level as levelPreference, timer } from './options.ts';

/** What is asked, and whether there is a time limit. */
export function OptionsCard({
  level,
  levels,
  onTeam,
}: {
  level: PracticeLevel;
  /** Those of the generation. */
  levels: readonly PracticeLevel[];
  onTeam: (team: TeamState) => void;
}) {
  const { t } = useTranslation();
  const chosenDirection = usePreference(direction);
  const hasTimer = usePreference(timer) === 'on';
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
      {level === 'team' && <TeamChoiceButton label={t('practice.team')} onChoose={onTeam} />}
      <Select
        label={t('practice.direction')}
        value={chosenDirection}
        onChange={({ target }) => {
          const next = direction.values.find((each) => each === target.value);
          if (next) direction.write(next);
        }}
      >
        {direction.values.map((each) => (
          <option key={each} value={each}>
            {t(`practice.directions.${each}`)}
          </option>
        ))}
      </Select>
      <Toggle pressed={hasTimer} onClick={() => timer.write(hasTimer ? 'off' : 'on')}>
        {t('practice.timer')}
      </Toggle>
    </Card>
  );
}
