import { useRef, useState } from 'react';
import { savePicture } from '#browser/picture.ts';
import type { TeamRow } from '#engine/team.ts';
import { useTranslation } from '#i18n/useTranslation.ts';
import { Button } from '#ui/Button.tsx';
import { ButtonRow } from '#ui/ButtonRow.tsx';
import { SheetBody } from '#ui/Sheet.tsx';
import { TeamMatrixSvg } from './TeamMatrixSvg.tsx';
import styles from './TeamPicture.module.css';
import type { TeamMember } from './useTeam.ts';

/** The matrix as a picture, with buttons that save it as PNG or SVG. */
export function TeamPicture({
  lineup,
  rows,
}: {
  lineup: readonly TeamMember[];
  rows: readonly TeamRow[];
}) {
  const { t } = useTranslation();
  const svg = useRef<SVGSVGElement>(null);
  const [hasFailed, setFailed] = useState(false);

  async function save(kind: 'png' | 'svg'): Promise<void> {
    if (svg.current) setFailed(!(await savePicture(svg.current, 'countertype-team', kind)));
  }

  return (
    <SheetBody>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users scroll it */}
      <div className={styles.frame} tabIndex={0} translate="no">
        <TeamMatrixSvg ref={svg} lineup={lineup} rows={rows} className={styles.picture} />
      </div>
      <ButtonRow>
        <Button primary onClick={() => save('png')}>
          {t('team.savePng')}
        </Button>
        <Button onClick={() => save('svg')}>{t('team.saveSvg')}</Button>
      </ButtonRow>
      {hasFailed && <p role="alert">{t('team.pictureFailed')}</p>}
    </SheetBody>
  );
}
