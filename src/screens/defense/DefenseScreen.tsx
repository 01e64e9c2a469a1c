import { useMemo } from 'react';
import { type DefenseState, emptyDefense } from '#calculators/defense.ts';
import { joinTeam } from '#calculators/join.ts';
import { noMember } from '#calculators/team.ts';
import { type DefenseGroup, defense } from '#engine/defense.ts';
import { countOutcomes, type Outcomes, outcomeOf } from '#engine/outcome.ts';
import { worldIn } from '#engine/situation.ts';
import { CalculatorScreen } from '#features/CalculatorScreen.tsx';
import { useNotices } from '#features/useNotices.ts';
import { formatMultiplier } from '#i18n/multiplier.ts';
import { useText } from '#i18n/text.ts';
import { Link } from '#ui/Link.tsx';
import { AnswerCard } from '#widgets/AnswerCard.tsx';
import { Explain, Meanings } from '#widgets/Explain.tsx';
import { useNames } from '#widgets/names.ts';
import { Answer } from './Answer.tsx';
import { DefenderCard } from './DefenderCard.tsx';
import styles from './DefenseScreen.module.css';
import { Examples } from './Examples.tsx';
import { useHeading } from './heading.ts';
import { useDefense } from './useDefense.ts';

const noGroups: readonly DefenseGroup[] = [];

/** What a Pokémon or a typing is weak to, resists and is immune to. */
export function DefenseScreen() {
  const { text } = useText();
  const notices = useNotices('defense');
  const chosen = useDefense(notices.clear);
  const { state, update, defender, settings, ignored, withoutIgnored } = chosen;
  const { generation } = settings;
  const heading = useHeading(chosen);
  const groups = useMemo(
    () =>
      defender.typing.length > 0
        ? defense(defender, worldIn(generation, defender.inverse))
        : noGroups,
    [defender, generation],
  );
  const summary = useSummary(countOutcomes(groups.flatMap(({ matchups }) => matchups)));
  const weaknesses = useWeaknesses(groups);
  const isEmpty = groups.length === 0;

  function clear(next: (state: DefenseState) => DefenseState, takesFocus: boolean): void {
    notices.change(update, next, { message: text('news.cleared'), takesFocus });
  }

  return (
    <CalculatorScreen
      calculator="defense"
      title={[heading, weaknesses, text('defense.pageTitle')].filter(Boolean).join(' · ')}
      notices={notices}
      ignored={ignored}
      onCorrect={() => update(() => withoutIgnored)}
      className={styles.screen}
    >
      <DefenderCard
        defense={chosen}
        onForget={() =>
          clear(
            ({ item, conditions, inverse }) => ({ ...emptyDefense, item, conditions, inverse }),
            false,
          )
        }
      />
      <AnswerCard
        title={isEmpty ? text('defense.emptyTitle') : heading}
        isName={!isEmpty}
        explained={!isEmpty && outcomeTerms}
        summary={isEmpty ? text('defense.empty') : summary}
        isEmpty={isEmpty}
      >
        {isEmpty ? (
          <Examples defense={chosen} onPick={notices.keepFocus} />
        ) : (
          <Answer
            defense={chosen}
            groups={groups}
            notices={notices}
            onJoin={() => {
              const { pokemon, ability, tera, item } = state;
              const types = defender.typing;
              const hasRoom = joinTeam({ ...noMember, pokemon, types, ability, tera, item });
              notices.show({
                message: hasRoom ? text('team.joined', { name: heading }) : text('team.noRoom'),
                trailing: <Link to="/defense/team/">{text('team.open')}</Link>,
              });
            }}
            onClear={() => clear(() => emptyDefense, true)}
          />
        )}
      </AnswerCard>
    </CalculatorScreen>
  );
}

function OutcomeTerms() {
  const { text } = useText();
  return (
    <Explain term={text('terms.names.immunity')}>
      <Meanings
        of={[
          [text('terms.names.weakness'), text('terms.weakness')],
          [text('terms.names.resistance'), text('terms.resistance')],
          [text('terms.names.immunity'), text('terms.immunity')],
        ]}
      />
    </Explain>
  );
}

/** Made once: no tap changes it. */
const outcomeTerms = <OutcomeTerms />;

/** "4× Rock, 2× Water, Electric"; '' for a defender without weaknesses. */
function useWeaknesses(groups: readonly DefenseGroup[]): string {
  const { language } = useText();
  const { list, typeName } = useNames();
  const weaknesses = groups.filter(({ multiplier }) => outcomeOf(multiplier) === 'weakness');
  return list(
    weaknesses.map(({ multiplier, matchups }) => {
      const types = list(matchups.map(({ attacking }) => typeName(attacking)));
      return `${formatMultiplier(multiplier, language)} ${types}`;
    }),
  );
}

/** "Weak to 5 types, resists 3, immune to 1.", as the language says it. */
function useSummary({ weaknesses, resistances, immunities }: Outcomes): string {
  const { text } = useText();
  return text('defense.summary', {
    weaknesses: text('defense.weaknesses', { count: weaknesses }),
    resistances: text('defense.resistances', { count: resistances }),
    immunities: text('defense.immunities', { count: immunities }),
  });
}
