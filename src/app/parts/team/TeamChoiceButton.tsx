import { Library } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { LazyPart } from '#app/typeUi/LazyPart.tsx';
import { Button } from '#app/ui/controls/Button.tsx';
import { lazyComponent } from '#app/ui/lazyComponent.ts';
import type { TeamChoice } from './TeamChoice.tsx';

const LazyTeamChoice = lazyComponent('TeamChoice', () => import('./TeamChoice.tsx'));

const icon = <Library aria-hidden />;

/** Shows a button that opens the choice of a team; the tap loads its code. */
export function TeamChoiceButton({
  label,
  name = label,
  className,
  onChoose,
  onPaste,
}: Pick<ComponentProps<typeof TeamChoice>, 'label' | 'onChoose' | 'onPaste'> & {
  /** The accessible name, which begins with the label; also the title of the sheet. */
  name?: string;
  className?: string | undefined;
}) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        className={className}
        aria-haspopup="dialog"
        aria-label={name}
        onClick={() => setOpen(true)}
      >
        {icon}
        <span>{label}</span>
      </Button>
      <LazyPart>
        {isOpen && (
          <LazyTeamChoice
            label={name}
            onChoose={onChoose}
            onPaste={onPaste}
            onClose={() => setOpen(false)}
          />
        )}
      </LazyPart>
    </>
  );
}
