/*
 * Scripts are loaded from our own origin alone, and the browser is told so: with Trusted Types it
 * takes an address for a script only from this policy. https://www.w3.org/TR/trusted-types/
 */

type Policy = { createScriptURL: (url: string) => unknown };
type PolicyMaker = { createPolicy: (name: string, rules: Policy) => Policy };

const { trustedTypes } = globalThis as { trustedTypes?: PolicyMaker };

const policy = trustedTypes?.createPolicy('countertype', {
  createScriptURL: (url) => {
    if (new URL(url).origin !== location.origin) throw new TypeError(`Not our script: ${url}`);
    return url;
  },
});

/** The address of a script of ours, as the browser wants it; throws for any other origin's. */
export function trustedScript(path: string): URL {
  const { href } = new URL(path, location.href);
  return (policy ? policy.createScriptURL(href) : href) as URL;
}
