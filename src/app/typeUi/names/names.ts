import { useMemo } from 'react';
import { addNote, joinNames } from '#app/i18n/punctuation.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { type AttackingType, isOfficialAttackingType, type Typing } from '#core/charts/type.ts';
import type { Attack } from '#core/hit/situation.ts';
import { hasOwnRules, isType, type Strike, splitMove, strikeOf } from '#core/hit/strike.ts';
import { useMoveName } from './moveName.ts';
import { useOwnNames } from './ownNames.ts';
import { useFormatRuleName } from './ruleName.ts';

/** Returns formatters of the names of attacks and typings, one by one and as a list. */
export function useNames() {
  const { t, language, namesLanguage } = useTranslation();
  const ruleName = useFormatRuleName();
  const { types: ownTypes } = useOwnNames();
  const moveName = useMoveName();

  return useMemo(() => {
    /** "Ice", or the name that the player's own game gives to the type. */
    function typeName(type: AttackingType): string {
      const ownName = ownTypes.get(type)?.name;
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
      return type === undefined
        ? moveName(id)
        : addNote(moveName(id), typeName(type), namesLanguage);
    }

    return {
      typeName,
      strikeName,
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
  }, [t, language, namesLanguage, ruleName, ownTypes, moveName]);
}
