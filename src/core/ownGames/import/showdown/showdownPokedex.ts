import { ImportError } from '#core/ownGames/import/importError.ts';
import type { ImportReport } from '#core/ownGames/import/importReport.ts';
import type { Literal } from '#core/ownGames/import/jsLiteral.ts';
import { type SourcePokemon, sourceAbilities } from '#core/ownGames/import/sourceChart.ts';
import type { SourceFile } from '#core/ownGames/import/sourceFile.ts';
import type { SourceAbilities } from '#core/ownGames/sourceGame.ts';
import { titleCase } from '#core/ownGames/typeName.ts';
import { findField, readTable, showdownKey, textOfLiteral } from './showdownTable.ts';

/** More than `maxGamePokemon`, because entries without types are left out. */
const maxEntries = 20_000;

/**
 * The Pokémon of Showdown's `pokedex.ts`. An entry that inherits gets its name from another of the
 * files. An entry or a form without types has those of its base, so it is left out.
 */
export function readShowdownPokedex(
  files: readonly SourceFile[],
  report: ImportReport,
): SourcePokemon[] {
  const names = new Map<string, string>();
  const pokemon = new Map<string, SourcePokemon>();
  // The first file of the list is the child of the others.
  for (const file of [...files].reverse()) {
    const table = readTable(file, maxEntries);
    if (!table) throw new ImportError('onlyCode', { file: file.name });
    for (const { key, value, at } of table.fields) {
      const line = table.lexer.lineAt(at);
      if (key === undefined || value.kind !== 'object') {
        report.warn('code', file.name, line, key);
        continue;
      }
      const id = showdownKey(key);
      const name =
        textOfLiteral(findField(value, 'name')) ?? textOfLiteral(findField(value, 'species'));
      names.set(id, name ?? names.get(id) ?? titleCase(key));
      const types = findField(value, 'types');
      if (types) {
        pokemon.set(id, {
          ...pokemon.get(id),
          ...{ name: names.get(id)!, types: readTypes(types), file: file.name, line },
          ...readAbilities(findField(value, 'abilities')),
        });
      } else if (!findField(value, 'inherit') && !findField(value, 'baseSpecies')) {
        report.warn('noType', file.name, line, names.get(id));
      }
    }
  }
  return [...pokemon.values()];
}

/** `{ 0: "Overgrow", 1: "", H: "Chlorophyll" }`. */
function readAbilities(literal: Literal | undefined): SourceAbilities {
  if (literal?.kind !== 'object') return {};
  return sourceAbilities(
    ['0', '1', 'H', 'S'].map((slot) => textOfLiteral(findField(literal, slot))),
  );
}

function readTypes(literal: Literal): string[] {
  const items = literal.kind === 'list' ? literal.items : [];
  return items.flatMap((item) => textOfLiteral(item) ?? []).map(showdownKey);
}
