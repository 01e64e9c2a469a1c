import { type ReactNode, useEffect, useMemo } from 'react';
import { OwnNamesContext } from '#app/typeUi/names/ownNames.ts';
import type { OwnGame, OwnGameType } from '#core/rulesets/ownGame.ts';

const noList = [] as const;

/**
 * Provides the names of the own game to the components inside, and the colors of its types to the
 * page.
 */
export function OwnGameProvider({
  game,
  children,
}: {
  /** Undefined for the names of the official games. */
  game: OwnGame | undefined;
  children: ReactNode;
}) {
  const types = game?.types ?? noList;
  const abilities = game?.abilities ?? noList;
  const moves = game?.moves;
  const names = useMemo(
    () => ({ types: mapById(types), abilities: mapById(abilities), moves }),
    [types, abilities, moves],
  );
  // The names of the types change with every letter, and new rules restyle the whole page.
  const looks = useMemo(() => JSON.stringify(types, ['id', 'color']), [types]);
  useEffect(() => {
    const ownTypes: Pick<OwnGameType, 'id' | 'color'>[] = JSON.parse(looks);
    if (ownTypes.length === 0) return;
    const sheet = new CSSStyleSheet();
    document.adoptedStyleSheets.push(sheet);
    import('#core/ownGames/colors/typeColors.ts').then(
      ({ colorRules }) => sheet.replaceSync(colorRules(ownTypes)),
      (error) => console.warn('Failed to load the colors of the own types', error),
    );
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    };
  }, [looks]);
  return <OwnNamesContext value={names}>{children}</OwnNamesContext>;
}

function mapById<Each extends { id: string }>(list: readonly Each[]): Map<string, Each> {
  return new Map(list.map((each) => [each.id, each]));
}
