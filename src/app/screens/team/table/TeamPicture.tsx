import { useRef } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { MatrixSvg } from '#app/parts/pictures/MatrixSvg.tsx';
import { PictureFrame } from '#app/parts/pictures/PictureFrame.tsx';
import type { ResolvedMember } from '#app/parts/team/useMemberResolver.ts';
import type { TeamRow } from '#core/answers/team.ts';

const totals = ['weak', 'resist', 'immune'] as const;

/** Shows the matrix as a picture that can be saved. */
export function TeamPicture({
  lineup,
  rows,
}: {
  lineup: readonly ResolvedMember[];
  rows: readonly TeamRow[];
}) {
  const { t } = useTranslation();
  const svg = useRef<SVGSVGElement>(null);
  return (
    <PictureFrame svg={svg} fileName="countertype-team">
      {(className) => (
        <MatrixSvg
          ref={svg}
          label={t('team.pictureTitle')}
          title={t('team.pageTitle')}
          names={lineup.map(({ shortName }) => shortName)}
          rows={rows}
          totals={totals.map((total) => ({
            name: t(`team.${total}`),
            count: (row: TeamRow) => row[total],
          }))}
          className={className}
        />
      )}
    </PictureFrame>
  );
}
