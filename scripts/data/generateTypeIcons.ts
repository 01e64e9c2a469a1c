import {
  Biohazard,
  Bug,
  Circle,
  Droplet,
  Eye,
  Feather,
  Flame,
  Gem,
  Ghost,
  HandFist,
  Hexagon,
  Leaf,
  type LucideIcon,
  Moon,
  Mountain,
  Snowflake,
  Sparkles,
  Zap,
} from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type AttackingType, attackingTypes } from '#engine/type.ts';

/** Icons of Lucide, or our own paths with the same grid of 24 by 24 and the same stroke. */
const icons: Record<AttackingType, LucideIcon | string> = {
  normal: Circle,
  fighting: HandFist,
  flying: Feather,
  poison: Biohazard,
  ground: Mountain,
  rock: Gem,
  bug: Bug,
  ghost: Ghost,
  steel: Hexagon,
  fire: Flame,
  water: Droplet,
  grass: Leaf,
  electric: Zap,
  psychic: Eye,
  ice: Snowflake,
  // A horned head, from the side.
  dragon:
    'M3 15.5c2.2-.3 3.4-1.2 4.3-2.6C8.8 10.5 10.5 9 13.5 8.5L11 3c3.7.6 6.2 2.2 7.6 4.6L21.5 7c-.3 1.8-1 3-2 3.9.9 3.8-.3 7.6-3.5 10.1-.1-2.7-1.3-4.3-3.6-4.6-2.2 1.7-5.2 2-8.4.9zM15 11.8h.01',
  dark: Moon,
  fairy: Sparkles,
  // A star.
  stellar: 'M12 2.8l2.8 5.9 6.4.8-4.7 4.4 1.2 6.4-5.7-3.2-5.7 3.2 1.2-6.4-4.7-4.4 6.4-.8z',
};

/** The icon's elements as one path; throws for an element that is neither path nor circle. */
function pathOf(icon: LucideIcon): string {
  const [, ...elements] = renderToStaticMarkup(createElement(icon)).match(/<\w+ [^>]*>/g) ?? [];
  return elements.map(partOf).join('');
}

function partOf(element: string): string {
  const value = (name: string) => element.match(` ${name}="([^"]*)"`)?.[1] ?? '';
  // A relative start would continue from the previous path.
  if (element.startsWith('<path ')) return value('d').replace(/^m/, 'M0 0m');
  if (!element.startsWith('<circle ')) throw new Error(`${element} is not known as a path`);
  const r = Number(value('r'));
  const half = `a${r} ${r} 0 1 0 `;
  return `M${Number(value('cx')) - r} ${value('cy')}${half}${2 * r} 0${half}${-2 * r} 0`;
}

/** The text of src/widgets/typeIcons.json: a path of each type, in the order of the types. */
export function generateTypeIcons(): string {
  const paths = attackingTypes.map((type) => {
    const icon = icons[type];
    return [type, typeof icon === 'string' ? icon : pathOf(icon)];
  });
  return `${JSON.stringify(Object.fromEntries(paths), undefined, 2)}\n`;
}
