// @vitest-environment happy-dom
import { Dex } from '@pkmn/dex';
import { HtmlValidate } from 'html-validate';
import { describe, expect, it } from 'vitest';
import { languages, officialLanguages } from '#app/i18n/languages.ts';
import { formatMultiplier } from '#app/i18n/multiplier.ts';
import { type OfficialType, type Typing, types } from '#core/charts/type.ts';
import { matchup } from '#core/hit/effectiveness.ts';
import { type Defender, worldIn } from '#core/hit/situation.ts';
import { slugOf } from '#core/links/answerPage.ts';
import type { Pokemon } from '#core/pokedex/pokemon.ts';
import { typingIn } from '#core/pokedex/pokemon.ts';
import { onlyAbilityIn } from '#core/pokedex/pokemonAbilities.ts';
import { chartIn } from '#core/rulesets/officialChart.ts';
import { typesIn } from '#core/rulesets/ruleset.ts';
import { openApp } from '#tests/app.tsx';
import { readAllLocales } from '../build/locales.ts';
import { screens } from '../build/screens.ts';
import { getPokedex } from '../cli/pokemon.ts';
import { listApiFiles, schemas } from './api.ts';
import { drawCard, renderCard } from './card.ts';
import { createFacts, type DefenseFacts, listTypings } from './facts.ts';
import { listPages } from './listPages.ts';
import { buildStyle } from './style.ts';
import { createTexts, hasName } from './texts.ts';

const isFull = Boolean(process.env.FULL);
const url = 'https://countertype.example/tool/';
const world = worldIn('default');
const pokedex = getPokedex();

const samplePairs = ['dragon-ground', 'fairy-steel', 'ghost-normal', 'fire-flying', 'bug-steel'];
const sampleIds = [
  'garchomp',
  'clefable',
  'rotom-wash',
  'charizard-mega-x',
  'bronzong',
  'aggron-mega',
  'xerneas',
  'shedinja',
];

/** All typings and Pokémon in the full run. */
const typings = listTypings().filter(
  (typing) => isFull || typing.length === 1 || samplePairs.includes(slugOf(typing)),
);
const sampleList = pokedex.filter(({ id }) => isFull || sampleIds.includes(id));
const facts = createFacts(pokedex);
const site = { url, style: 'assets/answers.css' };
const pages = [...listPages({ hasPokemonPages: true, typings, pokedex: sampleList }, facts, site)];
const pageAt = (path: string) => pages.find((page) => page.path === path)!.html;

/** The multipliers by type of each table of a page, as it has them: "½×". */
function readTables(html: string): Map<OfficialType, string>[] {
  return html
    .split('<table>')
    .slice(1)
    .map((table) => {
      const rows = [...table.matchAll(/<tr><th scope="row" class="\w+">([^<]+)<(.+?)<\/ul>/g)];
      return new Map(
        rows.flatMap(([, text = '', links = '']) =>
          [...links.matchAll(/<a href="[./]+(?:types\/)?(\w+)\/" class="(\w+)">/g)].map(
            ([, slug, type]) => {
              expect(slug).toBe(type);
              return [type as OfficialType, text] as const;
            },
          ),
        ),
      );
    });
}

const defenderOf = (pokemon: Pokemon, ruleset: 'default' | 'gen2' | 'gen1'): Defender => {
  const ability = onlyAbilityIn(ruleset, pokemon);
  return { typing: typingIn(ruleset, pokemon), abilities: ability ? [ability] : [] };
};

/** The multipliers of all types in the order of the games, as the app writes them. */
const formatAll = (getMultiplier: (type: OfficialType) => number, language: string) =>
  types.map((type) => [type, formatMultiplier(getMultiplier(type), language)]);

const multiplierOn = (defender: Defender) => (type: OfficialType) =>
  matchup({ type }, defender, world).multiplier;

const sortByType = (map: ReadonlyMap<OfficialType, string>) =>
  types.map((type) => [type, map.get(type)]);

/** The page of each slug or id in all its languages. */
function* pagesBelow(folder: 'types' | 'pokemon') {
  for (const { language, path, html } of pages) {
    const [, name] = new RegExp(`^(?:[\\w-]+/)?${folder}/([\\w-]+)/$`).exec(path) ?? [];
    if (name) yield { language, path, html, name };
  }
}

