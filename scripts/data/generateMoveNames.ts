// docs/data.md says where the names of moves come from.
import { readFileSync } from 'node:fs';
import { types } from '#core/charts/type.ts';
import { formatMoveNames } from '#core/pokedex/moveFiles/moveNames.ts';
import type { MoveLanguage } from '#core/pokedex/moves/moveLanguage.ts';
import { listMoves } from './generateMoves.ts';

type NameRow = { id: string; en: string } & Partial<Record<MoveLanguage, string>>;

const rows: readonly NameRow[] = JSON.parse(readFileSync('data/moveNames.json', 'utf8'));
const rowById = new Map(rows.map((row) => [row.id, row]));

/** The text of public/moves/LANGUAGE.json; throws if a move has no name. */
export function generateMoveNames(language: MoveLanguage): string {
  const moves = listMoves(true).map(({ id }) => {
    const row = rowById.get(id);
    const name = row?.[language] ?? (language === 'es-419' && row ? '' : undefined);
    if (name === undefined) throw new Error(`data/moveNames.json has no ${language} name of ${id}`);
    return name;
  });
  const typeNames = readTypeNames(language === 'es-419' ? 'es' : language);
  return `${formatMoveNames({ types: typeNames, moves })}\n`;
}

function readTypeNames(language: string): string[] {
  const locale = JSON.parse(readFileSync(`public/locales/${language}.json`, 'utf8'));
  return types.map((type) => locale.types[type].replaceAll('\u00ad', ''));
}
