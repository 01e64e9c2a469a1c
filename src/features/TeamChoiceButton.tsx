import { Library } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { lazyComponent } from '#ui/lazyComponent.ts';
import { LazyPart } from '#widgets/LazyPart.tsx';
import type { TeamChoice } from './TeamChoice.tsx';

const LazyTeamChoice = lazyComponent('TeamChoice', () => import('./TeamChoice.tsx'));

const icon = <Library aria-hidden />;

/** Shows a button that opens the choice of a team; the tap loads its code. */
export function TeamChoiceButton({
  label,
  iconOnly = false,
  className,
  onChoose,
}: Pick<ComponentProps<typeof TeamChoice>, 'label' | 'onChoose'> & {
  /** Whether the label is only for screen readers and the tooltip. */
  iconOnly?: boolean;
  className?: string | undefined;
}) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        className={className}
        aria-haspopup="dialog"
        {...(iconOnly && { 'aria-label': label, title: label })}
        onClick={() => setOpen(true)}
      >
        {icon}
        {!iconOnly && <span>{label}</span>}
      </Button>
      <LazyPart>
        {isOpen && (
          <LazyTeamChoice label={label} onChoose={onChoose} onClose={() => setOpen(false)} />
        )}
      </LazyPart>
    </>
  );
}