describe('the tables', () => {
  it('of typings have the numbers of the engine', () => {
    let count = 0;
    for (const { language, html, name, path } of pagesBelow('types')) {
      const typing = name.split('-') as OfficialType[];
      const [defense, attack] = readTables(html);
      expect(sortByType(defense!), path).toEqual(formatAll(multiplierOn({ typing }), language));
      expect(attack !== undefined, path).toBe(typing.length === 1);
      if (attack) {
        const damageTo = (type: OfficialType) =>
          matchup({ type: typing[0]! }, { typing: [type] }, world).multiplier;
        expect(sortByType(attack), path).toEqual(formatAll(damageTo, language));
      }
      count++;
    }
    expect(count).toBe(typings.length * languages.length);
  });

  it('of Pokémon have the numbers of the engine', () => {
    let count = 0;
    for (const { language, html, name, path } of pagesBelow('pokemon')) {
      const pokemon = pokedex.find(({ id }) => id === name)!;
      const [defense, ...others] = readTables(html);
      expect(sortByType(defense!), path).toEqual(
        formatAll(multiplierOn(defenderOf(pokemon, 'default')), language),
      );
      expect(others).toEqual([]);
      count++;
    }
    expect(count).toBe(sampleList.length * officialLanguages.length);
  });

  it('agree with the Pokédex of Pokémon Showdown', () => {
    const [defense] = readTables(pageAt('types/dragon-ground/'));
    const multiplierOf = (type: OfficialType) => {
      const { name } = Dex.types.get(type);
      const isImmune = !Dex.getImmunity(name, ['Dragon', 'Ground']);
      return isImmune ? 0 : 2 ** Dex.getEffectiveness(name, ['Dragon', 'Ground']);
    };
    expect(sortByType(defense!)).toEqual(formatAll(multiplierOf, 'en'));
  });
});

describe('what changes an answer', () => {
  /** Whether each type has its multiplier: a changed one, none in an era without it, or else that of today. */
  function checkFacts(
    { groups, eraChanges, abilityChanges, covers }: DefenseFacts,
    typing: Typing,
    defenderIn: (era: 'gen2' | 'gen1') => Defender,
  ) {
    const today = new Map(
      groups.flatMap(({ multiplier, matchups }) =>
        matchups.map(({ attacking }) => [attacking, multiplier] as const),
      ),
    );
    for (const era of ['gen2', 'gen1'] as const) {
      const change = eraChanges.find((each) => each.era === era);
      const defender = defenderIn(era);
      if (!defender.typing.every((type) => typesIn(era).includes(type))) continue;
      if (defender.typing.length === 0) continue;
      for (const type of types) {
        const exists = typesIn(era).includes(type);
        const changed = change?.changes.find((each) => each.type === type)?.multiplier;
        if (!exists) {
          expect(change?.absentTypes.includes(type) ?? false).toBe(today.get(type) !== 1);
          continue;
        }
        const { multiplier } = matchup({ type }, defender, worldIn(era));
        expect(changed ?? today.get(type), `${typing} ${era} ${type}`).toBe(multiplier);
      }
    }
    for (const { ability, changes } of abilityChanges)
      for (const { type, multiplier } of changes)
        expect(matchup({ type }, { typing, abilities: [ability] }, world).multiplier).toBe(
          multiplier,
        );
    for (const { cover, reason } of covers) {
      const multiplierOf = (type: string) =>
        matchup({ type: type as OfficialType }, cover, world).multiplier;
      expect(reason.immune.map(multiplierOf).every((multiplier) => multiplier === 0)).toBe(true);
      expect(
        reason.resists.map(multiplierOf).every((multiplier) => multiplier > 0 && multiplier < 1),
      ).toBe(true);
    }
  }

  it('is what the engine has in older eras and with abilities', () => {
    for (const typing of typings) checkFacts(facts.findTyping(typing), typing, () => ({ typing }));
    for (const pokemon of sampleList)
      checkFacts(facts.findPokemon(pokemon), typingIn('default', pokemon), (era) =>
        pokemon.generation <= { gen2: 5, gen1: 1 }[era] ? defenderOf(pokemon, era) : { typing: [] },
      );
  });

  it.each([
    ['types/steel/', '<dt>Gen 2–5<dd>Ghost ½×, Dark ½×; without Fairy'],
    ['types/ghost/', '<dt>Gen 1 (Ghost attacks)<dd>Psychic 0×; without Dark'],
    ['types/dragon-ground/', '<dt>Levitate<dd>Ground 0×'],
    ['pokemon/clefable/', '<dt>Gen 2–5 (Normal)<dd>2× from Fighting. Immune to Ghost.'],
    ['pokemon/bronzong/', '<dt>Heatproof<dd>Fire 1×'],
    ['de/types/steel/', '<dt>Gen. 2–5<dd>Geist ½×, Unlicht ½×; ohne Fee'],
  ])('is on %s', (path, text) => {
    expect(pageAt(path)).toContain(text);
  });
});

