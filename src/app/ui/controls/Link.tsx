import { type ComponentProps, createContext, type MouseEvent, use } from 'react';

type Navigation = {
  /** The path that the app is hosted under, without a trailing slash. */
  basePath: string;
  /** Shows the screen of an address below the base path without reloading the page. */
  navigate: (to: string, options?: { savedId?: string; replace?: boolean }) => void;
};

/** How links navigate inside the app; without a provider they load the page. */
export const NavigationContext = createContext<Navigation>({
  basePath: '',
  navigate: (to) => window.location.assign(to),
});

/** Whether the app handles the click; other clicks open a tab or a menu, or download. */
function isPlainClick({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;
}

/** A link to a screen of the app; `to` is its address below the base path. */
export function Link({ to, onClick, ...props }: ComponentProps<'a'> & { to: string }) {
  const { basePath, navigate } = use(NavigationContext);
  return (
    <a
      href={basePath + to}
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
