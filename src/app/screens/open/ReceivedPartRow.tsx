import { useTranslation } from '#app/i18n/useTranslation.ts';
import { useNames } from '#app/typeUi/names/names.ts';
import { Button } from '#app/ui/controls/Button.tsx';
import { ButtonRow } from '#app/ui/controls/ButtonRow.tsx';
import { TextArea } from '#app/ui/controls/Field.tsx';
import type { TextKey } from '#core/textKey.ts';
import type { ReceivedPart } from './receivedParts.ts';

const buttonTexts = {
  team: 'team.importTitle',
  backup: 'open.backup',
  game: 'importGame.title',
  list: 'coverage.importTitle',
  link: 'open.link',
} as const satisfies Record<Exclude<ReceivedPart['is'], 'unknown'>, TextKey>;

/** Shows received files with a button that opens their import; for unknown ones it says so, and shows their text. */
export function ReceivedPartRow({ part, onOpen }: { part: ReceivedPart; onOpen: () => void }) {
  const { t } = useTranslation();
  const { formatList } = useNames();
  const name = formatList(part.files.map((file) => file.name));
  if (part.is !== 'unknown') {
    return (
      <>
        <p translate="no">{name}</p>
        <ButtonRow>
          <Button onClick={onOpen}>{t(buttonTexts[part.is])}</Button>
        </ButtonRow>
      </>
    );
  }
  return (
    <>
      {part.text ? (
        <TextArea label={name} value={part.text} rows={5} readOnly />
      ) : (
        <p translate="no">{name}</p>
      )}
      <p role="alert">{t('open.unknown')}</p>
    </>
  );
}
