import { Client } from '@modelcontextprotocol/client';
import { InMemoryTransport } from '@modelcontextprotocol/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BattleHit, type Duel, damageOf, duels } from '#core/answers/battle.ts';
import { summarizeBattle, verdictOf } from '#core/answers/verdict.ts';
import { showdownName } from '#core/formats/showdown/name.ts';
import { readShowdown } from '#core/formats/showdown/read/readTeam.ts';
import { worldIn } from '#core/hit/situation.ts';
import {
  type BattleMember,
  type BattleState,
  emptyBattle,
  formatBattle,
  formatStoredBattle,
  supportedField,
} from '#core/links/battle.ts';
import { formatLink, formatStoredLink } from '#core/links/link.ts';
import { parseLink } from '#core/links/parseLink.ts';
import { findNoGame } from '#core/links/settings.ts';
import { emptyMember } from '#core/links/team.ts';
import { memberFromShowdown } from '#core/picks/showdownMember.ts';
import { createSide } from '#core/picks/side.ts';
import { megasIn } from '#core/picks/unknownMegas.ts';
import { pokemonById } from '#core/pokedex/fusion.ts';
import { findNamedMove } from '#core/pokedex/moveFiles/addMoves.ts';
import { typingIn } from '#core/pokedex/pokemon.ts';
import { allAbilitiesIn } from '#core/pokedex/pokemonAbilities.ts';
import { memberItems } from '#core/rules/item.ts';
import type { Ruleset } from '#core/rulesets/ruleset.ts';
import type { Settings } from '#core/rulesets/settings.ts';
import * as library from '../package/index.ts';
import { fightersOf } from '../package/showdown.ts';
import { answer } from '../scripts/cli/ask.ts';
import { getPokedex, listPokemon } from '../scripts/cli/pokemon.ts';
import { createServer } from '../scripts/package/mcp.ts';
import { runProgram } from '../scripts/package/program.ts';
import { type Dice, diceOf } from './dice.ts';
import { loadMovesFromDisk } from './loadMoves.ts';
import {
  type BattleQuestion,
  formatQuestion,
  formatSet,
  type HitQuestion,
  linkAbility,
  type NamedPokemon,
  randomBattle,
  randomHit,
  rulesOf,
} from './questions.ts';
import { runCommand } from './runCommand.ts';
import { hasNewValues } from './runs.ts';

/*
 * The same question to the app, its links, a pasted text, the program, its server and the package: the
 * answers must be equal.
 */

const count = hasNewValues ? 500 : 100;
const seed = hasNewValues ? Date.now() % 1_000_000 : 20_261;

loadMovesFromDisk();
// The Pokédex of the program: the indexes of names are those of the latest one.
const pokedex = getPokedex();
const findPokemon = pokemonById('default', pokedex);

const client = new Client({ name: 'test', version: '1' });
beforeAll(async () => {
  const [ours, theirs] = InMemoryTransport.createLinkedPair();
  await createServer('1.2.3').connect(theirs);
  await client.connect(ours);
});
afterAll(() => client.close());

function settingsOf(ruleset: Ruleset): Settings {
  return { ruleset, typeCount: 2 };
}

/** The duels that the Battle screen has for the state. */
function duelsOfState(state: BattleState, settings: Settings): Duel[][] {
  const { ruleset } = settings;
  const inGame = [...listPokemon(ruleset)];
  const { conditions, isInverse } = supportedField(settings, state);
  const [us, them] = (['us', 'them'] as const).map((side) =>
    createSide(side, state[side], settings, megasIn(ruleset, inGame), findPokemon).map(
      ({ fighter }) => fighter,
    ),
  );
  return duels(us!, them!, { world: worldIn(ruleset, isInverse), conditions });
}

/** The state that a page opens with after the link. */
function reopen(search: string) {
  return parseLink('battle', new URLSearchParams(search), findNoGame);
}

/** What the program prints for the arguments, as data. */
async function askProgram(args: string[]) {
  const { stdout, stderr } = await runCommand(() => runProgram([...args, '--json'], '1.2.3'));
  return stderr ? { error: stderr } : JSON.parse(stdout);
}

