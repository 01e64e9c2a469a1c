import { translateName } from './foreignNames.ts';
import { parseLabel } from './label.ts';

/** The labels that Showdown reads, of the fields whose values have names. */
const showdownLabels = { ability: ['Ability', 'abilities'], tera: ['Tera Type', 'types'] } as const;

/** A line below the name of a Pokémon as Showdown writes it; one that it does not know stays as it is. */
export function translateLine(line: string): string {
  const label = parseLabel(line);
  if (label?.field !== 'ability' && label?.field !== 'tera') return line;
  const [name, section] = showdownLabels[label.field];
  const values = label.value.split('/').map((part) => part.trim());
  const translations = values.map((value) => translateName(section, value));
  const isShowdowns =
    line.startsWith(`${name}:`) && values.every((value, index) => value === translations[index]);
  return isShowdowns ? line : `${name}: ${translations.join(' / ')}`;
}
