/*
 * Scripts load only from the app's own origin: with Trusted Types, the browser accepts the URL of a
 * script only from this policy. https://www.w3.org/TR/trusted-types/
 */

type Policy = { createScriptURL: (url: string) => unknown };
type TrustedTypePolicyFactory = { createPolicy: (name: string, rules: Policy) => Policy };

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypePolicyFactory };

const policy = trustedTypes?.createPolicy('countertype', {
  createScriptURL: (url) => {
    if (new URL(url).origin !== location.origin)
      throw new TypeError(`Not a script of the app: ${url}`);
    return url;
  },
});

/** Creates the URL of one of the app's scripts for Trusted Types; throws for another origin. */
export function createTrustedScriptUrl(path: string): URL {
  const { href } = new URL(path, location.href);
  return (policy ? policy.createScriptURL(href) : href) as URL;
}
