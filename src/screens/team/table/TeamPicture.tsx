import { useRef } from 'react';
import type { TeamRow } from '#engine/team.ts';
import { MatrixSvg } from '#features/MatrixSvg.tsx';
import { PictureFrame } from '#features/pictures/PictureFrame.tsx';
import type { ResolvedMember } from '#features/useMemberResolver.ts';
import { useTranslation } from '#i18n/useTranslation.ts';

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
