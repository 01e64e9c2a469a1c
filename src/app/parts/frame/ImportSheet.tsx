import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { DropZone } from '#app/ui/files/DropZone.tsx';
import { SheetBody } from '#app/ui/Sheet.tsx';
import { InputSheet } from './InputSheet.tsx';

/** Opens a sheet that imports files, which can also be dropped on it. */
export function ImportSheet({
  title,
  description,
  onDrop,
  onClose,
  children,
}: {
  title: string;
  description: string;
  onDrop: ComponentProps<typeof DropZone>['onDrop'];
  onClose: () => void;
  children: ReactNode;
}) {
  const { t } = useTranslation();
  return (
    <InputSheet title={title} description={description} onClose={onClose}>
      <DropZone label={t('notices.dropHere')} onDrop={onDrop}>
        <SheetBody>{children}</SheetBody>
      </DropZone>
    </InputSheet>
  );
}
