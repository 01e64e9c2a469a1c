import { readFileSync } from 'node:fs';
import type { LucideIconNode } from 'lucide-react';
import type { Plugin } from 'vite';

const folder = 'lucide-react/dist/esm';
const iconFile = new RegExp(`/${folder}/icons/[\\w-]+\\.mjs$`);

/** The files of the icons by name, as the package lists them. */
function listFiles(): Map<string, string> {
  const list = readFileSync(`node_modules/${folder}/lucide-react.mjs`, 'utf8');
  return new Map(
    [...list.matchAll(/^export \{ (.+) \} from '\.\/(icons\/.+)'/gm)].flatMap(([, names, file]) =>
      names!.split(', ').map((name) => [name.replace('default as ', ''), file!] as const),
    ),
  );
}

/**
 * Replaces the components of Lucide, which have more options than the app needs, by those of src/app/ui/createIcon.ts,
 * and imports each from its own file, so that a file of the app has only the icons of its modules.
 */
export function icons(): Plugin {
  let files: Map<string, string>;
  return {
    name: 'icons',
    apply: 'build',
    enforce: 'pre',
    buildStart() {
      files = listFiles();
    },
    transform(code, id) {
      if (!/\/src\/.*\.tsx?$/.test(id)) return;
      return code.replace(/import \{([^}]+)\} from 'lucide-react';/, (_, names: string) =>
        names
          .split(',')
          .map((name) => name.trim())
          .filter((name) => name && !name.startsWith('type '))
          .map((name) => {
            const [icon = '', local = icon] = name.split(' as ');
            return `import ${local} from '${folder}/${files.get(icon)}';`;
          })
          .join(' '),
      );
    },
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