async function askServer(name: string, args: Record<string, unknown>) {
  const { content, structuredContent } = await client.callTool({ name, arguments: args });
  return (structuredContent ?? { error: content }) as never;
}

function toOptions(options: Record<string, string | readonly string[] | undefined>): string[] {
  return Object.entries(options).flatMap(([name, value]) =>
    value === undefined ? [] : [value].flat().flatMap((each) => [`--${name}`, each]),
  );
}

/** The ability as an option; none if the Pokémon can have no other, which the program and its server know. */
function abilityOption(ruleset: Ruleset, { pokemon, ability }: NamedPokemon): string[] | undefined {
  const [only, ...others] = allAbilitiesIn(ruleset, pokemon);
  const isKnown = others.length === 0 && ability === only;
  return ability && !isKnown ? [ability] : undefined;
}

type HitAnswer = { effectiveness: number; multiplier: number };

/** The answer to one attack of each place that can ask the question. */
async function answersToHit(question: HitQuestion): Promise<Record<string, HitAnswer>> {
  const { ruleset, attacker, move, isAbilityTriggered, defender, conditions } = question;
  const settings = settingsOf(ruleset);
  const toMember = ({ pokemon, ability, item, tera }: NamedPokemon): BattleMember => ({
    ...emptyMember,
    ...{ pokemon: pokemon.id, types: typingIn(ruleset, pokemon) },
    ability: linkAbility(ruleset, ability),
    item: memberItems.find((each) => each === item),
    ...(tera && { tera, isTerastallized: true }),
  });
  const strike = findNamedMove(move) as Capitalize<string>;
  const state: BattleState = {
    ...emptyBattle,
    us: [{ ...toMember(attacker), attacks: [strike], isAbilityTriggered }],
    // A question about one attack names the form.
    them: [{ ...toMember(defender), hasNoMega: true }],
    conditions,
  };
  const readMember = (text: string, marks: Partial<BattleMember>): BattleMember => {
    const { teams, unreadableLines } = readShowdown(text, pokedex, ruleset);
    expect(unreadableLines).toEqual([]);
    return { ...memberFromShowdown(ruleset, teams[0]!.members[0]!, true), ...marks };
  };
  const pastedState: BattleState = {
    ...emptyBattle,
    us: [
      readMember(formatSet(attacker, [move]), {
        isAbilityTriggered,
        isTerastallized: attacker.tera !== undefined,
      }),
    ],
    them: [
      readMember(formatSet(defender, []), {
        isTerastallized: defender.tera !== undefined,
        hasNoMega: true,
      }),
    ],
    conditions,
  };
  const hitOf = (grid: readonly (readonly Duel[])[]) => pick(grid[0]![0]!.deals.low);
  const linked = reopen(formatLink(formatBattle(state), settings));
  const options = {
    ...rulesOf(ruleset),
    attacker: attacker.pokemon.id,
    'attacker-ability': abilityOption(ruleset, attacker),
    'attacker-item': attacker.item || undefined,
    'attacker-tera': attacker.tera,
    ability: abilityOption(ruleset, defender),
    item: defender.item || undefined,
    tera: defender.tera,
    condition: conditions,
  };
  const { id } = defender.pokemon;
  // Only questions in JSON can say that an ability is active.
  const ofProgram = isAbilityTriggered
    ? {}
    : {
        program: pick(await askProgram([move, id, ...toOptions(options)])),
        server: pick(await askServer('matchup', { attack: move, defender: id, ...options })),
      };
  return {
    app: hitOf(duelsOfState(state, settings)),
    link: hitOf(duelsOfState(linked.state, linked.settings)),
    paste: hitOf(duelsOfState(pastedState, settings)),
    ask: pick(JSON.parse(answer(formatQuestion(question)))),
    ...ofProgram,
  };
}

function pick(answer: HitAnswer & { error?: unknown }): HitAnswer {
  if (answer.error) throw new Error(JSON.stringify(answer.error));
  return { effectiveness: answer.effectiveness, multiplier: answer.multiplier };
}

type BattleSummary = { duels: unknown[]; unanswered: readonly string[]; lead: string | undefined };

