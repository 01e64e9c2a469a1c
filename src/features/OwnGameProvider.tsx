import { type ReactNode, useEffect, useMemo } from 'react';
import type { OwnGame } from '#engine/ownGame.ts';
import { OwnNamesContext } from '#widgets/names/ownNames.ts';

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
  const names = useMemo(
    () => ({ types: mapById(types), abilities: mapById(abilities) }),
    [types, abilities],
  );
  useEffect(() => {
    if (types.length === 0) return;
    const sheet = new CSSStyleSheet();
    document.adoptedStyleSheets.push(sheet);
    import('#ownGame/colors/typeColors.ts').then(
      ({ colorRules }) => sheet.replaceSync(colorRules(types)),
      (error) => console.warn('Failed to load the colors of the own types', error),
    );
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    };
  }, [types]);
  return <OwnNamesContext value={names}>{children}</OwnNamesContext>;
}

function mapById<Each extends { id: string }>(list: readonly Each[]): Map<string, Each> {
  return new Map(list.map((each) => [each.id, each]));
}
