import { useRef } from 'react';
import type { TeamRow } from '#engine/team.ts';
import { PictureFrame } from '#features/PictureFrame.tsx';
import type { ResolvedMember } from '#features/useMemberResolver.ts';
import { TeamMatrixSvg } from './TeamMatrixSvg.tsx';

/** Shows the matrix as a picture that can be saved. */
export function TeamPicture({
  lineup,
  rows,
}: {
  lineup: readonly ResolvedMember[];
  rows: readonly TeamRow[];
}) {
  const svg = useRef<SVGSVGElement>(null);
  return (
    <PictureFrame svg={svg} fileName="countertype-team">
      {(className) => <TeamMatrixSvg ref={svg} lineup={lineup} rows={rows} className={className} />}
    </PictureFrame>
  );
}
