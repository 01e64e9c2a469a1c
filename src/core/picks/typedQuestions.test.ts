import { expect, test } from 'vitest';
import { types } from '#core/charts/type.ts';
import { pokemonIn } from '#core/pokedex/pokemon.ts';
import { loadMovesFromDisk } from '#tests/loadMoves.ts';
import { pokedex } from '#tests/pokedexOnDisk.ts';
import { findTypedQuestions } from './typedQuestions.ts';

loadMovesFromDisk();
const settings = { ruleset: 'default', typeCount: 2 } as const;
const words = { language: 'en', types: new Map(types.map((type) => [type, [type]])) };
const inUse = new Set(pokemonIn('default', pokedex));

function ask(text: string) {
  return findTypedQuestions(text, settings, words, pokedex, (each) => inUse.has(each));
}

function list(text: string): string[] {
  return ask(text).questions.map((question) => {
    const { kind, url } = question;
    const multiplier = question.kind === 'hit' ? [question.multiplier] : [];
    return [kind, ...multiplier, url].join(' ');
  });
}

test.for([
  // Without connecting words, with them, and in other languages.
  ['fire steel', 'typing', 'attacks', 'hit 2'],
  ['is Fire good against Steel?', 'typing', 'attacks', 'hit 2'],
  ['Feuer gegen Stahl', 'typing', 'attacks', 'hit 2'],
  ['ほのお はがね', 'typing', 'attacks', 'hit 2'],
  ['火打钢', 'typing', 'attacks', 'hit 2'],
  ['fire steel rock', 'attacks'],
  ['ice on garchomp', 'hit 4'],
  ['garchomp ice', 'hit 4'],
  ['こおりがガブリアスに', 'hit 4'],
  ['얼음 한카리아스', 'hit 4'],
  // Its only ability is always its ability.
  ['ground on rotom wash', 'hit 0'],
  ['freeze-dry on swampert', 'hit 4'],
  ['does freeze dry hit water?', 'hit 2'],
  ['heatran against tyranitar', 'battle'],
  ['who learns freeze-dry', 'move', 'learners'],
  ['wer lernt Gefriertrockner', 'move', 'learners'],
  // The search answers names alone, and these are no questions.
  ['fire'],
  ['fire fire'],
  ['garchomp'],
  ['freeze-dry'],
  ['garchomp heatran tyranitar'],
  ['fire ice garchomp'],
  ['surf on ice beam'],
  ['nonsense'],
  [''],
])('%s', ([text = '', ...questions]) => {
  expect(list(text).map((question) => question.replace(/ [^ ]*$/, ''))).toEqual(questions);
});

test('the addresses are those of the answers', () => {
  expect(list('fire steel')).toEqual([
    'typing /defense/?types=fire-steel',
    'attacks /offense/?attacks=steel-fire',
    'hit 2 /offense/chart/?cell=fire-steel',
  ]);
  expect(list('ice garchomp')).toEqual(['hit 4 /defense/?pokemon=garchomp&types=dragon-ground']);
  expect(list('freeze-dry swampert')).toEqual([
    'hit 4 /offense/coverage/weakness/?attacks=freeze_dry&search=Swampert',
  ]);
  expect(list('heatran tyranitar')).toEqual([
    'battle /defense/battle/?battle=1&us=heatran.fire-steel&them=tyranitar.rock-dark',
  ]);
});

test('what the games of the settings lack is not asked', () => {
  const gen1 = { ...settings, ruleset: 'gen1' } as const;
  const old = new Set(pokemonIn('gen1', pokedex));
  const askOld = (text: string) =>
    findTypedQuestions(text, gen1, words, pokedex, (each) => old.has(each)).questions;
  expect(askOld('fire steel')).toEqual([]);
  expect(askOld('ice garchomp')).toEqual([]);
  expect(askOld('ghost on alakazam')).toMatchObject([{ kind: 'hit', multiplier: 0 }]);
});

test.for([
  ['Tailwind', true],
  ['Rückenwind', true],
  ['おいかぜ', true],
  ['Seismic Toss', false],
  ['Geowurf', false],
  ['Surf', false],
  ['Tail', false],
] as const)('%s is a move without damage: %s', ([text, expected]) => {
  expect(ask(text).isStatusMove).toBe(expected);
});
