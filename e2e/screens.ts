import { type PageName, pagePath, pages } from '#app/screens/pages/pages.ts';
import {
  type Calculator,
  calculatorNames,
  calculators,
  mainCalculators,
} from '#core/links/registry.ts';
import texts from '#locales/en.json' with { type: 'json' };

/** Test data of a calculator, in addition to its row in the registry. */
type Examples = {
  /** Of the empty screen; the title is without the app's name, which ends every title. */
  heading: string;
  title: string;
  /** Query strings by the state that the screen then shows; `empty` is added to them. */
  searches: {
    answered: string;
    /** A part of the link is ignored, and a notice names it. */
    broken: string;
    [state: string]: string;
  };
};

const examples: Record<Calculator, Examples> = {
  defense: {
    heading: 'What is it weak to?',
    title: 'Pokémon type calculator: weaknesses and resistances',
    searches: {
      answered: 'pokemon=charizard&types=fire-flying&tera=stellar&conditions=gravity',
      broken: 'types=foo',
      compared:
        'pokemon=skarmory&types=steel-flying&with=bronzong.steel-psychic.levitate&with=.water-ground',
      'three types': 'types=grass-steel-ice&type_count=3&ability=dry_skin',
      'every field':
        'types=grass-steel-ice&type_count=3&ability=dry_skin&tera=stellar&item=charti_berry' +
        '&conditions=strong_winds-tar_shot',
    },
  },
  team: {
    heading: 'What is your team weak to?',
    title: 'Pokémon team weakness calculator',
    searches: {
      answered:
        'team=1&member=garchomp.dragon-ground&member=dragonite.dragon-flying..steel' +
        '&member=.rock.filter&member=rotom-wash.electric-water.levitate',
      broken: 'team=1&member=garchomp.dragon-sound&format=odd',
      'by member': 'team=1&member=gengar.ghost-poison&format=members',
      'every multiplier': 'team=1&member=gengar.ghost-poison&format=complex&type_count=3',
    },
  },
  battle: {
    heading: 'Who should you send out?',
    title: 'Which Pokémon should you send out?',
    searches: {
      answered:
        'battle=1&us=garchomp.dragon-ground&us=rotom-wash.electric-water.levitate' +
        '&us=azumarill.water-fairy&us=scizor.bug-steel..fire&them=bronzong.steel-psychic' +
        '&them=gyarados.water-flying&them=heatran.fire-steel&us_active=2&us_tera=4' +
        '&them_fainted=2&conditions=rain',
      'three of four':
        'battle=1&us=garchomp.dragon-ground&us=rotom-wash.electric-water.levitate' +
        '&us=azumarill.water-fairy&us=scizor.bug-steel&them=bronzong.steel-psychic' +
        '&them=gyarados.water-flying&them=heatran.fire-steel&them=gengar.ghost-poison&bring=3',
      'double battle':
        'battle=1&us=garchomp.dragon-ground....Earthquake-DragonClaw&us=scizor.bug-steel' +
        '&us=rotom-wash.electric-water.levitate...Thunderbolt-HydroPump&them=gyarados.water-flying' +
        '&them=rhyperior.ground-rock.lightning_rod&them=heatran.fire-steel&doubles=1&us_active=1-3' +
        '&them_active=1-2&us_pair=3.helping_hand&them_screens=reflect',
      broken: 'battle=1&us=garchomp.dragon-sound&them_active=3&bring=1-2-3',
      'one side': 'battle=1&them=gengar.ghost-poison',
      'every member fainted':
        'battle=1&us=gengar.ghost-poison&them=mew.psychic&us_fainted=1&inverse=1',
    },
  },
  offense: {
    heading: 'What do your attacks hit?',
    title: 'Pokémon type effectiveness calculator',
    searches: {
      answered: 'attacks=ice.tinted_lens-ground-freeze_dry&abilities=1',
      broken: 'attacks=ice-ice&inverse=yes',
      'three types': 'attacks=normal&type_count=3',
      'two abilities': 'attacks=normal-normal.scrappy',
    },
  },
  coverage: {
    heading: 'Which Pokémon resist your attacks?',
    title: 'Pokémon type coverage calculator',
    searches: {
      answered: 'attacks=ice-ground&abilities=1',
      broken: 'attacks=sound&abilities=2',
    },
  },
  weakness: {
    heading: 'Super effective',
    title: 'Super effective · Coverage',
    searches: {
      answered: 'attacks=ice-ground&abilities=1',
      broken: 'attacks=ice&type=sound',
    },
  },
  normal: {
    heading: 'Normal damage',
    title: 'Normal damage · Coverage',
    searches: {
      answered: 'attacks=ice-ground',
      broken: 'attacks=ice&search=a&search=b',
      question: 'abilities=1&type=dragon&resists=ice&not_weak=fairy&double_weakness=1',
    },
  },
  resistance: {
    heading: 'Resisted',
    title: 'Resisted · Coverage',
    searches: {
      answered: 'attacks=ground',
      broken: 'attacks=ice&order=weight',
    },
  },
  chart: {
    heading: 'Type chart',
    title: 'Pokémon type chart',
    searches: {
      answered: 'cell=fire-grass&with=gen1&order=resistances',
      broken: 'cell=fire-sound',
      'one type, turned': 'cell=steel&types=steel&turned=1',
      counts: 'counts=worst&order=weaknesses',
      'first generation': 'generation=gen1&inverse=1',
    },
  },
};

/** A screen of the app, as a test opens it. */
export type Screen = {
  name: string;
  /** Begins and ends with a slash. */
  path: string;
  /** Of the empty screen. */
  heading: string;
  title: string;
  /** The current tab in the header. */
  tab: 'Offense' | 'Defense';
  /** Addresses of the screen by the state that it then shows. */
  states: { [state: string]: string };
};

function calculatorScreen(name: Calculator): Screen {
  const { path, section } = calculators[name];
  const { searches, ...texts } = examples[name];
  const links = Object.entries(searches).map(([state, search]) => [state, `${path}?${search}`]);
  return {
    ...{ name, path, ...texts, tab: section === 'offense' ? 'Offense' : 'Defense' },
    states: { empty: path, ...Object.fromEntries(links) },
  };
}

function pageScreen(name: PageName): Screen {
  const [path, { title }] = [pagePath(name), texts.pages[name]];
  return { name, path, heading: title, title, tab: 'Offense', states: { text: path } };
}

/** The screens that have a page of their own in the build. */
export const pageScreens: readonly Screen[] = [
  ...calculatorNames.map(calculatorScreen),
  ...pages.map(pageScreen),
];

/** The screens that the page About links to. */
export const listedScreens: readonly Screen[] = [
  ...mainCalculators.map(calculatorScreen),
  ...pages.filter((page) => page !== 'about').map(pageScreen),
];

/** All screens of the app. */
export const screens: readonly Screen[] = [
  ...pageScreens,
  {
    name: 'received files',
    path: '/open/',
    heading: 'Open a file',
    title: 'Open a file',
    tab: 'Offense',
    states: { empty: '/open/' },
  },
  {
    name: 'crash report',
    path: '/_error/',
    heading: 'Crash report',
    title: 'Crash report',
    tab: 'Offense',
    states: { empty: '/_error/' },
  },
];

/** One address for each screen, with an answer if the screen has one. */
export const answers: readonly string[] = screens.map(
  ({ path, states }) => states.answered ?? path,
);

/** Every state of every screen, with its address. */
export const screenStates = screens.flatMap(({ name, states }) =>
  Object.entries(states).map(([state, address]) => ({
    name: `${name}, ${state}`,
    screen: name,
    state,
    address,
  })),
);
