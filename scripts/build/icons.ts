import type { LucideIconNode } from 'lucide-react';
import type { Plugin } from 'vite';

const iconFile = /lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/;

/** Replaces the components of Lucide, which have more options than the app needs, by those of src/app/ui/createIcon.ts. */
export function icons(): Plugin {
  return {
    name: 'icons',
    apply: 'build',
    async load(id) {
      if (!iconFile.test(id)) return;
      const { __iconData: icon } = (await import(id)) as {
        __iconData?: { node: LucideIconNode[] };
      };
      // The file of an old name exports the icon of another file.
      if (!icon) return;
      const node = icon.node.map(([name, { key: _, ...attributes }]) => [name, attributes]);
      return `import { createIcon } from '/src/app/ui/createIcon.ts';
export default /* @__PURE__ */ createIcon(${JSON.stringify(node)});`;
    },
  };
}
