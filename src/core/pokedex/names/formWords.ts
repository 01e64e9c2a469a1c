import { fold, foldName } from './fold.ts';

/**
 * The folded words in names of forms that only mean "form", by language. Players leave them out: the
 * Alolan Form is "Alolan Raichu", and the Forme d’Alola is "Raichu d’Alola".
 */
const formWords: Readonly<Record<string, RegExp>> = {
  en: /\b(forme?|cloak|style|mode|breed|mask|size|face|rider|flower|type|reversion)\b/g,
  de: /(form|umhang|stil|modus|variante|maske|reiter)\b|\b(grosse|typ)\b/g,
  es: /\b(forma|tronco|estilo|modo|variedad|mascara|tamano|tipo|jinete|regresion)\b/g,
  fr: /\b(forme|cape|style|mode|race|masque|taille|type|cavalier)\b/g,
  it: /\b(forma|manto|stile|stato|varieta|maschera|tipo|cavaliere)\b/g,
  ja: /ノスガタ|フォルム|スタイル|モード|シュ|ノメン|サイズ|ノミノ|タイプ|ノカタ/g,
  ko: /의 ?모습|폼|스타일|모드|종|의 ?가면|사이즈|도롱|타입|의 ?태세/g,
  zh: /的[样樣]子|形[态態]|[风風]格|模式|[种種]|面具|尺寸|蓑衣|[属屬]性/g,
};

/** The name of the form, folded and without words such as "Form". */
export function shortFormName(language: string, form: string): string {
  const words = formWords[language.slice(0, 2)];
  const name = foldName(form);
  return words ? fold(name.replace(words, ' ')) : name;
}
