import { useRef, useState } from 'react';
import { saveDrawing } from '#calculators/drawing.ts';
import type { TeamRow } from '#engine/team.ts';
import { useText } from '#i18n/text.ts';
import { Button } from '#ui/Button.tsx';
import { Drawing } from './Drawing.tsx';
import styles from './TeamSheets.module.css';
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
    if (drawing.current) setFailed(!(await saveDrawing(drawing.current, 'countertype-team', kind)));
  }

  return (
    <div className={styles.sheet}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is to be reached by keys */}
      <div className={styles.frame} tabIndex={0}>
        <Drawing ref={drawing} lineup={lineup} rows={rows} className={styles.picture} />
      </div>
      <div className={styles.actions}>
        <Button primary onClick={() => save('png')}>
          {text('team.savePng')}
        </Button>
        <Button onClick={() => save('svg')}>{text('team.saveSvg')}</Button>
      </div>
      {hasFailed && <p role="alert">{text('team.pictureFailed')}</p>}
    </div>
  );
}
