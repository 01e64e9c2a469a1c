import { modeOf } from '#core/answers/coverage.ts';
import type { Type, Typing } from '#core/charts/type.ts';
import { matchup } from '#core/hit/effectiveness.ts';
import { worldIn } from '#core/hit/situation.ts';
import { isType, type Strike } from '#core/hit/strike.ts';
import { emptyBattle, formatBattle } from '#core/links/battle.ts';
import { emptyChart, formatChartLink } from '#core/links/chart.ts';
import { emptyList, formatList, formatQuestionUrl } from '#core/links/coverage.ts';
import { formatDefenseUrl } from '#core/links/defense.ts';
import { formatAddress, formatLink } from '#core/links/link.ts';
import { calculators } from '#core/links/registry.ts';
import { emptyMember } from '#core/links/team.ts';
import { type Pokemon, typingIn } from '#core/pokedex/pokemon.ts';
import { onlyAbilityIn } from '#core/pokedex/pokemonAbilities.ts';
import type { NamedParts } from '#core/pokedex/search/namedParts.ts';
import { picksFromPokemon } from '#core/pokedex/traits.ts';
import type { MoveId } from '#core/rules/moveFacts.ts';
import { typeCountIn } from '#core/rulesets/ruleset.ts';
import type { Settings } from '#core/rulesets/settings.ts';
import { formatOffenseUrl } from './offenseUrl.ts';
import { isSupported, toAttack } from './supportedStrikes.ts';

/** What a word of a question names. */
export type QuestionPart = { type: Type } | { move: MoveId } | { pokemon: Pokemon };

/** What an attack hits, in a question. */
type QuestionTarget = { pokemon: Pokemon } | { typing: Typing };

/** A question that names have, and the address of the screen that answers it. */
export type PlainQuestion = { url: string } & (
  | { kind: 'typing' | 'attacks'; types: Typing }
  | { kind: 'hit'; attack: Strike; target: QuestionTarget; multiplier: number }
  | { kind: 'battle'; ours: Pokemon; theirs: Pokemon }
  | { kind: 'move' | 'learners'; move: MoveId }
);

/**
 * Returns the questions that the named types, moves and Pokémon have together, the likeliest first: "fire steel" is a
 * typing, two attacks, and Fire on Steel. None for a name alone, which the search answers, but for a move among other
 * words. `nameOf` gives the name by which the lists find a Pokémon.
 */
export function findPlainQuestions(
  { parts, hasOtherWords }: NamedParts<QuestionPart>,
  settings: Settings,
  nameOf: (pokemon: Pokemon) => string,
): readonly PlainQuestion[] {
  const types = parts.flatMap((part) => ('type' in part ? part.type : []));
  const moves = parts.flatMap((part) => ('move' in part ? part.move : []));
  const pokemon = parts.flatMap((part) => ('pokemon' in part ? part.pokemon : []));
  const isAsked = (strike: Strike) => isSupported(settings.ruleset, strike);
  if (![...types, ...moves].every(isAsked)) return [];
  const [move] = moves;
  const [first, second] = pokemon;
  const [attack, ...otherAttacks] = [...moves, ...types];
  if (first && second) return parts.length === 2 ? [askBattle(first, second, settings)] : [];
  if (first) {
    const isHit = attack && otherAttacks.length === 0;
    return isHit ? [askHit(attack, { pokemon: first }, settings, nameOf)] : [];
  }
  if (!move) return askTypes(types, settings);
  if (moves.length > 1) return [];
  if (types.length > 0) return [askHit(move, { typing: types }, settings, nameOf)];
  return hasOtherWords ? askMove(move, settings) : [];
}

function askBattle(ours: Pokemon, theirs: Pokemon, settings: Settings): PlainQuestion {
  const memberOf = (pokemon: Pokemon) => ({
    ...emptyMember,
    ...picksFromPokemon(settings.ruleset, pokemon),
  });
  const battle = { ...emptyBattle, us: [memberOf(ours)], them: [memberOf(theirs)] };
  const link = formatLink(formatBattle(battle), settings);
  return { kind: 'battle', ours, theirs, url: formatAddress(calculators.battle.path, link) };
}

function askHit(
  attack: Strike,
  target: QuestionTarget,
  settings: Settings,
  nameOf: (pokemon: Pokemon) => string,
): PlainQuestion {
  const { ruleset } = settings;
  const ability = 'pokemon' in target ? onlyAbilityIn(ruleset, target.pokemon) : undefined;
  const typing = 'pokemon' in target ? typingIn(ruleset, target.pokemon) : target.typing;
  const defender = { typing, abilities: ability ? [ability] : [] };
  const { multiplier } = matchup(toAttack(attack), defender, worldIn(ruleset));
  const formatUrl = () => {
    if ('typing' in target) {
      const [defending] = typing;
      if (!isType(attack) || attack === 'stellar' || !defending) {
        return formatOffenseUrl([{ strike: attack }], settings);
      }
      const chart = formatChartLink({ ...emptyChart, cell: [attack, defending] });
      return formatAddress(calculators.chart.path, formatLink(chart, settings));
    }
    if (isType(attack))
      return formatDefenseUrl(picksFromPokemon(ruleset, target.pokemon), settings);
    const list = { ...emptyList, attacks: [{ strike: attack }], search: nameOf(target.pokemon) };
    const link = formatLink(formatList(list), settings);
    return formatAddress(calculators[modeOf(multiplier)].path, link);
  };
  return { kind: 'hit', attack, target, multiplier, url: formatUrl() };
}

/** Returns what can be asked about a move: what it hits, and who can learn it. */
export function askMove(move: MoveId, settings: Settings): readonly PlainQuestion[] {
  return [
    { kind: 'move', move, url: formatOffenseUrl([{ strike: move }], settings) },
    { kind: 'learners', move, url: formatQuestionUrl({ learns: move }, settings, false) },
  ];
}

function askTypes(types: readonly Type[], settings: Settings): readonly PlainQuestion[] {
  const typing = [...new Set(types)];
  const [attacking, defending] = types;
  if (!attacking || !defending || typing.length < 2) return [];
  const isTyping = typing.length <= typeCountIn(settings.ruleset, settings.typeCount);
  const attacks = typing.map((strike) => ({ strike }));
  const questions: readonly (PlainQuestion | false)[] = [
    isTyping && {
      kind: 'typing',
      types: typing,
      url: formatDefenseUrl({ types: typing }, settings),
    },
    { kind: 'attacks', types: typing, url: formatOffenseUrl(attacks, settings) },
    typing.length === 2 && askHit(attacking, { typing: [defending] }, settings, () => ''),
  ];
  return questions.filter((question) => question !== false);
}
