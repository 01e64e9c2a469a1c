/** The color `#rrggbb` of red, green and blue, each 0 to 255; undefined if one is out of range. */
export function formatRgb(red: number, green: number, blue: number): string | undefined {
  const parts = [red, green, blue];
  if (!parts.every((part) => Number.isInteger(part) && part >= 0 && part <= 255)) return undefined;
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/**
 * The color `#rrggbb` of a text such as `168,168,120`, `#A8A878` or `A8A878`; undefined for any
 * other.
 */
export function parseColor(text: string): string | undefined {
  const [, hex] = /^#?([0-9a-f]{6})$/i.exec(text) ?? [];
  if (hex) return `#${hex.toLowerCase()}`;
  const parts = text.split(',', 5).map((part) => part.trim());
  if (parts.length < 3 || !parts.every((part) => /^\d{1,3}$/.test(part))) return undefined;
  const [red, green, blue] = parts.map(Number);
  return formatRgb(red!, green!, blue!);
}
