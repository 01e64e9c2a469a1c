import { useRef, useState } from 'react';
import { savePicture } from '#browser/picture.ts';
import type { TeamRow } from '#engine/team.ts';
import { useText } from '#i18n/text.ts';
import { Button } from '#ui/Button.tsx';
import { ButtonRow } from '#ui/ButtonRow.tsx';
import { SheetBody } from '#ui/Sheet.tsx';
import { Drawing } from './Drawing.tsx';
import styles from './TeamPicture.module.css';
import type { TeamMember } from './useTeam.ts';

/** The matrix as a picture to keep or to send. */
export function TeamPicture({
  lineup,
  rows,
}: {
  lineup: readonly TeamMember[];
  rows: readonly TeamRow[];
}) {
  const { text } = useText();
  const drawing = useRef<SVGSVGElement>(null);
  const [hasFailed, setFailed] = useState(false);

  async function save(kind: 'png' | 'svg'): Promise<void> {
    if (drawing.current) setFailed(!(await savePicture(drawing.current, 'countertype-team', kind)));
  }

  return (
    <SheetBody>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is to be reached by keys */}
      <div className={styles.frame} tabIndex={0} translate="no">
        <Drawing ref={drawing} lineup={lineup} rows={rows} className={styles.picture} />
      </div>
      <ButtonRow>
        <Button primary onClick={() => save('png')}>
          {text('team.savePng')}
        </Button>
        <Button onClick={() => save('svg')}>{text('team.saveSvg')}</Button>
      </ButtonRow>
      {hasFailed && <p role="alert">{text('team.pictureFailed')}</p>}
    </SheetBody>
  );
}
