import type { Page } from '@playwright/test';

/**
 * The visible texts that reach out of their card, field or button, that lie over another text, or that
 * are cut without an ellipsis.
 */
export function overlapsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const tolerance = 2;
    const isTransparent = (color: string) => /^(transparent|rgba\(.+, 0\))$/.test(color);
    const isBox = (style: CSSStyleDeclaration) =>
      !isTransparent(style.backgroundColor) ||
      (style.borderLeftStyle !== 'none' &&
        style.borderLeftWidth !== '0px' &&
        !isTransparent(style.borderLeftColor));
    const problems: string[] = [];
    const texts: { text: string; rects: DOMRect[] }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement!;
      const text = node.textContent!.trim();
      if (!text || parent.closest('option, svg, script, style')) continue;
      if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const rects = [...range.getClientRects()].filter(({ width }) => width > 1);
      if (rects.length === 0) continue;
      let isLeftOut = false;
      let box: Element | null = parent;
      for (; box && box !== document.body; box = box.parentElement) {
        const style = getComputedStyle(box);
        // A notice lies over the page.
        if (style.clipPath !== 'none' || style.position === 'fixed') isLeftOut = true;
        if (style.overflowX !== 'visible') {
          isLeftOut = true;
          const isCut =
            box.scrollWidth > box.clientWidth + tolerance && style.overflowX === 'hidden';
          const isShort = style.textOverflow === 'ellipsis' || box.clientWidth <= 1;
          if (isCut && !isShort && style.position !== 'absolute') problems.push(`cut: ${text}`);
        }
        if (isLeftOut || (isBox(style) && style.display !== 'inline')) break;
      }
      if (isLeftOut) continue;
      texts.push({ text, rects });
      const { left, right, top, bottom } = (box ?? document.body).getBoundingClientRect();
      const isOut = rects.some(
        (rect) =>
          rect.left < left - tolerance ||
          rect.right > right + tolerance ||
          rect.top < top - 2 * tolerance ||
          rect.bottom > bottom + 2 * tolerance,
      );
      if (isOut) problems.push(`out: ${text}`);
    }
    for (const [index, one] of texts.entries()) {
      for (const other of texts.slice(index + 1)) {
        const isOver = one.rects.some((a) =>
          other.rects.some(
            (b) =>
              Math.min(a.right, b.right) - Math.max(a.left, b.left) > tolerance &&
              // Line boxes are taller than their letters.
              Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > a.height / 3,
          ),
        );
        if (isOver) problems.push(`over: ${one.text} | ${other.text}`);
      }
    }
    return problems;
  });
}
