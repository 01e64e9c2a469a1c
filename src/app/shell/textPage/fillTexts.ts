/**
 * Replaces the texts of a page, in the order of the document: the label of each element that has one, and each text node.
 * Throws if the page does not have as many.
 */
export function fillTexts(root: Element, texts: readonly string[]): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  const setters: ((text: string) => void)[] = [];
  while (walker.nextNode()) {
    const { currentNode: node } = walker;
    if (!(node instanceof Element))
      setters.push((text) => {
        node.nodeValue = text;
      });
    else if (node.hasAttribute('aria-label'))
      setters.push((text) => node.setAttribute('aria-label', text));
  }
  if (setters.length !== texts.length) throw new Error('The texts are those of another page');
  for (const [index, set] of setters.entries()) set(texts[index]!);
}
