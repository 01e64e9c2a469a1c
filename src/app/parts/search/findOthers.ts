import { loadMoveNames } from '#app/downloads/moves/loadMoves.ts';
import type { Translation } from '#app/i18n/i18n.ts';
import { formatInSentence } from '#app/i18n/listFormat.ts';
import { formatMultiplier } from '#app/i18n/multiplier.ts';
import { formatNumber } from '#app/i18n/number.ts';
import { findBosses } from '#app/parts/bosses/findBosses.ts';
import { findMoveByText } from '#app/parts/moves/findMove.ts';
import { formatTeamAddress } from '#app/state/saved/teamLink.ts';
import type { useNames } from '#app/typeUi/names/names.ts';
import type { OfferedMoves, OtherMatch, OtherMatches } from '#app/typeUi/useOtherMatches.ts';
import { isType, type Strike } from '#core/hit/strike.ts';
import { formatDefenseUrl } from '#core/links/defense.ts';
import { calculators } from '#core/links/registry.ts';
import { askMove, type PlainQuestion } from '#core/picks/plainQuestions.ts';
import { findTypedQuestions } from '#core/picks/typedQuestions.ts';
import { moveLanguageOf } from '#core/pokedex/moves/moveLanguage.ts';
import { findMove } from '#core/pokedex/moves/moves.ts';
import { displayName } from '#core/pokedex/names/name.ts';
import type { Pokemon } from '#core/pokedex/pokemon.ts';
import { beginsWith, type SearchWords, search } from '#core/pokedex/search/search.ts';
import type { Searchable } from '#core/pokedex/searchable.ts';
import { picksFromPokemon } from '#core/pokedex/traits.ts';
import { type MoveId, ownTypeOf } from '#core/rules/moveFacts.ts';
import type { Settings } from '#core/rulesets/settings.ts';
import { findGames } from './findGames.ts';
import { findTeams } from './findTeams.ts';

/** What a search needs to find and to name. */
type SearchContext = {
  settings: Settings;
  translation: Translation;
  names: ReturnType<typeof useNames>;
  types: SearchWords['types'];
  pokedex: readonly Pokemon[] | undefined;
  searchables: readonly Searchable[];
};

/** Finds the questions, bosses, moves, games and saved teams that a text names; what cannot be loaded is left out. */
export async function findOthers(
  text: string,
  moves: OfferedMoves,
  context: SearchContext,
): Promise<OtherMatches> {
  const { settings, translation, pokedex = [], searchables, types } = context;
  const { t, language, namesLanguage } = translation;
  const isInUse = new Set(searchables.map(({ pokemon }) => pokemon));
  const nameWords = { language: namesLanguage, types };
  // One word that a Pokémon has asks nothing more, and needs no download.
  const mayAsk = moves === 'similar' || /\s/.test(text.trim());
  const [bosses, teams, games, move, answer] = await Promise.all([
    findBosses(text, settings, namesLanguage),
    findTeams(text),
    findGames(text, t),
    moves === 'none'
      ? undefined
      : findMoveByText(text, settings, moveLanguageOf(namesLanguage), moves === 'similar').catch(
          () => undefined,
        ),
    mayAsk
      ? loadMoveNames().then(
          () => findTypedQuestions(text, settings, nameWords, pokedex, (each) => isInUse.has(each)),
          () => undefined,
        )
      : undefined,
  ]);
  const bossMatches = bosses?.map(({ name, game, role, level, id, url }): OtherMatch => {
    const parts = [
      t(role === 'other' ? 'bosses.boss' : `bosses.roles.${role}`),
      t(`games.${game}`),
      t('bosses.level', { level: formatNumber(level, language) }),
    ];
    return {
      id: `${game}.${id}`,
      label: name,
      note: parts.join(' · '),
      boss: { game, id },
      url,
    };
  });
  const teamMatches = teams.map(
    (team): OtherMatch => ({
      id: `team.${team.id}`,
      label: team.name,
      note: t(calculators.team.label),
      team,
      url: formatTeamAddress(team.link),
    }),
  );
  const questions = answer?.questions ?? [];
  // What the whole text asks is more than what a similar name does.
  const moveQuestions = move && questions.length === 0 ? askMove(move, settings) : [];
  const problem = bosses
    ? answer?.isStatusMove && t('pokemonPicker.statusMove', { move: text.trim() })
    : t('bosses.failed');
  return {
    // The name of a move may only be similar.
    matches: [
      ...questions.map((question) => formatQuestion(question, context)),
      ...teamMatches,
      ...(bossMatches ?? []),
      ...moveQuestions.map((question) => formatQuestion(question, context)),
      ...games,
    ],
    ...(problem && { problem }),
  };
}

/** The number of Pokémon that a field for attacks offers. */
const maxPokemon = 3;

/** Finds the Pokémon whose names begin with the text, and similar ones if no move is similar; each leads to Defense. */
export function findPokemonRows(
  text: string,
  moves: OfferedMoves,
  searchables: readonly Searchable[],
  types: SearchWords['types'],
  settings: Settings,
  { t, namesLanguage }: Translation,
): readonly OtherMatch[] {
  return search(text, searchables, { language: namesLanguage, types })
    .filter((pokemon) => moves === 'similar' || beginsWith(text, pokemon, namesLanguage))
    .slice(0, maxPokemon)
    .map((pokemon) => ({
      id: pokemon.id,
      label: displayName(namesLanguage, pokemon),
      note: t(calculators.defense.label),
      url: formatDefenseUrl(picksFromPokemon(settings.ruleset, pokemon), settings),
    }));
}

/** The row of a question; it has the icon of the attack's type. */
function formatQuestion(
  question: PlainQuestion,
  { settings, translation: { t, language, namesLanguage }, names }: SearchContext,
): OtherMatch {
  const { typingName, strikeName } = names;
  const { kind, url } = question;
  const typeOfMove = (id: MoveId) => {
    const facts = findMove(id);
    return facts && ownTypeOf(facts, settings.ruleset);
  };
  const row = (label: string, strike?: Strike): OtherMatch => {
    const type = strike && (isType(strike) ? strike : typeOfMove(strike));
    return { id: kind, label, url, ...(type && type !== 'typeless' && { type }) };
  };
  const nameOf = (pokemon: Pokemon) => displayName(namesLanguage, pokemon);
  switch (question.kind) {
    case 'typing':
      return row(t('pokemonPicker.typing', { types: typingName(question.types) }));
    case 'attacks': {
      const types = formatInSentence(question.types.map(strikeName), language);
      return row(t('pokemonPicker.attacks', { types }));
    }
    case 'hit': {
      const { attack, target, multiplier } = question;
      const label = t('team.cell', {
        type: strikeName(attack),
        name: 'pokemon' in target ? nameOf(target.pokemon) : typingName(target.typing),
        multiplier: formatMultiplier(multiplier, language),
      });
      return row(label, attack);
    }
    case 'battle': {
      const pokemon = { name: nameOf(question.ours), opponent: nameOf(question.theirs) };
      return row(t('pokemonPicker.battle', pokemon));
    }
    case 'move':
      return row(t('pokemonPicker.move', { move: strikeName(question.move) }), question.move);
    case 'learners': {
      const conditions = t('filter.learnsMove', { move: strikeName(question.move) });
      return row(t('filter.question', { conditions }));
    }
  }
}
