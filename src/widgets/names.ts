import { useMemo } from 'react';
import type { Attack } from '#engine/situation.ts';
import { isType, type Strike } from '#engine/strike.ts';
import { type AttackingType, isOfficialAttackingType, type Typing } from '#engine/type.ts';
import { formatAll } from '#i18n/listing.ts';
import { useText } from '#i18n/text.ts';
import { useRuleName } from './ruleName.ts';

/** How to say the names of attacks and typings, alone and in a row. */
export function useNames() {
  const { text, language } = useText();
  const ruleName = useRuleName();

  return useMemo(() => {
    /** "Ice"; the id of a player's own type. */
    function typeName(type: AttackingType): string {
      return isOfficialAttackingType(type) ? text(`types.${type}`) : type;
    }

    /** "Ice" or "Freeze-Dry". */
    function strikeName(strike: Strike): string {
      return isType(strike) ? text(`types.${strike}`) : text(`moves.${strike}`);
    }

    return {
      typeName,
      strikeName,
      /** "Freeze-Dry with Scrappy"; '' for no attack. */
      attackName: ({ type, move, abilities: [ability] = [] }: Attack = {}) => {
        const attack = move ? strikeName(move) : type ? typeName(type) : '';
        if (!ability) return attack;
        return text('offense.attackWith', { attack, ability: ruleName(ability, 'abilities') });
      },
      /** "Water / Flying". */
      typingName: (typing: Typing) => typing.map(typeName).join(' / '),
      list: (names: readonly string[]) => formatAll(names, language),
      /** "Squirtle, Wartortle, Blastoise, 78 more": the first of them, and how many follow. */
      listFirst: <Named>(named: readonly Named[], most: number, nameOf: (one: Named) => string) => {
        const others = named.length - most;
        const rest = others > 0 ? [text('offense.others', { count: others })] : [];
        return formatAll([...named.slice(0, most).map(nameOf), ...rest], language);
      },
    };
  }, [text, language, ruleName]);
}
