/** The color schemes of the ball; each page load picks a random one. */
export const ballThemes = ['premier', 'regular'] as const;

export type BallTheme = (typeof ballThemes)[number];

const lidColors: Record<BallTheme, string> = { premier: '#fff', regular: 'oklch(0.6 0.22 25)' };
const beltColors: Record<BallTheme, string> = { premier: 'oklch(0.6 0.22 25)', regular: '#17171f' };

/** The ball in the header: a lid, a belt and a button. */
export function Ball({ theme }: { theme: BallTheme }) {
  return (
    <svg viewBox="0 0 28 28" width={28} height={28} aria-hidden focusable="false">
      <circle cx="14" cy="14" r="12" fill="#fff" />
      <path d="M2 14a12 12 0 0 1 24 0z" fill={lidColors[theme]} />
      <path d="M2 14h24" stroke={beltColors[theme]} strokeWidth="2.6" />
      <circle cx="14" cy="14" r="12" fill="none" stroke="#17171f" strokeWidth="2.4" />
      <circle cx="14" cy="14" r="4" fill="#fff" stroke="#17171f" strokeWidth="2.4" />
    </svg>
  );
}
