import { type ReactNode, useEffect, useMemo } from 'react';
import { isOwnGame } from '#engine/generation.ts';
import type { OwnGameAbility, OwnGameType } from '#engine/ownGame.ts';
import { useSettings } from '#preferences/settings.ts';
import { OwnNamesContext } from '#widgets/ownNames.ts';

const noTypes: readonly OwnGameType[] = [];
const noAbilities: readonly OwnGameAbility[] = [];

/** Gives all components inside the names of the own game in use, and the colors of its types. */
export function OwnGameProvider({ children }: { children: ReactNode }) {
  const { generation } = useSettings();
  const types = isOwnGame(generation) ? generation.types : noTypes;
  const abilities = (isOwnGame(generation) && generation.abilities) || noAbilities;
  const names = useMemo(
    () => ({ types: mapById(types), abilities: mapById(abilities) }),
    [types, abilities],
  );
  useEffect(() => {
    if (types.length === 0) return;
    const sheet = new CSSStyleSheet();
    document.adoptedStyleSheets.push(sheet);
    import('#ownGame/typeColors.ts').then(
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
