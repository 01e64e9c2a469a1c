import { formatPolicyTag } from './headers.ts';

/** Adds the policy and a script that runs before the first paint to a page, and the values that the script reads. */
export function addScript(
  page: string,
  script: string,
  values: Readonly<Record<string, string>>,
): string {
  const attributes = Object.entries(values).map(
    ([name, value]) => ` data-${name}="${value.replaceAll('"', '&quot;')}"`,
  );
  return page
    .replace(
      '<head>',
      // The policy first, because it applies to the script, too.
      () => `<head>\n    ${formatPolicyTag()}\n    <script>${script}</script>`,
    )
    .replace('data-screen=""', (screen) => screen + attributes.join(''));
}
