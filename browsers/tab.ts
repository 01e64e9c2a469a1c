/** A tab of a real browser, with what the stories need and every driver supports. */
export type Tab = {
  open: (url: string) => Promise<void>;
  reload: () => Promise<void>;
  /** The value of a JavaScript expression in the page; it must be JSON. */
  evaluate: <T>(expression: string) => Promise<T>;
  /** Clicks the element of a selector as the mouse does. */
  click: (selector: string) => Promise<void>;
  /** Types into the focused element. */
  type: (text: string) => Promise<void>;
  press: (key: 'Enter' | 'Tab') => Promise<void>;
  /** CSS pixels of the page. */
  resize: (width: number, height: number) => Promise<void>;
  /** Errors that the page has thrown or logged, if the driver reports them. */
  errors: readonly string[];
  /** Opens another tab, in a window of its own: drivers cannot click in a hidden one. It shares what is stored. */
  openTab: () => Promise<Tab>;
  /** Closes the tab, and with its first tab the browser. */
  close: () => Promise<void>;
};

/** A browser that may be installed here. */
export type Engine = {
  name: string;
  /** The packages of Debian. */
  packages: string;
  isInstalled: () => boolean;
  launch: () => Promise<Tab>;
};
