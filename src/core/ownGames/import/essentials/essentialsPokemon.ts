import { ImportError } from '#core/ownGames/import/importError.ts';
import type { ImportReport } from '#core/ownGames/import/importReport.ts';
import { type SourcePokemon, sourceAbilities } from '#core/ownGames/import/sourceChart.ts';
import type { SourceFile } from '#core/ownGames/import/sourceFile.ts';
import { maxGamePokemon, type SourceAbilities } from '#core/ownGames/sourceGame.ts';
import { titleCase } from '#core/ownGames/typeName.ts';
import { fieldOf, type PbsSection, parsePbsList, parsePbsText, readSections } from './pbs.ts';

/** A section of a form, such as `[CHARIZARD,1]` or `[CHARIZARD-1]`. */
const formPattern = /^(\w+)[ \t]*[-, ][ \t]*(\d+)$/;

/** Whether the sections are those of Essentials `pokemon.txt` or `pokemon_forms.txt`. */
export function isEssentialsPokemon(sections: readonly PbsSection[]): boolean {
  const keys = new Set(sections.flatMap(({ fields }) => fields.map(({ key }) => key)));
  const hasForms = keys.has('FormName') && sections.some(({ id }) => formPattern.test(id));
  return keys.has('Type1') || keys.has('Types') || keys.has('BaseStats') || hasForms;
}

/**
 * The Pokémon and forms of Essentials `pokemon.txt` and `pokemon_forms.txt`, from all files of one game.
 * A form without types has those of its Pokémon.
 */
export function readEssentialsPokemon(
  files: readonly SourceFile[],
  report: ImportReport,
): SourcePokemon[] {
  const parts = files.map(({ name, text }) => ({ file: name, ...readSections(text) }));
  for (const { file, sections } of parts) {
    const surplus = sections[maxGamePokemon];
    if (surplus) throw new ImportError('tooManyPokemon', { file, line: surplus.line });
  }
  const species = new Map<string, SourcePokemon>();
  for (const { file, sections, unknownLines } of parts) {
    for (const line of unknownLines) report.warn('unknownLine', file, line);
    const hasForms = sections.some(isForm);
    for (const section of sections.filter((each) => !isForm(each))) {
      if (isNumberlessForm(section, hasForms)) {
        report.warn('unknownLine', file, section.line, `[${section.id}]`);
        continue;
      }
      const key = fieldOf(section, 'InternalName')?.value || section.id;
      const name = parsePbsText(fieldOf(section, 'Name')?.value || titleCase(key));
      const types = readTypes(section) ?? [];
      species.set(key, { name, types, file, line: section.line, ...readAbilities(section) });
    }
  }
  const forms = parts.flatMap(({ file, sections }) =>
    sections.filter(isForm).flatMap((section): SourcePokemon[] => {
      const [, key = '', number = ''] = formPattern.exec(section.id) ?? [];
      const base = species.get(key);
      const types = readTypes(section) ?? base?.types;
      if (!base) report.warn('unknownPokemon', file, section.line, key);
      if (!types) return [];
      const formName = parsePbsText(fieldOf(section, 'FormName')?.value || number);
      const baseName = base?.name ?? titleCase(key);
      const isWhole = formName.toLowerCase().includes(baseName.toLowerCase());
      const name = isWhole ? formName : `${baseName} (${formName})`;
      const { abilities = base?.abilities, slots = base?.slots } = readAbilities(section);
      return [
        {
          ...{ name, types, file, line: section.line },
          ...(abilities && slots !== undefined && { abilities, slots }),
        },
      ];
    }),
  );
  return [...species.values(), ...forms];
}

function isForm({ id }: PbsSection): boolean {
  return formPattern.test(id);
}

/** Whether the section is one of a form whose number is missing, which the games refuse. */
function isNumberlessForm(section: PbsSection, hasForms: boolean): boolean {
  const hasName = ['Name', 'InternalName'].some((key) => fieldOf(section, key));
  return !hasName && (hasForms || fieldOf(section, 'FormName') !== undefined);
}

/** `Abilities = OVERGROW` with one or two, and `HiddenAbilities` with any number, of which the first counts. */
function readAbilities(section: PbsSection): SourceAbilities {
  const valuesOf = (key: string) => parsePbsList(fieldOf(section, key)?.value ?? '');
  const [first, second] = valuesOf('Abilities');
  const [hidden] = [...valuesOf('HiddenAbilities'), ...valuesOf('HiddenAbility')];
  return first ? sourceAbilities([first, second, hidden]) : {};
}

function readTypes(section: PbsSection): string[] | undefined {
  const fields = ['Types', 'Type1', 'Type2'].flatMap((key) => fieldOf(section, key) ?? []);
  if (fields.length === 0) return undefined;
  return fields.flatMap(({ value }) => parsePbsList(value)).map((key) => key.toUpperCase());
}
