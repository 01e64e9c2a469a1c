import { type BattleHit, damageOf, duels, type HitRange } from '#engine/battle.ts';
import { conditions } from '#engine/condition.ts';
import type { Fighter } from '#engine/fighter.ts';
import { summarizeBattle, type Verdict, verdictOf } from '#engine/verdict.ts';
import { maxMembers } from '#links/team.ts';
import { createFighter } from '#picks/fighter.ts';
import { typingIn } from '#pokedex/pokemon.ts';
import { showdownName } from '#showdown/name.ts';
import { readShowdown } from '#showdown/readTeam.ts';
import { nameIn } from '../cli/fields.ts';
import { loadAllMoves } from '../cli/moves.ts';
import { getPokedex } from '../cli/pokemon.ts';
import { attackTitle } from './matchupAnswer.ts';
import { type AnswerOptions, formatNumber, idOf, type Rules, rulesOf } from './names.ts';

/** The damage of a best hit, with the same-type attack bonus, and its attack. */
type HitAnswer = { damage: number; attack: string | undefined };

/** What a member does to an opponent, in the worst case for the member. */
type DuelAnswer = {
  member: string;
  opponent: string;
  /** Who wins: the member, the opponent, or neither. */
  verdict: Verdict;
  /** The best hit of the member, at its weakest and its strongest. */
  deals: { low: HitAnswer; high: HitAnswer };
  /** The best hit of the opponent. */
  takes: { low: HitAnswer; high: HitAnswer };
};

/** The duels of all members with all opponents. */
export type BattleAnswer = {
  duels: readonly DuelAnswer[];
  /** The opponents that no member answers. */
  unanswered: readonly string[];
  /** The member to begin with, if any answers an opponent. */
  lead: string | undefined;
  /** Whose attacks are not in the text, so that its own types count. */
  guesses: readonly string[];
};

/**
 * Answers who beats whom; each side is a list of names or a team in Showdown's format. Throws an error that
 * names what is wrong.
 */
export function answerBattle(
  members: string,
  opponents: string,
  options: AnswerOptions,
): BattleAnswer {
  const rules = rulesOf(options);
  const { ruleset, world } = rules;
  const field = {
    world,
    conditions: (options.condition ?? []).map((name) =>
      nameIn(conditions, idOf(name), ruleset, 'defender.conditions'),
    ),
  };
  const ours = readSide(members, rules);
  const theirs = readSide(opponents, rules);
  const grid = duels(
    ours.map(({ fighter }) => fighter),
    theirs.map(({ fighter }) => fighter),
    field,
  );
  const { unanswered, lead } = summarizeBattle(grid);
  return {
    duels: grid.flatMap((row, index) =>
      row.map((duel, column) => ({
        member: ours[index]!.name,
        opponent: theirs[column]!.name,
        verdict: verdictOf(duel),
        deals: rangeOf(duel.deals),
        takes: rangeOf(duel.takes),
      })),
    ),
    unanswered: unanswered.map((column) => theirs[column]!.name),
    lead: lead === undefined ? undefined : ours[lead]!.name,
    guesses: [...ours, ...theirs]
      .filter(({ fighter }) => fighter.hasUnknownAttacks)
      .map(({ name }) => name),
  };
}

function readSide(text: string, { ruleset }: Rules): { name: string; fighter: Fighter }[] {
  loadAllMoves();
  const { teams, unreadableLines } = readShowdown(text, getPokedex(), ruleset);
  const [problem] = unreadableLines;
  if (problem) throw new Error(`"${problem.text}" is not known here (${problem.why}).`);
  const members = teams.flatMap((team) => team.members);
  if (members.length === 0) throw new Error('Each side needs a Pokémon.');
  if (members.length > maxMembers) throw new Error(`A side has at most ${maxMembers} Pokémon.`);
  return members.map(({ pokemon, set: _, ...member }) => {
    const state = { ...member, pokemon: pokemon.id, types: typingIn(ruleset, pokemon) };
    const fighter = createFighter({ ruleset, typeCount: 2 }, state, pokemon);
    return { name: showdownName(pokemon), fighter };
  });
}

function rangeOf({ low, high }: HitRange): { low: HitAnswer; high: HitAnswer } {
  return { low: answerOf(low), high: answerOf(high) };
}

function answerOf(hit: BattleHit): HitAnswer {
  return { damage: damageOf(hit), attack: hit.attack && attackTitle(hit.attack) };
}

const verdictWords: Record<Verdict, string> = {
  wins: 'wins',
  loses: 'loses',
  even: 'is even',
};

/** The answer for people: a line for each duel, then who is not answered, and with whom to begin. */
export function formatBattle({ duels, unanswered, lead, guesses }: BattleAnswer): string {
  return [
    ...duels.map(
      ({ member, opponent, verdict, deals, takes }) =>
        `${member} ${verdictWords[verdict]} against ${opponent}: deals ${formatRange(deals)}, takes ${formatRange(takes)}`,
    ),
    ...(unanswered.length > 0 ? [`No answer to: ${unanswered.join(', ')}`] : []),
    ...(lead !== undefined && duels.length > 1 ? [`Begin with: ${lead}`] : []),
    ...(guesses.length > 0
      ? [`Attacks not known, their own types count: ${[...new Set(guesses)].join(', ')}`]
      : []),
  ].join('\n');
}

function formatRange({ low, high }: DuelAnswer['deals']): string {
  const attack = high.attack === undefined ? '' : ` (${high.attack})`;
  const damage = new Set([low.damage, high.damage].map((each) => `${formatNumber(each)}×`));
  return [...damage].join(' to ') + attack;
}
