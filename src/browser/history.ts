let backTo: string | undefined;

/** Notes where the back and forward buttons lead; to be called before anybody else listens. */
export function watchHistory(): void {
  window.addEventListener('popstate', () => {
    backTo = window.location.href;
  });
}

/** Whether the back or forward button just led to the address; asked once for each. */
export function wentBack(href: string): boolean {
  const isBack = backTo === href;
  backTo = undefined;
  return isBack;
}
