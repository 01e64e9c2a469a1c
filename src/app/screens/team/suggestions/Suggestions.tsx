import { Activity, type ComponentProps, memo, useState } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { LazyPart } from '#app/typeUi/LazyPart.tsx';
import { Card } from '#app/ui/Card.tsx';
import { Segments } from '#app/ui/controls/Segments.tsx';
import { lazyComponent } from '#app/ui/lazyComponent.ts';
import { isOwnGame } from '#core/rulesets/ruleset.ts';
import styles from './Suggestions.module.css';
import { TeamSuggestions } from './TeamSuggestions.tsx';

const NextBoss = lazyComponent('NextBoss', () => import('./NextBoss.tsx'));
const TeamGaps = lazyComponent('TeamGaps', () => import('./TeamGaps.tsx'));

/** What can be asked, with the text of each question. */
const questions = {
  team: 'team.suggest.forTeam',
  boss: 'bosses.against',
  moves: 'learn.gaps',
} as const;

type Question = keyof typeof questions;

/** Answers what to add for the team, what to add against the next boss, or which moves close its gaps. */
export const Suggestions = memo(function Suggestions({
  id,
  ...props
}: ComponentProps<typeof TeamSuggestions> & { id: string }) {
  const { team, onPin, onAdd } = props;
  const { t } = useTranslation();
  const [chosenQuestion, setQuestion] = useState<Question>('team');
  // Nobody knows what the Pokémon of a player's own game learn.
  const hasMoves = !isOwnGame(team.settings.ruleset);
  const question = chosenQuestion === 'moves' && !hasMoves ? 'team' : chosenQuestion;
  return (
    <Card id={id} tabIndex={-1} aria-label={t('team.suggest.title')} className={styles.card}>
      <h2>{t('team.suggest.title')}</h2>
      <Segments label={t('team.suggest.title')}>
        {(Object.keys(questions) as Question[])
          .filter((each) => each !== 'moves' || hasMoves)
          .map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={each === question}
              onClick={() => {
                setQuestion(each);
                onPin(undefined);
              }}
            >
              {t(questions[each])}
            </button>
          ))}
      </Segments>
      {/* Its filters outlast the other questions. */}
      <Activity mode={question === 'team' ? 'visible' : 'hidden'}>
        <TeamSuggestions {...props} />
      </Activity>
      <LazyPart>
        {question === 'boss' && (
          <NextBoss team={team} onAdd={(member) => onAdd({ member, replacedIndex: undefined })} />
        )}
        {question === 'moves' && <TeamGaps team={team} />}
      </LazyPart>
    </Card>
  );
});
