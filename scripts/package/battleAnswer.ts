import { type PokemonSet, Sets } from '@pkmn/sets';
import { type BattleHit, damageOf, duels, type HitRange } from '#core/answers/battle.ts';
import type { Fighter } from '#core/answers/fighter.ts';
import { summarizeBattle, type Verdict, verdictOf } from '#core/answers/verdict.ts';
import { showdownName, toTitleCase } from '#core/formats/showdown/name.ts';
import { isItem } from '#core/formats/showdown/read/readMember.ts';
import { readShowdown } from '#core/formats/showdown/read/readTeam.ts';
import type { BattleSide } from '#core/links/battle.ts';
import { type Member, maxMembers } from '#core/links/team.ts';
import { memberFromShowdown } from '#core/picks/showdownMember.ts';
import { createSide, type SideFighter } from '#core/picks/side.ts';
import { isSupported, toAttack } from '#core/picks/supportedStrikes.ts';
import { megasIn } from '#core/picks/unknownMegas.ts';
import { pokemonById } from '#core/pokedex/fusion.ts';
import { conditions } from '#core/rules/condition.ts';
import type { Ruleset } from '#core/rulesets/ruleset.ts';
import { nameIn } from '../cli/fields.ts';
import { loadAllMoves } from '../cli/moves.ts';
import { getPokedex, listPokemon } from '../cli/pokemon.ts';
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
  /** The Mega Evolutions that count because nobody knows whether the opponent has them. */
  possibleMegas: readonly PossibleMega[];
  /** What the text says that does not count. */
  leftOut: readonly LeftOut[];
  /** The Pokémon that the game lacks; they count all the same. */
  notInGame: readonly string[];
};

/** A Mega Evolution that an opponent may have, and the members against which it has another verdict. */
type PossibleMega = { opponent: string; form: string; changes: readonly string[] };

/** A move, an item, an ability, a Tera Type or a form that does not count, by its English name. */
type LeftOut = { pokemon: string; what: string };

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
  const ours = readSide('us', members, rules);
  const theirs = readSide('them', opponents, rules);
  const ourFighters = ours.map(({ fighter }) => fighter);
  const grid = duels(
    ourFighters,
    theirs.map(({ fighter }) => fighter),
    field,
  );
  const { unanswered, lead } = summarizeBattle(grid);
  const everyone = [...ours, ...theirs];
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
    guesses: everyone.filter(({ fighter }) => fighter.hasUnknownAttacks).map(({ name }) => name),
    possibleMegas: theirs.flatMap(({ name, fighter: { otherForms = [], ...ownForm }, forms }) => {
      const verdictsOf = (form: Fighter) =>
        duels(ourFighters, [form], field).map(([duel]) => verdictOf(duel!));
      const ownVerdicts = verdictsOf(ownForm);
      return forms.map((form, index) => {
        const verdicts = verdictsOf(otherForms[index]!);
        const changed = ours.filter((_, row) => verdicts[row] !== ownVerdicts[row]);
        return {
          opponent: name,
          form: showdownName(form),
          changes: changed.map((member) => member.name),
        };
      });
    }),
    leftOut: everyone.flatMap((each) => listLeftOut(each, ruleset)),
    notInGame: everyone.filter(({ isInGame }) => !isInGame).map(({ name }) => name),
  };
}

/** A member of a side with its fighter and what was read. */
type BattleSideMember = SideFighter & {
  name: string;
  member: Member;
  /** The ability and the item of the text that its form or Klutz turns off. */
  unusedParts: readonly string[];
  isInGame: boolean;
};

function readSide(side: BattleSide, text: string, { ruleset }: Rules): BattleSideMember[] {
  loadAllMoves();
  const { teams, unreadableLines } = readShowdown(text, getPokedex(), ruleset);
  const problem = unreadableLines.find(({ why }) => why !== 'item');
  if (problem) throw new Error(`"${problem.text}" is not known here (${problem.why}).`);
  const pasted = teams.flatMap((team) => team.members);
  if (pasted.length === 0) throw new Error('Each side needs a Pokémon.');
  if (pasted.length > maxMembers) throw new Error(`A side has at most ${maxMembers} Pokémon.`);
  const members = pasted.map((each) => memberFromShowdown(ruleset, each, true));
  const inGame = listPokemon(ruleset);
  const fighters = createSide(
    side,
    members,
    { ruleset, typeCount: 2 },
    megasIn(ruleset, [...inGame]),
    pokemonById(ruleset, getPokedex()),
  );
  return fighters.map((fighter, index) => {
    const { pokemon, set, unusedParts = [] } = pasted[index]!;
    const pastedSet: Partial<PokemonSet> = Sets.importSet(set?.text ?? '') ?? {};
    return {
      ...fighter,
      name: showdownName(pokemon),
      member: members[index]!,
      unusedParts: [
        ...unusedParts.flatMap((part) => pastedSet[part] ?? []),
        ...(isItem(pastedSet.item ?? '') ? [] : [pastedSet.item ?? '']),
      ],
      isInGame: pokemon.parents !== undefined || inGame.has(pokemon),
    };
  });
}

/** Lists what the text of the member says and its fighter lacks. */
function listLeftOut(
  { name, member, unusedParts, fighter, forms }: BattleSideMember,
  ruleset: Ruleset,
): LeftOut[] {
  const { ability, item, tera, attacks, set } = member;
  const form = getPokedex().find(({ id }) => id === set?.itemForm);
  const hasAbility = !ability || ability === 'none' || fighter.possibleAbilities.includes(ability);
  const absentAttacks = attacks.filter((strike) => !isSupported(ruleset, strike));
  return [
    ...unusedParts,
    ...(hasAbility ? [] : [toTitleCase(ability)]),
    ...(item && !fighter.item ? [toTitleCase(item)] : []),
    ...(tera ? [`Tera ${toTitleCase(tera)}`] : []),
    ...absentAttacks.map((strike) => attackTitle(toAttack(strike))),
    ...(form && !forms.includes(form) ? [showdownName(form)] : []),
  ].map((what) => ({ pokemon: name, what }));
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

/** The answer for people: a line for each duel, then who is not answered, with whom to begin, and what counts. */
export function formatBattle({
  duels,
  unanswered,
  lead,
  guesses,
  possibleMegas,
  leftOut,
  notInGame,
}: BattleAnswer): string {
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
    ...(possibleMegas.length > 0
      ? [`Possible Mega Evolutions count: ${possibleMegas.map(formatMega).join(', ')}`]
      : []),
    ...(leftOut.length > 0
      ? [
          `Does not count: ${leftOut.map(({ pokemon, what }) => `${what} of ${pokemon}`).join(', ')}`,
        ]
      : []),
    ...(notInGame.length > 0 ? [`Not in this game: ${[...new Set(notInGame)].join(', ')}`] : []),
  ].join('\n');
}

function formatMega({ form, changes }: PossibleMega): string {
  return changes.length > 0 ? `${form} (changes the verdict of ${changes.join(', ')})` : form;
}

function formatRange({ low, high }: DuelAnswer['deals']): string {
  const attack = high.attack === undefined ? '' : ` (${high.attack})`;
  const damage = new Set([low.damage, high.damage].map((each) => `${formatNumber(each)}×`));
  return [...damage].join(' to ') + attack;
}
