import { type ComponentProps, createContext, type MouseEvent, use } from 'react';

type Navigation = {
  /** The path that the app is hosted under, without a trailing slash. */
  basePath: string;
  /** Shows the screen of an address below the base path without reloading the page. */
  navigate: (to: string, options?: { savedId?: string; replace?: boolean }) => void;
  /** Loads the files of the screen at an address, so that a tap on a link need not wait for them. */
  prepare: (to: string) => void;
};

/** How links navigate inside the app; without a provider they load the page. */
export const NavigationContext = createContext<Navigation>({
  basePath: '',
  navigate: (to) => window.location.assign(to),
  prepare: () => {},
});

/** Whether the app handles the click; other clicks open a tab or a menu, or download. */
function isPlainClick({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;
}

/**
 * A link to a screen of the app; `to` is its address below the base path. A touch or the mouse button loads the files of
 * the screen, before the tap ends.
 */
export function Link({ to, onClick, ...props }: ComponentProps<'a'> & { to: string }) {
  const { basePath, navigate, prepare } = use(NavigationContext);
  return (
    <a
      href={basePath + to}
      onPointerDown={() => prepare(to)}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || !isPlainClick(event)) return;
        event.preventDefault();
        navigate(to);
      }}
      {...props}
    />
  );
}
