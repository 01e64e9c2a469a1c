import { Ban, ChevronDown, ChevronsDown, ChevronsUp, ChevronUp, Minus } from 'lucide-react';

/** The icon of each level, recognizable without color. */
export const levelIcons = {
  muchMore: ChevronsUp,
  more: ChevronUp,
  same: Minus,
  less: ChevronDown,
  muchLess: ChevronsDown,
  nothing: Ban,
};
