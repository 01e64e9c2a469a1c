import { readFileSync } from 'node:fs';
import { type OfficialType, types } from '#core/charts/type.ts';
import { type Declarations, themes, toHex } from './colors.ts';

/** The elements with the class of a type; short, as is all that thousands of pages repeat. */
const typeElements = ':where(i, .chips a, dt span)';

/**
 * The style sheet of the answer pages: their rules, and what they use of the tokens and colors of the app. `icons` is the
 * name of the file with the icons, in the same folder.
 */
export function buildStyle(icons: string): string {
  const { dark } = themes;
  const light: Declarations = {
    ...themes.light,
    '--icons': `url(${icons})`,
    '--last-icon': `${types.length - 1}`,
    '--icons-height': `${types.length}00%`,
  };
  const rules = [
    ...['src/app/typeUi/typeColors.css', 'src/app/typeUi/levels.css'],
    'scripts/answers/style.css',
  ]
    .map((path) => readFileSync(path, 'utf8').replaceAll(/\/\*.*?\*\//gs, ''))
    .join('')
    // What is the same in both themes needs no custom property.
    .replaceAll(/var\((--[\w-]+)\)/g, (use, name: string) =>
      name in dark ? use : (light[name] ?? use),
    );
  const isUsed = (name: string) => rules.includes(`var(${name})`);
  const declare = (values: Declarations) =>
    Object.entries(values)
      .map(([name, value]) => (isUsed(name) ? `${name}: ${value};` : ''))
      .join('');
  const css = `:root { ${declare(light)} color-scheme: light dark }
@media screen and (prefers-color-scheme: dark) { :root { ${declare(dark)} } }
${rules}`.replaceAll(/(--[\w-]+): [^;]+;/g, (declaration, name: string) =>
    isUsed(name) ? declaration : '',
  );
  const unused = /(?:\[data-gain\] |\[data-type="stellar"\])[^{]*\{[^}]*\}/g;
  const complete = css
    .replaceAll(unused, '')
    // The body has it for all.
    .replace(/(\[data-level\] \{[^}]*)print-color-adjust: exact;/, '$1')
    .replaceAll(/\[data-(?:type|level)="(\w+)"\] \{/g, (_, name: OfficialType) => {
      const index = types.indexOf(name);
      return `.${name} {${index < 0 ? '' : ` --i: ${index};`}`;
    })
    .replaceAll('[data-type]', typeElements)
    .replaceAll('[data-level]', 'th');
  return minify(toHex(shortenProperties(complete)));
}

/** Gives the custom properties names of one or two letters. */
function shortenProperties(css: string): string {
  const names = [...new Set(css.match(/--[\w-]+/g))];
  const shortNames = new Map(names.map((name, index) => [name, `--${index.toString(36)}`]));
  return css.replaceAll(/--[\w-]+/g, (name) => shortNames.get(name) ?? name);
}

/** The style sheet without the spaces and zeros that browsers do not need. */
function minify(css: string): string {
  return css
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/(?<![\w)]) ?([{};,>]) ?/g, '$1')
    .replaceAll(/ ?([{};,<]) ?/g, '$1')
    .replaceAll(/: (?=[^{}]*[;}])/g, ':')
    .replaceAll(/(?<![\d.])0(\.\d)/g, '$1')
    .replaceAll(/#(.)\1(.)\2(.)\3(?![\da-f])/g, '#$1$2$3')
    .replaceAll(/ ([>+]) /g, '$1')
    .replaceAll(/ ([>+])(?=[*\w])/g, '$1')
    .replaceAll(';}', '}')
    .trim();
}
