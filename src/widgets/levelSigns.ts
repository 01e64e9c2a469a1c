import { Ban, ChevronDown, ChevronsDown, ChevronsUp, ChevronUp, Minus } from 'lucide-react';

/** The sign of each level of damage, to be told apart without its colour. */
export const levelSigns = {
  muchMore: ChevronsUp,
  more: ChevronUp,
  same: Minus,
  less: ChevronDown,
  muchLess: ChevronsDown,
  nothing: Ban,
};
