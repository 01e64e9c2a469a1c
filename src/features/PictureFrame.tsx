import { type ReactNode, type RefObject, useState } from 'react';
import { savePicture } from '#browser/picture.ts';
import { useTranslation } from '#i18n/useTranslation.ts';
import { Button } from '#ui/Button.tsx';
import { ButtonRow } from '#ui/ButtonRow.tsx';
import { SheetBody } from '#ui/Sheet.tsx';
import styles from './PictureFrame.module.css';

/** Shows a picture in a frame that scrolls, with buttons that save it as PNG or SVG. */
export function PictureFrame({
  svg,
  fileName,
  children,
}: {
  svg: RefObject<SVGSVGElement | null>;
  /** Without its extension. */
  fileName: string;
  /** Renders the picture with the class. */
  children: (className: string | undefined) => ReactNode;
}) {
  const { t } = useTranslation();
  const [hasFailed, setFailed] = useState(false);

  async function save(kind: 'png' | 'svg'): Promise<void> {
    if (svg.current) setFailed(!(await savePicture(svg.current, fileName, kind)));
  }

  return (
    <SheetBody>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users scroll it */}
      <div className={styles.frame} tabIndex={0} translate="no">
        {children(styles.picture)}
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
