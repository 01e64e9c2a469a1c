import { useRef } from 'react';
import { PictureFrame } from '#app/parts/pictures/PictureFrame.tsx';
import { DoublesSvg } from '#app/screens/battle/doubles/DoublesSvg.tsx';
import type { Battle } from '#app/screens/battle/useBattle.ts';
import { BattleSvg } from './BattleSvg.tsx';

/** Shows the grid, or the attacks of a double battle, as a picture that can be saved. */
export function BattlePicture({ battle }: { battle: Battle }) {
  const svg = useRef<SVGSVGElement>(null);
  return (
    <PictureFrame svg={svg} fileName="countertype-battle">
      {(className) =>
        battle.isDoubles && battle.ourAliveMembers.length > 0 ? (
          <DoublesSvg ref={svg} battle={battle} className={className} />
        ) : (
          <BattleSvg ref={svg} battle={battle} className={className} />
        )
      }
    </PictureFrame>
  );
}
