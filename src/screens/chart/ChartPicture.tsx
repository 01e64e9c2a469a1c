import { useRef } from 'react';
import { PictureFrame } from '#features/PictureFrame.tsx';
import { useTranslation } from '#i18n/useTranslation.ts';
import { Sheet } from '#ui/Sheet.tsx';
import { ChartSvg } from './ChartSvg.tsx';
import type { ChartView } from './chartView.ts';

/** Shows the chart as a picture that can be saved; loaded when it opens. */
export function ChartPicture({
  view,
  caption,
  onClose,
}: {
  view: ChartView;
  caption: string;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const svg = useRef<SVGSVGElement>(null);
  return (
    <Sheet
      isOpen
      title={t('game.chart')}
      description={t('team.pictureHelp')}
      closeLabel={t('shell.close')}
      onClose={onClose}
    >
      <PictureFrame svg={svg} fileName="countertype-chart">
        {(className) => <ChartSvg ref={svg} view={view} caption={caption} className={className} />}
      </PictureFrame>
    </Sheet>
  );
}
