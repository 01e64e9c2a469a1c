import './levels.css';

/** How much a multiplier is, told by colour and sign: 4× looks other than 2×, also in print. */
export type Level = 'muchMore' | 'more' | 'same' | 'less' | 'muchLess' | 'nothing';

/** The level of a multiplier; an element with it as `data-level` has its colours. */
export function levelOf(multiplier: number): Level {
  if (multiplier === 0) return 'nothing';
  if (multiplier === 1) return 'same';
  if (multiplier > 1) return multiplier > 2 ? 'muchMore' : 'more';
  return multiplier < 0.5 ? 'muchLess' : 'less';
}
