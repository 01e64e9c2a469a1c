import { formatInSentence } from '#app/i18n/listFormat.ts';
import { formatNumber } from '#app/i18n/number.ts';
import { joinSentences } from '#app/i18n/punctuation.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { ShareButtons } from '#app/parts/frame/ShareButtons.tsx';
import type { Notices } from '#app/parts/frame/useNotices.ts';
import { AnswerNotes } from '#app/screens/battle/answer/AnswerNotes.tsx';
import { TitledCard } from '#app/screens/battle/answer/TitledCard.tsx';
import { LikelyMoves } from '#app/screens/battle/sides/LikelyMoves.tsx';
import type { Battle } from '#app/screens/battle/useBattle.ts';
import { AnswerCard } from '#app/typeUi/AnswerCard.tsx';
import { LazyPart } from '#app/typeUi/LazyPart.tsx';
import { lazyComponent } from '#app/ui/lazyComponent.ts';
import { PreviewGrid } from './PreviewGrid.tsx';
import { SelectionTiles } from './SelectionTiles.tsx';
import { useFormatSelection } from './selectionText.ts';

const SelectionDetails = lazyComponent('SelectionDetails', () => import('./SelectionDetails.tsx'));

/** Answers for all opponents at once: the members to bring, the one to lead with, and who beats whom. */
export function TeamPreview({ battle, notices }: { battle: Battle; notices: Notices }) {
  const { title, summary } = usePreviewTexts(battle);
  const { selections } = battle;
  return (
    <AnswerCard
      title={title}
      summary={summary}
      isEmpty={false}
      mark={selections && <SelectionTiles battle={battle} selection={selections.current} />}
      actions={<ShareButtons iconOnly calculator="battle" notices={notices} />}
    >
      <AnswerNotes battle={battle} />
      <PreviewGrid battle={battle} />
      <LazySelectionDetails battle={battle} />
      <LikelyMoves battle={battle} />
    </AnswerCard>
  );
}

/** The same beside the answer to one opponent. */
export function TeamPreviewCard({ battle }: { battle: Battle }) {
  const { title, summary } = usePreviewTexts(battle);
  const { selections } = battle;
  return (
    <TitledCard title={title}>
      {selections && <SelectionTiles battle={battle} selection={selections.current} />}
      <p>{summary}</p>
      <PreviewGrid battle={battle} />
      <LazySelectionDetails battle={battle} />
    </TitledCard>
  );
}

/** Shows what each side may bring, unless all members fight. */
function LazySelectionDetails({ battle }: { battle: Battle }) {
  const { selections } = battle;
  return (
    <LazyPart>
      {selections && <SelectionDetails battle={battle} selections={selections} />}
    </LazyPart>
  );
}

/** Names the members to bring, or the lead, its record, and the opponents that nobody answers. */
function usePreviewTexts(battle: Battle): { title: string; summary: string } {
  const { summary, ourAliveMembers, theirAliveMembers, selections } = battle;
  const { t, language } = useTranslation();
  const { namesOf, formatLead, formatLacks, formatStrongestAtHome } = useFormatSelection(battle);
  if (selections) {
    const { current } = selections;
    return {
      title: t('battle.bring', {
        names: formatInSentence(namesOf('us', current.members), language),
      }),
      summary: joinSentences(
        [formatLead(current), formatLacks(current), formatStrongestAtHome(selections)].filter(
          Boolean,
        ),
        language,
      ),
    };
  }
  const { lead, records, unanswered } = summary;
  const record = lead === undefined ? undefined : records[lead];
  const [wins, losses, count] = [
    ...[record?.wins ?? 0, record?.losses ?? 0, theirAliveMembers.length],
  ].map((number) => formatNumber(number, language));
  const sentences = [
    ...(record
      ? [t(record.losses > 0 ? 'battle.leadRecord' : 'battle.leadWins', { wins, losses, count })]
      : []),
    unanswered.length > 0
      ? t('battle.unanswered', {
          names: formatInSentence(
            unanswered.map((index) => theirAliveMembers[index]?.name ?? ''),
            language,
          ),
        })
      : t('battle.allAnswered'),
  ];
  const name = lead === undefined ? undefined : ourAliveMembers[lead]?.name;
  return {
    title: name === undefined ? t('battle.noLead') : t('battle.lead', { name }),
    summary: joinSentences(sentences, language),
  };
}
