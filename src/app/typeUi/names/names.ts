import type { Translation } from '#app/i18n/i18n.ts';
import { addNote, joinNames } from '#app/i18n/punctuation.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { type AttackingType, isOfficialAttackingType, type Typing } from '#core/charts/type.ts';
import type { Attack } from '#core/hit/situation.ts';
import { hasOwnRules, isType, type Strike, splitMove, strikeOf } from '#core/hit/strike.ts';
import { memoizeLatest } from '#core/pokedex/memoizeLatest.ts';
import { moveLanguageOf } from '#core/pokedex/moves/moveLanguage.ts';
import { getMoveName, type LoadedMoves } from '#core/pokedex/moves/moves.ts';
import type { MoveId } from '#core/rules/moveFacts.ts';
import { getOrAdd } from '#core/rulesets/getOrAdd.ts';
import { type OwnNames, useOwnNames } from './ownNames.ts';
import { useLoadedMoves } from './useLoadedMoves.ts';

const ruleTables = ['abilities', 'moves', 'conditions', 'items'] as const;

type RuleTable = (typeof ruleTables)[number];

/** Formatters of the names in the player's languages. */
type Names = ReturnType<typeof createNames>;

type GetNames = (translation: Translation, moves: LoadedMoves) => Names;

/** Returns the names in an own game; the same object until the language or the moves that it reads change. */
const getters = new WeakMap<OwnNames, GetNames>();

/**
 * Returns formatters of the names of attacks, rules and typings, one by one and as a list. They are the same for all
 * components, until the language, the own game or the loaded moves change.
 */
export function useNames(): Names {
  const translation = useTranslation();
  const ownNames = useOwnNames();
  const moves = useLoadedMoves(moveLanguageOf(translation.namesLanguage));
  const getNames = getOrAdd(getters, ownNames, () =>
    memoizeLatest<Parameters<GetNames>, Names>((each) => createNames(each, ownNames)),
  );
  return getNames(translation, moves);
}

function createNames({ t, language, namesLanguage }: Translation, ownNames: OwnNames) {
  const moveLanguage = moveLanguageOf(namesLanguage);

  /** "Ice", or the name that the player's own game gives to the type. */
  function typeName(type: AttackingType): string {
    const ownName = ownNames.types.get(type)?.name;
    if (!isOfficialAttackingType(type)) return ownName ?? type;
    // Own games name the official types in English, unless the player has renamed them.
    const isRenamed = ownName !== undefined && ownName.toLowerCase() !== type;
    return isRenamed ? ownName : t(`types.${type}`);
  }

  /** "Ice", "Freeze-Dry" or "Ivy Cudgel (Water)". */
  function strikeName(strike: Strike): string {
    if (isType(strike)) return typeName(strike);
    if (hasOwnRules(strike)) return t(`moves.${strike}`);
    const { id, type } = splitMove(strike);
    const name = getMoveName(id, moveLanguage);
    return type === undefined ? name : addNote(name, typeName(type), namesLanguage);
  }

  /** "Levitate"; `table` selects one of the tables if several have the same rule. */
  function ruleName(rule: string, table?: RuleTable): string {
    for (const each of table ? [table] : ruleTables) {
      const key = `${each}.${rule}`;
      const name = t(key as 'abilities.levitate');
      if (name !== key) return name;
    }
    const ownName = ownNames.abilities.get(rule)?.name;
    return ownName ?? (isMoveId(rule) ? getMoveName(rule, moveLanguage) : rule);
  }

  return {
    typeName,
    strikeName,
    ruleName,
    /** "Freeze-Dry with Scrappy"; '' for no attack. */
    attackName: (chosen: Attack = {}) => {
      const [ability] = chosen.abilities ?? [];
      const strike = strikeOf(chosen);
      const attack = strike === undefined ? '' : strikeName(strike);
      if (!ability) return attack;
      return t('offense.attackWith', { attack, ability: ruleName(ability, 'abilities') });
    },
    /** "Water / Flying". */
    typingName: (typing: Typing) => typing.map(typeName).join(' / '),
    formatList: (names: readonly string[]) => joinNames(names, language),
    /** "Squirtle, Wartortle, Blastoise, 78 more": the first names, and the count of the others. */
    formatFirst: <Item>(
      items: readonly Item[],
      maxNames: number,
      getName: (item: Item) => string,
    ) => {
      const otherCount = items.length - maxNames;
      const rest = otherCount > 0 ? [t('offense.others', { count: otherCount })] : [];
      return joinNames([...items.slice(0, maxNames).map(getName), ...rest], language);
    },
  };
}

/** Whether the rule is a move without a row in the table of moves. */
function isMoveId(rule: string): rule is Capitalize<string> & MoveId {
  return /^[A-Z]/.test(rule);
}
