import { useTranslation } from '#app/i18n/useTranslation.ts';
import { InputSheet } from '#app/parts/frame/InputSheet.tsx';
import { type ImportMembers, ImportTeam } from '#app/parts/team/ImportTeam.tsx';
import { BattlePicture } from '#app/screens/battle/preview/BattlePicture.tsx';
import type { Battle } from './useBattle.ts';

export type BattleSheetName = 'us' | 'them' | 'picture';

const texts = {
  us: ['battle.importUs', 'team.importHelp'],
  them: ['battle.importThem', 'team.importHelp'],
  picture: ['battle.picture', undefined],
} as const;

/** Shows a sheet that imports a side or draws the battle; loaded when one opens. */
export function BattleSheets({
  sheet,
  pasted,
  battle,
  onClose,
  onImport,
}: {
  sheet: BattleSheetName;
  /** The team that the import opens at once. */
  pasted: File | undefined;
  battle: Battle;
  onClose: () => void;
  onImport: (side: 'us' | 'them', ...change: Parameters<ImportMembers>) => void;
}) {
  const { t } = useTranslation();
  const [title, description] = texts[sheet];
  return (
    <InputSheet title={t(title)} description={description && t(description)} onClose={onClose}>
      {sheet === 'picture' ? (
        <BattlePicture battle={battle} />
      ) : (
        <ImportTeam
          treatsOtherAbilityAsNone
          canChangeForm="battle.canChangeForm"
          isOwn={sheet === 'us'}
          resolver={battle}
          initialFile={pasted}
          memberCount={battle.state[sheet].length}
          onImport={(...change) => {
            onClose();
            onImport(sheet, ...change);
          }}
        />
      )}
    </InputSheet>
  );
}