/** The answer to a battle of pasted sets of each place that reads them. */
async function answersToBattle({
  ruleset,
  team,
  opponents,
}: BattleQuestion): Promise<Record<string, BattleSummary>> {
  const settings = settingsOf(ruleset);
  const [ours, theirs] = [team, opponents].map((text) =>
    readShowdown(text, pokedex, ruleset).teams.flatMap(({ members }) => members),
  );
  const [us, them] = [ours!, theirs!].map((members) =>
    members.map((member) => memberFromShowdown(ruleset, member, true)),
  );
  const state: BattleState = { ...emptyBattle, us: us!, them: them! };
  const summarize = (grid: Duel[][]): BattleSummary => {
    const { unanswered, lead } = summarizeBattle(grid);
    const name = (member: { pokemon: Parameters<typeof showdownName>[0] } | undefined) =>
      member && showdownName(member.pokemon);
    return {
      duels: grid.flatMap((row) =>
        row.map((duel) => ({
          verdict: verdictOf(duel),
          deals: damagesOf(duel.deals),
          takes: damagesOf(duel.takes),
        })),
      ),
      unanswered: unanswered.map((index) => name(theirs![index]) ?? ''),
      lead: lead === undefined ? undefined : name(ours![lead]),
    };
  };
  const stored = reopen(formatStoredLink(formatStoredBattle(state), settings));
  const rules = rulesOf(ruleset);
  const args = [team, 'against', opponents, ...toOptions(rules)];
  return {
    paste: summarize(duelsOfState(state, settings)),
    link: summarize(duelsOfState(stored.state, stored.settings)),
    program: summaryOf(await askProgram(args)),
    server: summaryOf(await askServer('battle', { team, opponents, ...rules })),
    package: summarize(
      library.duels(
        fightersOf(ruleset, ours!),
        fightersOf(ruleset, theirs!, listPokemon(ruleset)),
        {
          world: library.worldIn(ruleset),
          conditions: [],
        },
      ),
    ),
  };
}

function damagesOf({ low, high }: Record<'low' | 'high', BattleHit>): number[] {
  return [low, high].map(damageOf);
}

type PrintedHits = Record<'low' | 'high', { damage: number }>;

/** The answer of the program in the form of the others. */
function summaryOf(answer: {
  error?: unknown;
  duels: { verdict: string; deals: PrintedHits; takes: PrintedHits }[];
  unanswered: string[];
  lead?: string;
}): BattleSummary {
  if (answer.error) throw new Error(JSON.stringify(answer.error));
  const damages = ({ low, high }: PrintedHits) => [low.damage, high.damage];
  return {
    duels: answer.duels.map(({ verdict, deals, takes }) => ({
      verdict,
      deals: damages(deals),
      takes: damages(takes),
    })),
    unanswered: answer.unanswered,
    lead: answer.lead,
  };
}

describe.each([
  ['an attack', 0, async (dice: Dice) => ask(randomHit(dice), answersToHit)],
  ['a battle of pasted sets', 1, async (dice: Dice) => ask(randomBattle(dice), answersToBattle)],
])('%s', (_, offset, run) => {
  it(`has one answer everywhere (seed ${seed})`, async () => {
    const dice = diceOf(seed + offset);
    const differences: string[] = [];
    for (let index = 0; index < count; index++) differences.push(...(await run(dice)));
    expect(differences).toEqual([]);
  });
});

/** The question with its answers if these differ. */
async function ask<Question, Answer>(
  question: Question,
  answer: (question: Question) => Promise<Record<string, Answer>>,
): Promise<string[]> {
  const text = JSON.stringify(question, (key, value) => (key === 'pokemon' ? value.id : value));
  try {
    const answers = Object.entries(await answer(question));
    const texts = answers.map(([name, each]) => [name, JSON.stringify(each)]);
    const isSame = texts.every(([, each]) => each === texts[0]?.[1]);
    return isSame ? [] : [[text, ...texts.map((pair) => pair.join(': '))].join('\n  ')];
  } catch (error) {
    return [`${text}\n  ${String(error)}`];
  }
}
