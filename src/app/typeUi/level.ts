import './levels.css';

/** The level of a multiplier, shown as color and icon: 4× differs from 2×, also in print. */
export type MultiplierLevel = 'muchMore' | 'more' | 'same' | 'less' | 'muchLess' | 'nothing';

/** Returns the level of a multiplier; an element with it as `data-level` gets its colors. */
export function getMultiplierLevel(multiplier: number): MultiplierLevel {
  if (multiplier === 0) return 'nothing';
  if (multiplier === 1) return 'same';
  if (multiplier > 1) return multiplier > 2 ? 'muchMore' : 'more';
  return multiplier < 0.5 ? 'muchLess' : 'less';
}

const mirroredLevels: Record<MultiplierLevel, MultiplierLevel> = {
  muchMore: 'muchLess',
  more: 'less',
  same: 'same',
  less: 'more',
  muchLess: 'muchMore',
  nothing: 'nothing',
};

/** Returns the level with the colors of a multiplier that the player deals: a high one is good. */
export function getGainLevel(multiplier: number): MultiplierLevel {
  return mirroredLevels[getMultiplierLevel(multiplier)];
}
