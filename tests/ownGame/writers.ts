import type { SourceFile } from '#core/ownGames/import/sourceFile.ts';
import { cellsIn, type Facts, factorIn } from './facts.ts';

/** Writes facts as the files of one format. */
export type Writer = (facts: Facts) => SourceFile[];

const capitalize = (id: string) => id.slice(0, 1).toUpperCase() + id.slice(1);
const constantOf = (id: string) => id.toUpperCase();

/** The types that attack the type with the factor. */
function attackersWith(facts: Facts, defending: string, factor: number): string[] {
  return facts.types.filter((type) => factorIn(facts, type, defending) === factor);
}

function writeTypesTxt(
  facts: Facts,
  makeSection: (id: string, index: number) => string,
  equals: string,
): SourceFile[] {
  const entries = [...facts.types, ...(facts.placeholders ?? [])];
  const pseudo = new Set([...(facts.placeholders ?? []), ...(facts.pseudo ?? [])]);
  const sections = entries.map((id, index) => {
    const lists = [
      ['Weaknesses', 2],
      ['Resistances', 0.5],
      ['Immunities', 0],
    ] as const;
    const lines = lists.flatMap(([key, factor]) => {
      const list = attackersWith(facts, id, factor).map(constantOf);
      return list.length > 0 ? `${key}${equals}${list.join(',')}` : [];
    });
    const pseudoLine = pseudo.has(id) ? [`IsPseudoType${equals}true`] : [];
    return [makeSection(id, index), `Name${equals}${capitalize(id)}`, ...pseudoLine, ...lines].join(
      '\n',
    );
  });
  return [{ name: 'types.txt', text: `${sections.join('\n#-----\n')}\n` }];
}

/** `types.txt` as in version 18 of Pokémon Essentials. */
const writeTypes18: Writer = (facts) =>
  writeTypesTxt(facts, (id, index) => `[${index}]\nInternalName=${constantOf(id)}`, '=');

/** `types.txt` as in version 19 of Pokémon Essentials. */
export const writeTypes19: Writer = (facts) =>
  writeTypesTxt(facts, (id, index) => `[${index}]\nInternalName = ${constantOf(id)}`, ' = ');

/** `types.txt` as in version 21 of Pokémon Essentials. */
export const writeTypes21: Writer = (facts) =>
  writeTypesTxt(facts, (id, index) => `[${constantOf(id)}]\nIconPosition = ${index}`, ' = ');

/** `typechart.ts` of Pokémon Showdown. */
export const writeTypechart: Writer = (facts) => {
  const codes = new Map([
    [1, 0],
    [2, 1],
    [0.5, 2],
    [0, 3],
  ]);
  const entries = facts.types.map((id) => {
    const lines = facts.types.map(
      (type) => `\t\t\t${capitalize(type)}: ${codes.get(factorIn(facts, type, id))},`,
    );
    return `\t${id}: {\n\t\tdamageTaken: {\n\t\t\tprankster: 3,\n${lines.join('\n')}\n\t\t},\n\t},`;
  });
  const table = "export const TypeChart: import('../sim/dex-data').TypeDataTable";
  return [{ name: 'typechart.ts', text: `${table} = {\n${entries.join('\n')}\n};\n` }];
};

/** `type_matchups.asm` and `type_constants.asm` of a Game Boy game. */
export const writeMatchupsAsm: Writer = (facts) => {
  const names = new Map([
    [2, 'SUPER_EFFECTIVE'],
    [1, 'EFFECTIVE'],
    [0.5, 'NOT_VERY_EFFECTIVE'],
    [0, 'NO_EFFECT'],
  ]);
  // A file without rows is not recognized.
  const neutralRow = { attacking: facts.types[0]!, defending: facts.types[0]!, factor: 1 };
  const cells = cellsIn(facts);
  const nameOf = (id: string) => (id === 'psychic' ? 'PSYCHIC_TYPE' : constantOf(id));
  const rows = (cells.length > 0 ? cells : [neutralRow]).map(
    ({ attacking, defending, factor }) =>
      `\tdb ${nameOf(attacking)},\t${nameOf(defending)},\t${names.get(factor)}`,
  );
  const entries = [...facts.types, ...(facts.placeholders ?? [])];
  const constants = entries.map((id, index) => `\tconst ${nameOf(id)} ; ${index}`);
  return [
    { name: 'type_matchups.asm', text: `TypeEffects:\n${rows.join('\n')}\n\tdb -1 ; end\n` },
    { name: 'type_constants.asm', text: `\tconst_def\n${constants.join('\n')}\n` },
  ];
};

