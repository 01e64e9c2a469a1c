import { useRef } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { MatrixSvg } from '#app/parts/pictures/MatrixSvg.tsx';
import { PictureFrame } from '#app/parts/pictures/PictureFrame.tsx';
import { Sheet } from '#app/ui/Sheet.tsx';
import type { DefenseComparison } from './useComparison.ts';

/** Shows the comparison as a picture that can be saved, the differences first; loaded when it opens. */
export function ComparisonPicture({
  comparison: { columns, differences, agreements },
  onClose,
}: {
  comparison: DefenseComparison;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const svg = useRef<SVGSVGElement>(null);
  return (
    <Sheet isOpen title={t('team.picture')} closeLabel={t('shell.close')} onClose={onClose}>
      <PictureFrame svg={svg} fileName="countertype-comparison">
        {(className) => (
          <MatrixSvg
            ref={svg}
            label={t('compare.title')}
            title={t('compare.title')}
            names={columns.map(({ shortName }) => shortName)}
            rows={[...differences, ...agreements]}
            className={className}
          />
        )}
      </PictureFrame>
    </Sheet>
  );
}