describe('a page', () => {
  const garchomp = pageAt('de/pokemon/garchomp/');

  it('has the answer as title, description and address', () => {
    const head = garchomp.slice(0, garchomp.indexOf('<body>'));
    expect(head).toContain('<html lang="de">');
    expect(head).toContain(
      '<title>Schwächen von Knakrack · 4× Eis; 2× Drache, Fee · Countertype</title>',
    );
    expect(head).toContain(`<link rel="canonical" href="${url}de/pokemon/garchomp/">`);
    expect(head).toContain(`<meta property="og:image" content="${url}cards/dragon-ground.png">`);
    expect(garchomp).toContain('href="../../../defense/?pokemon=garchomp&amp;types=dragon-ground"');
  });

  it('names itself and the others in each language, and English as the default', () => {
    for (const { path, html, language } of pages) {
      const own = language === 'en' ? path : path.slice(language.length + 1);
      const tags = own.startsWith('types/') ? languages : officialLanguages;
      const links = [...html.matchAll(/<link rel="alternate" hreflang="([\w-]+)" href="(.+?)">/g)];
      expect(links.map(([, tag, href]) => [tag, href])).toEqual([
        ...tags.map((tag) => [tag, `${url}${tag === 'en' ? '' : `${tag}/`}${own}`]),
        ['x-default', url + own],
      ]);
    }
  });

  it('does not exist in a language in which the Pokémon has no name', () => {
    const [pokemon] = sampleList;
    const { ja: _, ...names } = pokemon!.speciesNames;
    const nameless = { ...pokemon!, speciesNames: names };
    expect(hasName('ja', nameless)).toBe(false);
    expect(hasName('fr', nameless)).toBe(true);
    const files = [
      ...listPages({ hasPokemonPages: true, typings: [], pokedex: [nameless] }, facts, site),
    ];
    expect(files.map(({ path }) => path)).not.toContain(`ja/pokemon/${nameless.id}/`);
    expect(files.find(({ path }) => path === `pokemon/${nameless.id}/`)!.html).not.toContain(
      '/ja/',
    );
  });

  it('is valid HTML', { timeout: 600_000 }, async () => {
    const validator = new HtmlValidate({ extends: ['html-validate:standard'] });
    const sample = pages.filter((_, index) => isFull || index % 7 === 0);
    const results = [];
    for (const { html } of sample) results.push(await validator.validateString(html));
    const messages = results.flatMap(({ results: [result] }) => result?.messages ?? []);
    expect(messages.map(({ ruleId, message, line }) => `${ruleId} ${line}: ${message}`)).toEqual(
      [],
    );
    expect(results.length).toBeGreaterThan(70);
  });

  it('runs no script and loads only files of the site', () => {
    for (const { html } of pages) {
      expect(html.match(/<script[^>]*>/g)).toEqual(['<script type="application/ld+json">']);
      expect(html).not.toMatch(/ (?:on\w+|style)=/);
      expect(html).not.toMatch(/(?:src|href)="(?!https:\/\/countertype\.example\/tool\/|[^":]*")/);
      const [, json = ''] = /<script[^>]*>(.*?)<\/script>/.exec(html) ?? [];
      expect(JSON.parse(json)['@type']).toBe('WebPage');
    }
  });

  it('links only to pages and screens that exist', () => {
    const slugs = new Set(listTypings().map(slugOf));
    const ids = new Set(sampleList.map(({ id }) => id));
    const paths = new Set(screens.map(({ path }) => path));
    for (const { html, path } of pages)
      for (const [, href = ''] of html.matchAll(/<a href="([^"?]*)/g)) {
        const target = new URL(href, url + path).href.slice(url.length);
        const [, language = 'en', folder, name] =
          /^(?:([\w-]+)\/)?(types|pokemon)\/(?:([\w-]+)\/)?$/.exec(target) ?? [];
        const isPage =
          folder !== undefined &&
          (name === undefined || (folder === 'types' ? slugs : ids).has(name)) &&
          languages.some((each) => each === language);
        expect(isPage || target === '' || paths.has(target), `${path} ${href}`).toBe(true);
      }
  });

  it('is small', () => {
    for (const { path, html } of pages)
      if (path.startsWith('types/')) {
        // The list of all types has links to 171 pages.
        expect(html.length, path).toBeLessThan(path === 'types/' ? 20_000 : 12_000);
      }
    expect(buildStyle('types-12345678.svg').length).toBeLessThanOrEqual(4096);
  });

  it.each(['/defense/?pokemon=garchomp&types=dragon-ground', '/defense/?types=dragon-ground'])(
    'has the words of the app: %s',
    async (link) => {
      await openApp(link);
      await expect.poll(() => document.title).toContain('· 4× Ice; 2× Dragon, Fairy ·');
      const page = link.includes('garchomp') ? 'pokemon/garchomp/' : 'types/dragon-ground/';
      expect(pageAt(page)).toContain('· 4× Ice; 2× Dragon, Fairy ·');
      expect(pageAt(page)).toContain(
        '<p>4× from Ice. 2× from Dragon and Fairy. Immune to Electric.</p>',
      );
      for (const caption of ['four times the', 'double', 'half', 'no', 'normal']) {
        expect(document.body.textContent).toContain(`Takes ${caption} damage from`);
        expect(pageAt(page)).toContain(`Takes ${caption} damage from`);
      }
    },
  );
});

