import { useRef } from 'react';
import { PictureFrame } from '#features/pictures/PictureFrame.tsx';
import { BattleSvg } from './BattleSvg.tsx';
import type { Battle } from './useBattle.ts';

/** Shows the grid as a picture that can be saved. */
export function BattlePicture({ battle }: { battle: Battle }) {
  const svg = useRef<SVGSVGElement>(null);
  return (
    <PictureFrame svg={svg} fileName="countertype-battle">
      {(className) => <BattleSvg ref={svg} battle={battle} className={className} />}
    </PictureFrame>
  );
}
