import { useTranslation } from '#app/i18n/useTranslation.ts';
import { useNames } from '#app/typeUi/names/names.ts';
import { Choice } from '#app/ui/controls/Choice.tsx';
import type { TargetFilter } from '#core/answers/targetFilter.ts';
import type { Type } from '#core/charts/type.ts';

type TypePair = Pick<TargetFilter, 'type' | 'secondType'>;

/** Shows the select with the type that the listed Pokémon have, and for a type the one with another. */
export function TypeFilter<State extends TypePair>({
  types,
  filter: { type, secondType },
  onChange,
}: {
  types: readonly Type[];
  /** The part of the filter that exists in the game. */
  filter: TypePair;
  onChange: (next: (state: State) => State) => void;
}) {
  const { t } = useTranslation();
  const { typeName } = useNames();
  return (
    <>
      <Choice
        label={t('coverage.type')}
        options={[undefined, ...types]}
        value={type}
        getLabel={(each) => (each ? typeName(each) : t('coverage.allTypes'))}
        isName={Boolean}
        onPick={(newType) =>
          onChange((state) => ({ ...state, type: newType, secondType: undefined }))
        }
      />
      {type && (
        <Choice
          label={t('coverage.secondType')}
          options={[undefined, type, ...types.filter((each) => each !== type)]}
          value={secondType}
          getLabel={(each) =>
            each === type ? t('game.noType') : each ? typeName(each) : t('coverage.allTypes')
          }
          isName={(each) => each !== undefined && each !== type}
          onPick={(newType) => onChange((state) => ({ ...state, secondType: newType }))}
        />
      )}
    </>
  );
}
