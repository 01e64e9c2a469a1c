// The response headers of the site: one table for the preview, for `_headers` and for every server
// of hosting/. docs/hosting.md says in one line what each is for.

const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  // A picture to be saved is painted from a blob: address.
  "img-src 'self' blob:",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types countertype',
];

/** What a browser could lend to a page and ours never asks for. Copying and sharing are not among it. */
const unused = [
  'accelerometer',
  'autoplay',
  'camera',
  'clipboard-read',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/** The headers that every answer has, caching apart.
 * @type {Readonly<Record<string, string>>} */
export const everywhere = {
  'Content-Security-Policy': contentSecurityPolicy.join('; '),
  // The address of a screen holds a player's team; nobody else needs to know even our name.
  'Referrer-Policy': 'no-referrer',
  'Permissions-Policy': unused.map((feature) => `${feature}=()`).join(', '),
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** Caching of what `assets/` holds: another content has another name, so a year is not too long. */
export const immutable = 'public, max-age=31536000, immutable';

/** Caching of all else: kept, and asked for again by its ETag, so that no old file meets a new one. */
export const revalidated = 'no-cache';

/** The addresses that are never answered by the page of the app: an old tab would take it for its file. */
export const file = /^\/(assets|icons|locales|screenshots)\//;

/** The headers of the answer that finds something at a path, which begins after the base.
 * @param {string} path
 * @returns {Record<string, string>} */
export function headersOf(path) {
  return {
    ...everywhere,
    'Cache-Control': path.startsWith('/assets/') ? immutable : revalidated,
  };
}
