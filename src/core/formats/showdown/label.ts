/** The fields whose labels are known in other languages. */
export type Field = 'ability' | 'tera' | 'item' | 'other';

/** Labels in front of a value, as PKHeX writes them and the games name them; docs/data.md has the source. */
const labels: Readonly<Record<Field, readonly string[]>> = {
  ability: [
    ...['Ability', 'Fähigkeit', 'Habilidad', 'Habilidade', 'Talent', 'Abilità'],
    ...['特性', 'とくせい', '특성'],
  ],
  tera: [
    ...['Tera Type', 'Tera-Typ', 'Teratipo', 'Tipo Tera', 'Type Téra', 'Type Téracristal'],
    ...['テラスタイプ', '테라스탈타입', '테라스탈 타입', '太晶属性', '太晶屬性'],
  ],
  item: [
    ...['Held Item', 'Item', 'Objeto Equipado', 'Objeto', 'Objet', 'Strumento tenuto', 'Strumento'],
    ...[
      '持ち物',
      'もちもの',
      '지닌물건',
      '지닌 물건',
      '持有物',
      '携带物品',
      '攜帶物品',
      '携帶物品',
    ],
  ],
  other: [
    // Friendship
    ...['Friendship', 'Happiness', 'Freundschaft', 'Felicidad', 'Amistad', 'Bonheur', 'Amicizia'],
    ...['なつき度', '친밀도', '亲密度', '親密度'],
    // Values of the stats
    ...['EVs', 'IVs', 'AVs', 'GVs', 'SPs', 'DVs', '努力値', '個体値', '頑張る', '노력치', '개체값'],
    ...[
      '노력 레벨을',
      '능력 포인트',
      '努力值',
      '个体值',
      '個體值',
      '觉醒值',
      '奋斗等级',
      '能力点数',
    ],
    // Level
    ...['Niveau', 'Nivel', 'Livello', 'Lv', 'レベル', '레벨', '스피드', '等级', '等級'],
    ...[
      'Dynamax Level',
      'Nivel Dinamax',
      'Niveau Dynamax',
      'Livello Dynamax',
      'ダイマックスレベル',
    ],
    ...['다이맥스 레벨', '极巨等级', '極巨化等級'],
    // Gender, nickname and nature
    ...['Geschlecht', 'Género', 'Sexe', 'Genere', '性別', '성별', '性别'],
    ...['Nickname', 'Spitzname', 'Mote', 'Apodo', 'Surnom', 'Soprannome', 'ニックネーム', '이름'],
    ...['昵称', '昵稱', 'Nature', 'Naturaleza', 'Natura', 'Wesen', '性格', 'せいかく', '성격'],
    // Shiny and Gigantamax
    ...['Schillerndes', 'Schillernd', 'Chromatique', 'Cromatico', '光ひかる', '色違い', '빛나는'],
    ...['异色', '異色', '發光寶', 'Gigadynamax', 'Gigamax', 'キョダイマックス', '거다이맥스'],
    ...['超极巨', '超極巨'],
  ],
};

/** A nature or a level without a colon: Kühn Wesen, Natura Decisa, ひかえめ性格, Lv 50. */
const wordsWithoutColon =
  /^(?:Naturaleza|Natura) \p{L}+$|\p{L} Wesen$|\p{L} ?(?:性格|성격)$|^Lv \d+$/u;

const fields = Object.keys(labels) as Field[];

/** The labels by field; those in scripts without Latin letters need no colon. */
const patterns = fields.map((field) => {
  const latin = labels[field].filter((label) => /\p{Script=Latin}/u.test(label));
  const other = labels[field].filter((label) => !latin.includes(label));
  const pattern = `^(?:(?:${latin.join('|')})\\s*[:：]|(?:${other.join('|')})(?:\\s*[:：]|\\s))\\s*(\\S.*)$`;
  return { field, pattern: new RegExp(pattern, 'iu') };
});

/** Parses a line with a label in any language; undefined for any other line. */
export function parseLabel(line: string): { field: Field; value: string } | undefined {
  const text = line.normalize('NFC');
  for (const { field, pattern } of patterns) {
    const value = pattern.exec(text)?.[1];
    if (value !== undefined) return { field, value };
  }
  return wordsWithoutColon.test(text) ? { field: 'other', value: text } : undefined;
}