describe('the files for programs', () => {
  const files = new Map(listApiFiles(typings));

  it('have a version and a schema each', () => {
    const index = schemas.index.parse(files.get('api/v1/index.json'));
    expect(index.version).toBe(1);
    expect(index.typings).toEqual(typings.map(slugOf));
    expect(JSON.stringify(files.get('api/v1/schema.json'))).toContain('"defense"');
    const names = [
      ...['schema', 'index'],
      ...index.rulesets.flatMap(({ id }) => [`chart/${id}`, `pokemon/${id}`]),
      ...index.typings.map((slug) => `defense/${slug}`),
    ];
    expect([...files.keys()].sort()).toEqual(names.map((name) => `api/v1/${name}.json`).sort());
  });

  it('have the numbers of the engine', () => {
    const { rulesets } = schemas.index.parse(files.get('api/v1/index.json'));
    for (const { id } of rulesets) {
      const { factors, types: names } = schemas.chart.parse(files.get(`api/v1/chart/${id}.json`));
      expect(names).toEqual(typesIn(id));
      for (const attacking of names)
        for (const defending of names)
          expect(factors[attacking]![defending]).toBe(chartIn(id).factors[attacking]![defending]);
      const { pokemon } = schemas.pokemon.parse(files.get(`api/v1/pokemon/${id}.json`));
      expect(pokemon.length).toBeGreaterThan(100);
    }
    for (const typing of typings) {
      const path = `api/v1/defense/${slugOf(typing)}.json`;
      const { multipliers: byRuleset } = schemas.defense.parse(files.get(path));
      for (const { id } of rulesets) {
        const exists = typing.every((type) => typesIn(id).includes(type));
        expect(id in byRuleset, `${path} ${id}`).toBe(exists);
        if (!exists) continue;
        const expected = typesIn(id).map((type) => [
          type,
          matchup({ type }, { typing }, worldIn(id)).multiplier,
        ]);
        expect(Object.entries(byRuleset[id]!), `${path} ${id}`).toEqual(expected);
      }
    }
  });

  it('know the double factors of Legends: Arceus and the Pokémon of Champions', () => {
    const { multipliers: byRuleset } = schemas.defense.parse(
      files.get('api/v1/defense/dragon-ground.json'),
    );
    expect([byRuleset.default!.ice, byRuleset['legends-arceus']!.ice]).toEqual([4, 2.5]);
    const { pokemon } = schemas.pokemon.parse(files.get('api/v1/pokemon/champions.json'));
    expect(pokemon.find(({ id }) => id === 'garchomp')).toEqual({
      ...{ id: 'garchomp', number: 445, name: 'Garchomp', types: ['dragon', 'ground'] },
      abilities: ['sand_veil', 'rough_skin'],
    });
  });
});

describe('a card', () => {
  const texts = createTexts('en', readAllLocales());

  it('has the name and all multipliers but 1', () => {
    const svg = drawCard(facts.findTyping(['dragon', 'ground']), texts);
    const words = [...svg.matchAll(/<text[^>]*>([^<]+)</g)].map(([, text]) => text);
    expect(words).toEqual([
      ...['Dragon', 'Ground', '4×', 'Ice', '2×', 'Dragon', 'Fairy'],
      ...['½×', 'Poison', 'Rock', 'Fire', '0×', 'Electric', 'Countertype'],
      'Pokémon type matchups',
    ]);
  });

  it('is a PNG of 1200 × 630 pixels, below 100 kB', () => {
    const file = Buffer.from(renderCard(drawCard(facts.findTyping(['fairy', 'steel']), texts)));
    expect(file.subarray(1, 4).toString()).toBe('PNG');
    expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(file.length).toBeLessThan(100_000);
  });

  it('has room for the types of every typing', () => {
    for (const typing of typings) {
      const svg = drawCard(facts.findTyping(typing), texts);
      for (const [, x, y, width, height] of svg.matchAll(
        /<rect x="([\d.]+)" y="([\d.]+)" width="([\d.]+)" height="([\d.]+)"/g,
      )) {
        expect(Number(x) + Number(width), slugOf(typing)).toBeLessThanOrEqual(1160);
        expect(Number(y) + Number(height), slugOf(typing)).toBeLessThanOrEqual(546);
      }
    }
  });
});
