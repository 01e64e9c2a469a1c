/**
 * A color with lightness 0 to 1, chroma 0 to about 0.32 and hue in degrees:
 * https://www.w3.org/TR/css-color-4/#ok-lab
 */
export type Oklch = { lightness: number; chroma: number; hue: number };

type Triple = readonly [number, number, number];

/** The color `#rrggbb` as OKLCH. */
export function parseHex(color: string): Oklch {
  const number = Number.parseInt(color.slice(1), 16);
  const [red, green, blue] = [number >> 16, number >> 8, number].map((channel) =>
    toLinear((channel & 255) / 255),
  ) as [number, number, number];
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  const hue = (Math.atan2(b, a) * 180) / Math.PI;
  return { lightness, chroma: Math.hypot(a, b), hue: hue < 0 ? hue + 360 : hue };
}

/** The color as `#rrggbb`; channels out of the range of sRGB are clipped. */
export function formatHex(color: Oklch): string {
  const parts = linearChannels(color).map((channel) => Math.round(255 * fromLinear(clip(channel))));
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** The color with its chroma reduced until it is in sRGB, which every screen shows. */
export function fitChroma(color: Oklch): Oklch {
  if (isInSrgb(color)) return color;
  let [low, high] = [0, color.chroma];
  for (let step = 0; step < 12; step++) {
    const chroma = (low + high) / 2;
    if (isInSrgb({ ...color, chroma })) low = chroma;
    else high = chroma;
  }
  return { ...color, chroma: low };
}

/** The relative luminance, 0 to 1: https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
export function luminance(color: Oklch): number {
  const [red, green, blue] = linearChannels(color).map(clip) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The distance of two colors in OKLab, 0 to about 1; a difference of 0.02 is just visible. */
export function distance(one: Oklch, other: Oklch): number {
  const [[a, b], [otherA, otherB]] = [axesOf(one), axesOf(other)];
  return Math.hypot(one.lightness - other.lightness, a - otherA, b - otherB);
}

function axesOf({ chroma, hue }: Oklch): readonly [number, number] {
  const angle = (hue * Math.PI) / 180;
  return [chroma * Math.cos(angle), chroma * Math.sin(angle)];
}

function linearChannels(color: Oklch): Triple {
  const [a, b] = axesOf(color);
  const l = (color.lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (color.lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (color.lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

/** The tolerance is less than one of 255 steps. */
function isInSrgb(color: Oklch): boolean {
  return linearChannels(color).every((channel) => channel >= -0.0001 && channel <= 1.0001);
}

function clip(channel: number): number {
  return Math.min(1, Math.max(0, channel));
}

function toLinear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}

function fromLinear(channel: number): number {
  return channel <= 0.0031308 ? 12.92 * channel : 1.055 * channel ** (1 / 2.4) - 0.055;
}
