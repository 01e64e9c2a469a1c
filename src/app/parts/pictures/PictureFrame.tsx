import { Share2 } from 'lucide-react';
import { type ReactNode, type RefObject, useState } from 'react';
import { saveFile } from '#app/browser/file.ts';
import { canSharePictures, shareFile } from '#app/browser/shareFile.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { Button } from '#app/ui/controls/Button.tsx';
import { SheetBody, SheetFoot } from '#app/ui/Sheet.tsx';
import { exportPicture } from './exportPicture.ts';
import styles from './PictureFrame.module.css';

/** Shows a picture in a frame that scrolls, with buttons that share it or save it as PNG or SVG. */
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
  const [canShare] = useState(canSharePictures);

  async function send(kind: 'png' | 'svg', sendFile: typeof shareFile | typeof saveFile) {
    if (svg.current) setFailed(!(await exportPicture(svg.current, fileName, kind, sendFile)));
  }

  return (
    <>
      <SheetBody>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users scroll it */}
        <div className={styles.frame} tabIndex={0} translate="no">
          {children(styles.picture)}
        </div>
        {hasFailed && <p role="alert">{t('team.pictureFailed')}</p>}
      </SheetBody>
      <SheetFoot>
        {canShare && (
          <Button primary onClick={() => send('png', shareFile)}>
            <Share2 aria-hidden />
            <span>{t('notices.share')}</span>
          </Button>
        )}
        <Button primary={!canShare} onClick={() => send('png', saveFile)}>
          {t('team.savePng')}
        </Button>
        <Button onClick={() => send('svg', saveFile)}>{t('team.saveSvg')}</Button>
      </SheetFoot>
    </>
  );
}
