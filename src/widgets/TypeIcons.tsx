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
  Moon,
  Mountain,
  Snowflake,
  Sparkles,
  Zap,
} from 'lucide-react';
import { type ComponentType, memo, type ReactNode, type SVGProps } from 'react';
import { type AttackingType, attackingTypes } from '#engine/type.ts';
import styles from './TypeIcons.module.css';

type Icon = ComponentType<SVGProps<SVGSVGElement>>;

/** A sign of ours on the grid and stroke of the others. */
function drawn(paths: ReactNode): Icon {
  return (props) => (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
      {...props}
    >
      {paths}
    </svg>
  );
}

/** A horned head, from the side. */
const Dragon = drawn(
  <>
    <path d="M3 15.5c2.2-.3 3.4-1.2 4.3-2.6C8.8 10.5 10.5 9 13.5 8.5L11 3c3.7.6 6.2 2.2 7.6 4.6L21.5 7c-.3 1.8-1 3-2 3.9.9 3.8-.3 7.6-3.5 10.1-.1-2.7-1.3-4.3-3.6-4.6-2.2 1.7-5.2 2-8.4.9z" />
    <path d="M15 11.8h.01" />
  </>,
);

/** A star. */
const Stellar = drawn(
  <path d="m12 2.8 2.8 5.9 6.4.8-4.7 4.4 1.2 6.4-5.7-3.2-5.7 3.2 1.2-6.4-4.7-4.4 6.4-.8z" />,
);

/** The sign of each type; most are Lucide's. */
export const typeIcons: Record<AttackingType, Icon> = {
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
  dragon: Dragon,
  dark: Moon,
  fairy: Sparkles,
  stellar: Stellar,
};

/** The icons of all types, drawn once: each sign in the page points to its own. */
export const TypeIcons = memo(function TypeIcons() {
  return (
    <svg aria-hidden width={0} height={0} className={styles.icons}>
      {attackingTypes.map((type) => {
        const Icon = typeIcons[type];
        return (
          <symbol key={type} id={`type-${type}`} viewBox="0 0 24 24">
            <Icon width={24} height={24} strokeWidth={2.3} />
          </symbol>
        );
      })}
    </svg>
  );
});
