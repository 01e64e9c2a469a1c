// Compares the names in public/pokedex.json with PokéAPI's: node scripts/checkNames.mjs FOLDER
// Only for whoever changes data/; the differences accepted here are explained in docs/data.md.
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** @typedef {Record<string, string>} Names */
/** @typedef {{ subject: string, language: string, ours: string, theirs: string }} Difference */

const folder = resolve(process.argv[2] ?? '');

/** @type {{ language: RegExp, subject: RegExp, theirs: RegExp }[]} */
const accepted = [
  { language: /^zh-Hans$/, subject: /^(312|973|990|1022|1023)$/, theirs: /[負纏轍鐵頭]/ },
  { language: /^zh-Hant$/, subject: /^(956|983|1022|1023)$/, theirs: /[艷刀铁]/ },
  { language: /^zh-Hans$/, subject: /^Cornerstone Mask$/, theirs: /礎/ },
  { language: /^de$/, subject: /^Mega /, theirs: /^Mega-Form$/ },
  { language: /^de$/, subject: /^Ultra Necrozma$/, theirs: /^Ultra$/ },
  { language: /^(de|fr)$/, subject: / Type$/, theirs: /^[\p{L}]+$/u },
  { language: /^fr$/, subject: /^Paldean Form$/, theirs: /Paldéa/ },
  { language: /^es$/, subject: /^(Terastal|Stellar) Form$/, theirs: /^Forma [a-z]+$/ },
  { language: /^ja/, subject: /^Mega .+ [XYZ]$/, theirs: /[XYZ]$/ },
];

// PokéAPI writes these otherwise in English, so that they cannot be looked up there.
const notThere = /^(Paldean Form, .+ Breed|Galarian Form, Zen Mode|Mega Tatsugiri)$/;

/** @param {string} file */
function read(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** @type {(names: Names, language: string) => string | undefined} */
function nameIn(names, language) {
  return names[language] ?? (language === 'ja-Hrkt' ? names.ja : undefined) ?? names.en;
}

/** @type {(subject: string, ours: Names, theirs: Record<string, unknown>) => Difference[]} */
function differences(subject, ours, theirs) {
  return Object.entries(theirs).flatMap(([language, name]) => {
    const our = nameIn(ours, language);
    if (typeof name !== 'string' || language === 'es-419' || !our || our === name) return [];
    return [{ subject, language, ours: our, theirs: name }];
  });
}

/** @param {Difference} difference */
function isAccepted({ subject, language, theirs }) {
  return accepted.some(
    (row) => row.language.test(language) && row.subject.test(subject) && row.theirs.test(theirs),
  );
}

function allDifferences() {
  /** @type {{ number: string, speciesNames: Names, formNames: Names }[]} */
  const pokedex = read('public/pokedex.json');
  const species = read(`${folder}/species-names.oracle.json`).names;
  const forms = read(`${folder}/form-names.oracle.json`).formNames;
  /** @type {Record<string, Names>} */
  const types = read(`${folder}/glossary.json`).types;
  /** @type {Record<string, Names>} */
  const typeNames = read('data/typeNames.json');

  const bases = pokedex.filter(({ formNames }) => !formNames.en);
  const byEnglish = new Map(pokedex.map(({ formNames }) => [formNames.en ?? '', formNames]));
  byEnglish.delete('');

  return [
    ...bases.flatMap(({ number, speciesNames }) => {
      const theirs = Object.keys(species).map((language) => [language, species[language][number]]);
      return differences(number, speciesNames, Object.fromEntries(theirs));
    }),
    ...[...byEnglish].flatMap(([english, formNames]) => {
      if (forms[english]) return differences(english, formNames, forms[english].names);
      if (notThere.test(english)) return [];
      return [{ subject: english, language: 'en', ours: english, theirs: '(no such form)' }];
    }),
    ...Object.entries(typeNames).flatMap(([english, names]) =>
      differences(english, names, types[english.toLowerCase()] ?? {}),
    ),
  ];
}

if (!existsSync(resolve(folder, 'species-names.oracle.json'))) {
  console.log(`No PokéAPI names in ${folder}, so nothing was compared. Nothing else needs them.`);
} else {
  const found = allDifferences();
  const open = found.filter((difference) => !isAccepted(difference));
  for (const { subject, language, ours, theirs } of open) {
    console.log(`${subject} in ${language}: we say ${ours}, they say ${theirs}`);
  }
  console.log(`${open.length} open differences, ${found.length - open.length} explained.`);
  if (open.length > 0) process.exitCode = 1;
}
