import {
  addMoveNames,
  addMoves,
  findFixedDamage,
  findNamedMove,
} from '#core/pokedex/moveFiles/addMoves.ts';
import type { MoveLanguage } from '#core/pokedex/moves/moveLanguage.ts';
import { loadedMoves } from '#core/pokedex/moves/moves.ts';
import type { MoveId } from '#core/rules/moveFacts.ts';
import de from '../../public/moves/de.json' with { type: 'json' };
import en from '../../public/moves/en.json' with { type: 'json' };
import es from '../../public/moves/es.json' with { type: 'json' };
import es419 from '../../public/moves/es-419.json' with { type: 'json' };
import fr from '../../public/moves/fr.json' with { type: 'json' };
import it from '../../public/moves/it.json' with { type: 'json' };
import ja from '../../public/moves/ja.json' with { type: 'json' };
import ko from '../../public/moves/ko.json' with { type: 'json' };
import zhHans from '../../public/moves/zh-Hans.json' with { type: 'json' };
import zhHant from '../../public/moves/zh-Hant.json' with { type: 'json' };
import moves from '../../public/moves.json' with { type: 'json' };

const names: Record<MoveLanguage, unknown> = {
  ...{ en, de, es, 'es-419': es419, fr, it, ja, ko, 'zh-Hans': zhHans, 'zh-Hant': zhHant },
};

/** Adds the moves and their names in all languages, once. */
export function loadAllMoves(): void {
  if (loadedMoves.get().table && loadedMoves.get().names['zh-Hant']) return;
  addMoves(moves);
  for (const [language, json] of Object.entries(names))
    addMoveNames(language as MoveLanguage, json);
}

/** Whether a move has the name in any language, or the id. */
export function isMoveName(name: string): boolean {
  loadAllMoves();
  return findNamedMove(name) !== undefined;
}

/**
 * The move with the name in any language, or with the id; behind Hidden Power is its type. Throws for an
 * unknown name, one that several moves have, and a move that does no damage, or damage that does not
 * depend on types.
 */
export function parseMoveName(value: unknown, where: string): MoveId {
  loadAllMoves();
  const move = typeof value === 'string' ? findNamedMove(value) : undefined;
  if (move === undefined) throw new Error(`${where}: unknown name ${JSON.stringify(value)}`);
  if (move === 'other') {
    const isFixed = findFixedDamage(`${value}`, 'default') !== undefined;
    throw new Error(
      isFixed
        ? `${where}: the damage of ${value} does not depend on types; only immune Pokémon take none`
        : `${where}: ${value} does no damage`,
    );
  }
  if (move === 'HiddenPower') {
    throw new Error(`${where}: Hidden Power needs its type, as in "Hidden Power [Fire]"`);
  }
  return move;
}
