import type { Page } from '@playwright/test';

/** Texts of the page that do not fit: cut off by something around them, or spilling out of their button, tab or heading. */
export function clippedText(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const holders = 'button, a, label, [role=tab], [role=menuitem], h1, h2, h3, h4, th, dt, legend';
    const slackPx = 1.5;
    const known = new Map<Element, ReturnType<typeof readHold>>();
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.nodeValue?.trim() ?? '';
      const parent = node.parentElement;
      if (text === '' || !parent?.checkVisibility({ checkVisibilityCSS: true, checkOpacity: true })) continue;
      if (parent.closest('[aria-hidden=true], [inert], svg, noscript') || isForReadersAlone(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const box = range.getBoundingClientRect();
      if (box.width === 0) continue;
      const holder = parent.closest(holders);
      const fault = cutBy(parent, box) ?? spillsOf(holder, box) ?? shortenedIn(parent, box);
      if (fault) found.push(`"${text.slice(0, 60)}" ${fault}`);
    }
    return found;

    /** What an element does to the texts in it; it stands around many of them and is read once. */
    function holdOf(element: Element) {
      const hold = known.get(element) ?? readHold(element);
      known.set(element, hold);
      return hold;
    }

    function readHold(element: Element) {
      const { position, textOverflow, webkitLineClamp, maskImage, overflowX, overflowY } =
        getComputedStyle(element);
      return {
        box: element.getBoundingClientRect(),
        isForReaders: element.clientWidth === 1 && overflowX !== 'visible',
        isFreeInside:
          position === 'fixed' ||
          textOverflow === 'ellipsis' ||
          webkitLineClamp !== 'none' ||
          maskImage.includes('gradient') ||
          /auto|scroll/.test(overflowX + overflowY),
        hidesX: /hidden|clip/.test(overflowX),
        hidesY: /hidden|clip/.test(overflowY),
      };
    }

    /** Words that nobody sees lie in a box of one pixel. */
    function isForReadersAlone(element: Element): boolean {
      for (
        let around: Element | null = element;
        around && around !== document.body;
        around = around.parentElement
      ) {
        if (holdOf(around).isForReaders) return true;
      }
      return false;
    }

    /** What hides a part of the text; scrolling brings the rest, and an ellipsis, a clamp or a fading edge was meant. */
    function cutBy(from: Element, text: DOMRect): string | null {
      for (
        let around: Element | null = from;
        around && around !== document.body;
        around = around.parentElement
      ) {
        const { box, isFreeInside, hidesX, hidesY } = holdOf(around);
        if (isFreeInside) return null;
        const isCut = hidesX && (text.right > box.right + slackPx || text.left < box.left - slackPx);
        const isCutBelow = hidesY && (text.bottom > box.bottom + 4 || text.top < box.top - 4);
        if (isCut || isCutBelow) return `is cut off by ${nameOf(around)}`;
      }
      return null;
    }

    function spillsOf(holder: Element | null, text: DOMRect): string | null {
      if (!holder || getComputedStyle(holder).display === 'inline') return null;
      const box = holder.getBoundingClientRect();
      if (text.right <= box.right + slackPx && text.left >= box.left - slackPx) return null;
      const inner = (around: Element | null): boolean =>
        around !== null &&
        (getComputedStyle(around).textOverflow === 'ellipsis' ||
          /auto|scroll|hidden/.test(getComputedStyle(around).overflowX) ||
          (around !== holder && inner(around.parentElement)));
      const start = document.elementFromPoint(text.left + 1, text.top + text.height / 2);
      return start && holder.contains(start) && inner(start) ? null : `spills out of ${nameOf(holder)}`;
    }

    function shortenedIn(from: Element, text: DOMRect): string | null {
      const holder = from.closest('button, [role=tab], h1, h2, h3, label, th');
      return holder &&
        getComputedStyle(from).textOverflow === 'ellipsis' &&
        from.scrollWidth > from.clientWidth + 1
        ? `is shortened in ${nameOf(holder)}${text.width}`
        : null;
    }

    function nameOf(element: Element): string {
      return `${element.tagName.toLowerCase()}.${element.classList[0] ?? ''}`;
    }
  });
}
