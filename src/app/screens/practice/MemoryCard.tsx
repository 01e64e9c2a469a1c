import { Trash2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { formatMultiplier } from '#app/i18n/multiplier.ts';
import { formatNumber } from '#app/i18n/number.ts';
import { formatLabeled } from '#app/i18n/punctuation.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { ActionNotice, type ActionNoticeEvent } from '#app/parts/frame/ActionNotice.tsx';
import { useNames } from '#app/typeUi/names/names.ts';
import { Card } from '#app/ui/Card.tsx';
import { Button, buttonClassName } from '#app/ui/controls/Button.tsx';
import { ButtonRow } from '#app/ui/controls/ButtonRow.tsx';
import { Link } from '#app/ui/controls/Link.tsx';
import { attackersOf, defendersOf } from '#core/charts/chart.ts';
import type { AttackingType } from '#core/charts/type.ts';
import { calculators } from '#core/links/registry.ts';
import {
  isMissed,
  type Memory,
  memories,
  memoryOf,
  type PracticeCard,
} from '#core/practice/card.ts';
import { type Fact, factId, pairFact } from '#core/practice/fact.ts';
import type { QuestionPool } from '#core/practice/pool.ts';
import styles from './MemoryCard.module.css';
import { MemoryCell } from './MemoryCell.tsx';
import { MemoryChart } from './MemoryChart.tsx';
import { deleteCards } from './usePracticeCards.ts';

/** The maximum number of listed facts that the player keeps forgetting. */
const maxFacts = 10;

/** Shows what the player knows of the chart, and where the answers are saved. */
export function MemoryCard({
  pool,
  cards,
  isRefused,
}: {
  pool: QuestionPool;
  cards: ReadonlyMap<string, PracticeCard>;
  /** Whether the browser does not save the answers. */
  isRefused: boolean;
}) {
  const { t, language } = useTranslation();
  const [notice, setNotice] = useState<ActionNoticeEvent>();
  // A card can become due at any time; the counts change only with an answer.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the time of the last change of the cards
  const now = useMemo(() => Date.now(), [cards]);
  const counts = useMemo(() => countMemories(pool, cards, now), [pool, cards, now]);
  return (
    <Card aria-labelledby="memory">
      <h2 id="memory">{t('practice.map')}</h2>
      <ul className={styles.legend}>
        {memories.map((memory) => (
          <li key={memory}>
            <MemoryCell memory={memory} />
            <span>
              {formatLabeled(
                t(`practice.memories.${memory}`),
                formatNumber(counts[memory], language),
                language,
              )}
            </span>
          </li>
        ))}
      </ul>
      <MemoryChart world={pool.world} cards={cards} now={now} />
      <ForgottenFacts pool={pool} cards={cards} />
      <p role={isRefused ? 'alert' : undefined}>
        {t(isRefused ? 'practice.failed' : 'practice.saved')}
      </p>
      <ButtonRow>
        <Link to={calculators.team.path} className={buttonClassName}>
          {t('team.teamsTitle')}
        </Link>
        {cards.size > 0 && (
          <Button
            onClick={async () =>
              setNotice({ message: t('practice.deleted'), undo: await deleteCards() })
            }
          >
            <Trash2 aria-hidden />
            <span>{t('practice.delete')}</span>
          </Button>
        )}
      </ButtonRow>
      <ActionNotice event={notice} onEnd={() => setNotice(undefined)} />
    </Card>
  );
}

/** Counts the matchups of the chart by how well they are remembered. */
function countMemories(
  { world }: QuestionPool,
  cards: ReadonlyMap<string, PracticeCard>,
  now: number,
): Record<Memory, number> {
  const counts = { known: 0, once: 0, shaky: 0, unknown: 0 };
  for (const attacking of attackersOf(world.chart)) {
    for (const defending of defendersOf(world.chart)) {
      counts[memoryOf(cards.get(factId(pairFact(attacking, defending, world))), now)]++;
    }
  }
  return counts;
}

/** Lists the facts of the level that were asked more than once, and missed last or often. */
function ForgottenFacts({
  pool,
  cards,
}: {
  pool: QuestionPool;
  cards: ReadonlyMap<string, PracticeCard>;
}) {
  const { t, language } = useTranslation();
  const { strikeName, typeName, ruleName } = useNames();
  const facts = [...pool.facts.values()]
    .map((fact) => ({ fact, card: cards.get(factId(fact)) }))
    .filter((each): each is { fact: Fact; card: PracticeCard } => {
      const { card } = each;
      return card !== undefined && card.reps > 1 && (isMissed(card) || card.lapses > 0);
    })
    .sort(
      ({ card: one }, { card: other }) =>
        Number(isMissed(other)) - Number(isMissed(one)) || other.lapses - one.lapses,
    )
    .slice(0, maxFacts);
  if (facts.length === 0) return null;
  return (
    <>
      <h3>{t('practice.forgotten')}</h3>
      <ul className={styles.facts}>
        {facts.map(({ fact: { strike, on, factor, isAbility } }) => {
          const target = isAbility ? ruleName(on, 'abilities') : typeName(on as AttackingType);
          const sentence = t('practice.on', { attack: strikeName(strike), target });
          return (
            <li key={`${strike} ${on}`}>
              {formatLabeled(sentence, formatMultiplier(factor, language), language)}
            </li>
          );
        })}
      </ul>
    </>
  );
}
