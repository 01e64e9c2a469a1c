import { isBoss, maxGameBosses } from '#core/ownGames/bosses.ts';
import { type Fields, isFields } from '#core/ownGames/file/jsonFields.ts';
import type { ImportReport } from '#core/ownGames/import/importReport.ts';
import { type SourcePokemon, sourceAbilities } from '#core/ownGames/import/sourceChart.ts';
import { titleCase } from '#core/ownGames/typeName.ts';
import type { OwnGameBoss } from '#core/rulesets/ownGame.ts';
import { csvKey } from './listCsv.ts';

/** The objects of one kind in a file of Pokémon Studio. */
export type StudioObjects = { name: string; objects: readonly Fields[] };

/** How Pokémon Studio marks a missing type, item, ability or move. */
const missing: ReadonlySet<unknown> = new Set(['__undef__', 'none', '']);

/** The number of a Mega Evolution among the forms of a Pokémon, and that of a second one. */
const firstMega = 30;
const secondMega = 31;

/** The strengths of a trainer's play that the games use for those who stop the player, with their names. */
const bossClasses: Readonly<Record<number, string>> = { 5: 'Admin', 6: 'Leader', 7: 'Champion' };

const doubleBattle = 2;

/** The Pokémon or the trainers of a file, which is one of them or a list; undefined for any other file. */
export function findStudioObjects(
  value: unknown,
): { format: 'studioPokemon' | 'studioTrainers'; objects: readonly Fields[] } | undefined {
  const objects = (Array.isArray(value) ? value : [value]).filter(isFields);
  const ofClass = (klass: string) => objects.filter((each) => each.klass === klass);
  const pokemon = ofClass('Specie');
  if (pokemon.length > 0) return { format: 'studioPokemon', objects: pokemon };
  const trainers = ofClass('TrainerBattleSetup');
  return trainers.length > 0 ? { format: 'studioTrainers', objects: trainers } : undefined;
}

/** The Pokémon of Pokémon Studio with their forms; a form has the number that the game has for it, and a Mega Evolution its name. */
export function readStudioPokemon(
  files: readonly StudioObjects[],
  report: ImportReport,
): SourcePokemon[] {
  return inOrder(files).flatMap(({ file, fields }) => {
    const symbol = textOf(fields.dbSymbol);
    const forms = listOf(fields.forms);
    if (!symbol || forms.length === 0) {
      report.warn('unknownLine', file, undefined, symbol ?? 'dbSymbol');
      return [];
    }
    const hasTwoMegas = forms.some((each) => each.form === secondMega);
    return forms.map((form) => ({
      name: formatName(symbol, Number(form.form), hasTwoMegas),
      types: [form.type1, form.type2, form.type3].flatMap((type) => {
        const key = textOf(type);
        return key ? csvKey(key) : [];
      }),
      ...sourceAbilities((Array.isArray(form.abilities) ? form.abilities : []).map(textOf)),
      ...{ file, line: 1 },
    }));
  });
}

/** The trainers of Pokémon Studio: those who play like a leader or better as the story, all others outside it. */
export function readStudioTrainers(
  files: readonly StudioObjects[],
  report: ImportReport,
): OwnGameBoss[] {
  const bosses: OwnGameBoss[] = [];
  for (const { file, fields } of inOrder(files)) {
    const symbol = textOf(fields.dbSymbol) ?? '';
    const party = listOf(fields.party);
    // The template of Studio has hundreds of trainers without Pokémon.
    if (party.length === 0 && Array.isArray(fields.party)) continue;
    const className = bossClasses[Number(fields.ai)];
    const boss: OwnGameBoss = {
      name: className ? `${titleCase(symbol)} (${className})` : titleCase(symbol),
      team: party.flatMap((member) => formatMember(member, file, report)).join('\n\n'),
      ...(fields.vsType === doubleBattle && { marks: ['double'] }),
      ...(!className && { isOutsideStory: true }),
    };
    if (isBoss(boss, []) && bosses.length < maxGameBosses) bosses.push(boss);
    else report.warn('unknownLine', file, undefined, symbol || 'dbSymbol');
  }
  return bosses;
}

/** The objects in the order of the game, because files are opened in the order of their names. */
function inOrder(files: readonly StudioObjects[]): { file: string; fields: Fields }[] {
  const numberOf = ({ id }: Fields) => (typeof id === 'number' ? id : Number.MAX_SAFE_INTEGER);
  return files
    .flatMap(({ name, objects }) => objects.map((fields) => ({ file: name, fields })))
    .sort((one, other) => numberOf(one.fields) - numberOf(other.fields));
}

function formatName(symbol: string, form: number, hasTwoMegas = false): string {
  const name = titleCase(symbol);
  if (!(form > 0)) return name;
  if (form === secondMega) return `${name}-Mega-Y`;
  if (form === firstMega) return `${name}-Mega${hasTwoMegas ? '-X' : ''}`;
  return `${name} (${form})`;
}

function formatMember(
  { specie, form, levelSetup, expandPokemonSetup }: Fields,
  file: string,
  report: ImportReport,
): string[] {
  const symbol = textOf(specie);
  if (!symbol) {
    report.warn('unknownLine', file, undefined, 'specie');
    return [];
  }
  const setups = new Map(listOf(expandPokemonSetup).map(({ type, value }) => [type, value]));
  const item = textOf(setups.get('itemHeld'));
  const ability = textOf(setups.get('ability'));
  const level = levelOf(levelSetup);
  const moves = setups.get('moves');
  const name = formatName(symbol, Number(form));
  return [
    [
      item ? `${name} @ ${titleCase(item)}` : name,
      ...(ability ? [`Ability: ${titleCase(ability)}`] : []),
      ...(level === undefined ? [] : [`Level: ${level}`]),
      ...(Array.isArray(moves) ? moves : []).flatMap((move) => {
        const moveSymbol = textOf(move);
        return moveSymbol ? `- ${titleCase(moveSymbol)}` : [];
      }),
    ].join('\n'),
  ];
}

/** The level, or the highest one of a range. */
function levelOf(setup: unknown): number | undefined {
  const { level } = isFields(setup) ? setup : {};
  const value = isFields(level) ? level.maximumLevel : level;
  return typeof value === 'number' && value >= 1 && value <= 100 ? value : undefined;
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && !missing.has(value) ? value : undefined;
}

function listOf(value: unknown): Fields[] {
  return Array.isArray(value) ? value.filter(isFields) : [];
}
