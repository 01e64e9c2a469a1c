import { FolderOpen } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Button } from './Button.tsx';

/** A button that opens a file from the device; the same file can be opened again. */
export function FileButton({
  accept,
  onOpen,
  children,
}: {
  accept: string;
  onOpen: (file: File) => void;
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
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = '';
          if (file) onOpen(file);
        }}
      />
    </>
  );
}