/** The constants of the multipliers in games for the Game Boy Advance. */
const multiplierNames = new Map([
  [2, 'TYPE_MUL_SUPER_EFFECTIVE'],
  [0.5, 'TYPE_MUL_NOT_EFFECTIVE'],
  [0, 'TYPE_MUL_NO_EFFECT'],
]);

/** `gTypeEffectiveness` as a list, with the numbers of the types. */
const writeTypeList: Writer = (facts) => {
  const rows = cellsIn(facts).map(
    ({ attacking, defending, factor }) =>
      `    TYPE_${constantOf(attacking)}, TYPE_${constantOf(defending)}, ${multiplierNames.get(factor)},`,
  );
  const numbers = facts.types.map((id, index) => `#define TYPE_${constantOf(id)} ${index}`);
  const end = '    TYPE_ENDTABLE, TYPE_ENDTABLE, TYPE_MUL_NO_EFFECT';
  return [
    {
      name: 'battle_main.c',
      text: `const u8 gTypeEffectiveness[] =\n{\n${rows.join('\n')}\n${end}\n};\n`,
    },
    { name: 'pokemon.h', text: `${numbers.join('\n')}\n` },
  ];
};

/** `types_info.h` of pokeemerald-expansion, with its placeholders. */
export const writeTypesInfo: Writer = (facts) => {
  const [none = 'none', ...others] = facts.placeholders ?? [];
  const order = [none, ...facts.types, ...others];
  const cellOf = (factor: number) => (factor === 1 ? '______' : `X(${factor.toFixed(1)})`);
  const rows = order.map((attacking) => {
    const cells = order.map((defending) => cellOf(factorIn(facts, attacking, defending)));
    return `    [TYPE_${constantOf(attacking)}] = {${cells.join(', ')}},`;
  });
  const infos = facts.types.map(
    (id) =>
      `    [TYPE_${constantOf(id)}] =\n    {\n        .name = _("${capitalize(id)}"),\n    },`,
  );
  const table = 'gTypeEffectivenessTable[NUMBER_OF_MON_TYPES][NUMBER_OF_MON_TYPES]';
  const text = [
    '#define X UQ_4_12\n#define ______ X(1.0) // Neutral.',
    `const uq4_12_t ${table} =\n{// Defender -->\n${rows.join('\n')}\n};\n`,
    `const struct TypeInfo gTypesInfo[NUMBER_OF_MON_TYPES] =\n{\n${infos.join('\n')}\n};\n`,
  ];
  return [{ name: 'types_info.h', text: text.join('\n') }];
};

/** The table of `battle_util.c` in older versions of pokeemerald-expansion. */
const writeBattleUtil: Writer = (facts) => {
  const rows = facts.types.map((attacking) => {
    const cells = facts.types.map((each) => `X(${factorIn(facts, attacking, each).toFixed(1)})`);
    return `    {${cells.join(', ')}}, // ${attacking}`;
  });
  const table =
    'static const u16 sTypeEffectivenessTable[NUMBER_OF_MON_TYPES][NUMBER_OF_MON_TYPES]';
  const text = `#define X UQ_4_12\n// TYPE_ names\n${table} =\n{\n//   ${facts.types.join(' ')}\n${rows.join('\n')}\n};\n`;
  return [{ name: 'battle_util.c', text }];
};

/** `type_tables.h` of the Complete Fire Red Upgrade. */
const writeTypeTables: Writer = (facts) => {
  const rows = facts.types.map((attacking) => {
    const cells = cellsIn(facts).filter((cell) => cell.attacking === attacking);
    const lines = cells.map(
      ({ defending, factor }) =>
        `\t\t[TYPE_${constantOf(defending)}] = ${multiplierNames.get(factor)},`,
    );
    return `\t[TYPE_${constantOf(attacking)}]=\n\t{\n${lines.join('\n')}\n\t},`;
  });
  const table = 'const u8 gTypeEffectiveness[NUMBER_OF_MON_TYPES][NUMBER_OF_MON_TYPES]';
  return [{ name: 'type_tables.h', text: `${table} =\n{\n${rows.join('\n')}\n};\n` }];
};

