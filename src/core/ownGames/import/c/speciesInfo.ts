import { ImportError } from '#core/ownGames/import/importError.ts';
import type { ImportReport } from '#core/ownGames/import/importReport.ts';
import { type SourcePokemon, sourceAbilities } from '#core/ownGames/import/sourceChart.ts';
import type { SourceFile } from '#core/ownGames/import/sourceFile.ts';
import { maxGamePokemon } from '#core/ownGames/sourceGame.ts';
import { titleCase } from '#core/ownGames/typeName.ts';

/** `[SPECIES_BULBASAUR] =`, which begins an entry. */
const entryPattern = /^\[SPECIES_(\w{1,80})\][ \t]*=/;

/** `.types = MON_TYPES(TYPE_GRASS, TYPE_POISON)`, `.types = { … }`, or `.type1 =` and `.type2 =` of older versions. */
const typesPattern = /^\.type(?:s|1|2)[ \t]*=(.*)$/;

/** `.abilities = { ABILITY_OVERGROW, ABILITY_NONE, ABILITY_CHLOROPHYLL }`, the third hidden. */
const abilitiesPattern = /^\.abilities[ \t]*=(.*)$/;

/** Older versions have the name in a table of its own. */
const namePattern = /^\.speciesName[ \t]*=[ \t]*_\("([^"]{1,60})"\)/;

/** No line with types is longer. */
const maxLineLength = 500;

/** Whether the text has the types of species, as `species_info.h` of pokeemerald and pokeemerald-expansion. */
export function isSpeciesInfo(text: string): boolean {
  return (
    /^[ \t]*\[SPECIES_\w{1,80}\][ \t]*=/m.test(text) && /^[ \t]*\.type(?:s|1)[ \t]*=/m.test(text)
  );
}

/**
 * The Pokémon of `species_info` headers. Of types that depend on a setting, the first are read, which are those of
 * the newest games, with a warning; an entry whose types come from a macro has a warning and is left out.
 */
export function readSpeciesInfo(
  files: readonly SourceFile[],
  report: ImportReport,
): SourcePokemon[] {
  const pokemon: SourcePokemon[] = [];
  for (const { name: file, text } of files) {
    let entry: SourcePokemon | undefined;
    for (const [index, source] of text.split('\n').entries()) {
      const content = source
        .trim()
        .slice(0, maxLineLength)
        .replace(/\/\/.*/, '');
      const line = index + 1;
      const [, constant] = entryPattern.exec(content) ?? [];
      const [, typesText] = typesPattern.exec(content) ?? [];
      const [, abilitiesText] = abilitiesPattern.exec(content) ?? [];
      const [, speciesName] = namePattern.exec(content) ?? [];
      if (constant !== undefined) {
        entry = { name: titleCase(constant), types: [], file, line };
        pokemon.push(entry);
        if (pokemon.length > maxGamePokemon)
          throw new ImportError('tooManyPokemon', { file, line });
      } else if (entry && speciesName !== undefined && !isForm(entry, speciesName)) {
        entry.name = speciesName;
      } else if (entry && typesText !== undefined) {
        const [first = '', other] = typesText.replace(/^[^?]*\?/, '').split(':');
        if (other !== undefined) report.warn('condition', file, line, content);
        for (const [, type = ''] of first.matchAll(/\bTYPE_(\w{1,40})/g))
          if (type !== 'NONE' && !entry.types.includes(type)) entry.types.push(type);
      } else if (entry && abilitiesText !== undefined) {
        const [first = '', other] = abilitiesText.replace(/^[^?]*\?/, '').split(':');
        if (other !== undefined) report.warn('condition', file, line, content);
        const names = [...first.matchAll(/\bABILITY_(\w{1,40})/g)].map(([, name]) => name);
        Object.assign(entry, sourceAbilities(names.map((name) => (name === 'NONE' ? '' : name))));
      }
    }
  }
  return pokemon.filter(({ name }) => name !== 'None' && name !== 'Egg');
}

/** Whether the constant names a form, `RATTATA_ALOLA`, which has the plain name of its species. */
function isForm({ name }: SourcePokemon, speciesName: string): boolean {
  return name.toLowerCase().startsWith(`${speciesName.toLowerCase()} `);
}
