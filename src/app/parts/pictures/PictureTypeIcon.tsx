import { useTypeLetters } from '#app/typeUi/names/ownNames.ts';
import icons from '#app/typeUi/typeIcons.json';
import { type AttackingType, isOfficialAttackingType } from '#core/charts/type.ts';

/** Draws the type's icon on its color, as on the page, in a picture. */
export function PictureTypeIcon({
  type,
  x,
}: {
  type: AttackingType;
  /** The left edge of the icon, which is 28 px wide and 2 px below the top. */
  x: number;
}) {
  const typeLetters = useTypeLetters();
  return (
    <g data-type={type}>
      <rect x={x} y={2} width={28} height={28} rx={8} fill="var(--type)" />
      {isOfficialAttackingType(type) ? (
        <path
          d={icons[type]}
          transform={`translate(${x + 5} 7) scale(0.75)`}
          fill="none"
          stroke="var(--icon-on-type)"
          strokeWidth={2.3}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      ) : (
        <text
          x={x + 14}
          y={21}
          textAnchor="middle"
          fontSize={13}
          fontWeight={700}
          fill="var(--icon-on-type)"
        >
          {typeLetters(type)}
        </text>
      )}
    </g>
  );
}
