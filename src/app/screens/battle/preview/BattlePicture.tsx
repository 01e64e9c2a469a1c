import { useRef } from 'react';
import { PictureFrame } from '#app/parts/pictures/PictureFrame.tsx';
import type { Battle } from '#app/screens/battle/useBattle.ts';
import { BattleSvg } from './BattleSvg.tsx';

/** Shows the grid as a picture that can be saved. */
export function BattlePicture({ battle }: { battle: Battle }) {
  const svg = useRef<SVGSVGElement>(null);
  return (
    <PictureFrame svg={svg} fileName="countertype-battle">
      {(className) => <BattleSvg ref={svg} battle={battle} className={className} />}
    </PictureFrame>
  );
}
