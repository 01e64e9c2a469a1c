/** A ref of `<details>` that is open while the page is printed. */
export function openInPrint(details: HTMLDetailsElement): () => void {
  let wasOpen = details.open;
  const open = () => {
    wasOpen = details.open;
    details.open = true;
  };
  const restore = () => {
    details.open = wasOpen;
  };
  window.addEventListener('beforeprint', open);
  window.addEventListener('afterprint', restore);
  return () => {
    window.removeEventListener('beforeprint', open);
    window.removeEventListener('afterprint', restore);
  };
}
