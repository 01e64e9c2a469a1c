import { useRef, useState } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { PictureFrame } from '#app/parts/pictures/PictureFrame.tsx';
import { Choice } from '#app/ui/controls/Choice.tsx';
import { Sheet } from '#app/ui/Sheet.tsx';
import { ChartSvg } from './ChartSvg.tsx';
import { type ChartView, splitView } from './chartView.ts';

/** Shows the chart as a picture that can be saved, or as two if one would be too small to read; loaded when it opens. */
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
  const [index, setIndex] = useState(0);
  const parts = splitView(view);
  const isSplit = parts.length > 1;
  return (
    <Sheet
      isOpen
      title={t('game.chart')}
      description={isSplit ? t('chart.twoPictures') : undefined}
      closeLabel={t('shell.close')}
      onClose={onClose}
    >
      {isSplit && (
        <Choice
          label={t('team.picture')}
          options={[...parts.keys()]}
          value={index}
          getLabel={(each) => `${each + 1} / ${parts.length}`}
          onPick={setIndex}
        />
      )}
      <PictureFrame
        svg={svg}
        fileName={isSplit ? `countertype-chart-${index + 1}` : 'countertype-chart'}
      >
        {(className) => (
          <ChartSvg ref={svg} view={parts[index] ?? view} caption={caption} className={className} />
        )}
      </PictureFrame>
    </Sheet>
  );
}
