import { type ReactNode, useLayoutEffect, useMemo } from 'react';
import { isOwnGame } from '#engine/generation.ts';
import type { OwnGameType } from '#engine/ownGame.ts';
import { useSettings } from '#preferences/settings.ts';
import { OwnTypesContext } from '#widgets/ownTypes.ts';

const noTypes: readonly OwnGameType[] = [];

/** Gives the names and colors of the types of the own game in use to all components inside. */
export function OwnGameProvider({ children }: { children: ReactNode }) {
  const { generation } = useSettings();
  const types = isOwnGame(generation) ? generation.types : noTypes;
  const byId = useMemo(() => new Map(types.map((type) => [type.id as string, type])), [types]);
  useLayoutEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(types.map(typeRule).join(''));
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    };
  }, [types]);
  return <OwnTypesContext value={byId}>{children}</OwnTypesContext>;
}

/** The style rule of the type's color; '' for a type without one. */
function typeRule({ id, color }: OwnGameType): string {
  return color ? `[data-type="${id}"]{--type:${color};--type-deep:${color};--tint:${color}}` : '';
}
