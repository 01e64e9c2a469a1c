import { FolderOpen } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Button } from '#app/ui/controls/Button.tsx';

/** A button that opens files from the device; the same file can be opened again. */
export function FileButton({
  accept,
  multiple = false,
  onOpen,
  children,
}: {
  accept: string;
  /** Whether several files can be opened together. */
  multiple?: boolean;
  /** Called with the first file, and with all that were opened together. */
  onOpen: (file: File, files: readonly File[]) => void;
  children: ReactNode;
}) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button onClick={() => input.current?.click()}>
        <FolderOpen aria-hidden />
        <span>{children}</span>
      </Button>
      <input
        ref={input}
        type="file"
        accept={accept}
        multiple={multiple}
        hidden
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          target.value = '';
          if (files[0]) onOpen(files[0], files);
        }}
      />
    </>
  );
}