/** The types of PokéAPI, one file each. */
const writePokeApi: Writer = (facts) =>
  facts.types.map((id, index) => {
    const namesWith = (factor: number) =>
      attackersWith(facts, id, factor).map((name) => ({
        name,
        url: `https://example.com/${name}`,
      }));
    const relations = {
      double_damage_from: namesWith(2),
      half_damage_from: namesWith(0.5),
      no_damage_from: namesWith(0),
    };
    const value = { id: index + 1, name: id, damage_relations: relations };
    return { name: `${id}.json`, text: JSON.stringify(value) };
  });

/** A list of all factors as CSV. */
const writeListCsv: Writer = (facts) => {
  const rows = facts.types.flatMap((one) =>
    facts.types.map((other) => `${one},${other},${factorIn(facts, one, other)}`),
  );
  return [{ name: 'list.csv', text: `attacker,defender,factor\n${rows.join('\n')}\n` }];
};

/** A table as CSV with attacking types in rows. */
export const writeMatrixCsv: Writer = (facts) => {
  const rows = facts.types.map((one) =>
    [one, ...facts.types.map((other) => factorIn(facts, one, other))].join(';'),
  );
  return [{ name: 'table.csv', text: `;${facts.types.join(';')}\n${rows.join('\n')}\n` }];
};

/** The chart as JSON. */
const writeChartJson: Writer = ({ types, chart }) => [
  { name: 'chart.json', text: JSON.stringify({ types, chart }) },
];

/** An object by attacking, then defending type, as JSON. */
export const writeObjectJson: Writer = (facts) => {
  const rows = facts.types.map((one) => [
    one,
    Object.fromEntries(facts.types.map((other) => [other, factorIn(facts, one, other)])),
  ]);
  return [
    { name: 'chart.json', text: JSON.stringify({ game: 'A', rows: Object.fromEntries(rows) }) },
  ];
};

/** The same object in JavaScript, with names of an enumeration as keys. */
const writeObjectScript: Writer = (facts) => {
  const rows = facts.types.map((one) => {
    const cells = facts.types.map((other) => `[Types.${other}]: ${factorIn(facts, one, other)},`);
    return `  [Types.${one}]: { ${cells.join(' ')} }, // ${one}`;
  });
  const text = `import { Types } from './types';\nexport const chart = {\n${rows.join('\n')}\n};\n`;
  return [{ name: 'chart.ts', text }];
};

/** The types of Pokémon Studio, one file each. */
const writeStudioTypes: Writer = (facts) =>
  facts.types.map((id, index) => {
    const damageTo = cellsIn(facts)
      .filter(({ attacking }) => attacking === id)
      .map(({ defending, factor }) => ({ defensiveType: defending, factor }));
    const value = { klass: 'Type', id: index + 1, dbSymbol: id, textId: index, damageTo };
    return { name: `${id}.json`, text: JSON.stringify(value, undefined, 2) };
  });

/** Lists of strengths and weaknesses of attacks. */
export const writeTypeLists: Writer = (facts) => {
  const listOf = (id: string, factor: number) =>
    facts.types.filter((other) => factorIn(facts, id, other) === factor);
  const types = facts.types.map((name) => ({
    name,
    immunes: listOf(name, 0),
    weaknesses: listOf(name, 0.5),
    strengths: listOf(name, 2),
  }));
  return [{ name: 'types.json', text: JSON.stringify(types) }];
};

/** The formats that can have any factor. */
export const freeWriters = {
  ...{ writeListCsv, writeMatrixCsv, writeChartJson },
  ...{ writeObjectJson, writeObjectScript, writeStudioTypes },
};

/** The formats whose factors are 0, ½, 1 and 2. */
export const fixedWriters = {
  ...{ writeTypes18, writeTypes19, writeTypes21, writeTypechart, writeMatchupsAsm, writeTypeList },
  ...{ writeTypesInfo, writeBattleUtil, writeTypeTables, writePokeApi, writeTypeLists },
};
