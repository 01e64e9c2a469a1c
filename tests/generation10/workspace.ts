import { cpSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { languages } from '#app/i18n/languages.ts';

/** A part of a file, and what a person writes in its place. */
type Change = readonly [text: string, replacement: string];

const addAfter = (text: string, added: string): Change => [text, text + added];
const addBefore = (text: string, added: string): Change => [text, added + text];

/**
 * The rows of an invented generation 10 in the tables of the code: the type Cosmic, Ice that Steel no longer
 * hits for double damage, the ability Muffle, and the game Sun Stone.
 */
const tables: Readonly<Record<string, readonly Change[]>> = {
  'src/core/charts/generationNumber.ts': [addAfter('| 9', ' | 10')],
  'src/core/rulesets/era.ts': [
    addAfter("const eras = ['default', ", "'gen9', "),
    ['{ default: legendsZA, ', '{ default: 10, gen9: legendsZA, '],
    ["storedEras = ['default', ", "storedEras = ['gen9', "],
  ],
  'src/core/charts/type.ts': [
    addAfter("  'fairy',\n", "  'cosmic',\n"),
    addAfter('  fairy: 6,\n', '  cosmic: 10,\n'),
  ],
  'src/core/rulesets/officialRows.ts': [
    addBefore('};\n\n/** Steel', '  cosmic: { water: 2, rock: 2, cosmic: h, ghost: 0 },\n'),
    addBefore(
      '/** Steel resists',
      '/** Steel no longer hits Ice for double damage. */\nconst gen10 = withRows(modern, { steel: { ...modern.steel, ice: 1 } });\n\n',
    ),
    ['{ default: modern, ', '{ default: gen10, gen9: modern, '],
  ],
  'src/core/rulesets/game.ts': [
    addAfter('const games = {\n', "  'sun-stone': { generation: 10 },\n"),
  ],
  'src/core/rules/ability.ts': [
    addBefore(
      '  earth_eater: {',
      "  muffle: { since: 10, ignorable: true, defending: blocksType('cosmic') },\n",
    ),
  ],
  'src/core/ownGames/colors/officialColors.ts': [addBefore('};', "  cosmic: '#3f8f86',\n")],
  'src/app/typeUi/typeIcons.json': [addAfter('{\n', '  "cosmic": "M4 12h16",\n')],
  'src/app/typeUi/typeColors.css': [
    addBefore(
      '[data-type="normal"] {',
      '[data-type="cosmic"] {\n  --l: 0.55;\n  --c: 0.1;\n  --h: 185;\n}\n',
    ),
  ],
};

/** The rows in the tables of `data`. */
const dataTables: Readonly<Record<string, readonly Change[]>> = {
  'data/typeNames.json': [addAfter('{\n', '  "Cosmic": { "en": "Cosmic", "de": "Kosmos" },\n')],
  'data/speciesNames.json': [
    addAfter(
      '{\n',
      '  "1026": { "en": "Chimelet", "de": "Glöckling" },\n  "1027": { "en": "Bellord" },\n  "1028": { "en": "Hushling" },\n',
    ),
  ],
  'data/games.json': [
    addAfter('{\n', '  "sun-stone": { "species": "1-151 1026-1028", "formsUpTo": 10 },\n'),
  ],
};

function change(folder: string, file: string, changes: readonly Change[]): void {
  const path = join(folder, file);
  const changed = changes.reduce(
    (text, [part, replacement]) => {
      if (!text.includes(part)) throw new Error(`${file} has no ${JSON.stringify(part)}`);
      return text.replace(part, () => replacement);
    },
    readFileSync(path, 'utf8'),
  );
  writeFileSync(path, changed);
}

type Texts = { [key: string]: string | Texts };

function addTexts(folder: string, language: string): void {
  const path = join(folder, `public/locales/${language}.json`);
  const { types, abilities, games, preferences, ...others } = JSON.parse(
    readFileSync(path, 'utf8'),
  );
  const { generation } = preferences;
  const texts: Texts = {
    ...others,
    types: { ...types, cosmic: 'Cosmic' },
    abilities: { ...abilities, muffle: 'Muffle' },
    games: { 'sun-stone': 'Sun Stone', ...games },
    preferences: {
      ...preferences,
      generation: {
        ...{ ...generation, default: 'generation 10', gen9: generation.default },
        short: { ...generation.short, default: 'Gen 10', gen9: generation.short.default },
      },
    },
  };
  writeFileSync(path, JSON.stringify(texts));
}

/**
 * Copies the repository without what is made from it, writes generation 10 into the tables, and returns the
 * folder. No other file changes.
 */
export function createWorkspace(): string {
  const folder = mkdtempSync(join(tmpdir(), 'generation-10-'));
  for (const name of copied) cpSync(name, join(folder, name), { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  for (const [file, changes] of Object.entries({ ...tables, ...dataTables })) {
    change(folder, file, changes);
  }
  for (const language of languages) addTexts(folder, language);
  return folder;
}

const copied = [
  ...['src', 'scripts', 'tests', 'package', 'data', 'public', 'docs/data.md', 'index.html'],
  ...['package.json', 'package-lock.json', 'tsconfig.json', 'tsconfig.base.json'],
  ...['vite.config.ts', 'vitest.config.ts'],
];
