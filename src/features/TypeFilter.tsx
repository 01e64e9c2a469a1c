import type { TargetFilter } from '#engine/targetFilter.ts';
import type { Type } from '#engine/type.ts';
import { useTranslation } from '#i18n/useTranslation.ts';
import { Choice } from '#ui/Choice.tsx';
import { useNames } from '#widgets/names/names.ts';

/** Shows the select with the type that the listed Pokémon have. */
export function TypeFilter<State extends Pick<TargetFilter, 'type'>>({
  types,
  type,
  onChange,
}: {
  types: readonly Type[];
  type: Type | undefined;
  onChange: (next: (state: State) => State) => void;
}) {
  const { t } = useTranslation();
  const { typeName } = useNames();
  return (
    <Choice
      label={t('coverage.type')}
      options={[undefined, ...types]}
      value={type}
      getLabel={(each) => (each ? typeName(each) : t('coverage.allTypes'))}
      isName={Boolean}
      onPick={(newType) => onChange((state) => ({ ...state, type: newType }))}
    />
  );
}
