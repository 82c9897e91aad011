/** What can be measured of a page's looks: nothing sticks out, nothing is cut off, nothing jumps. */
import type { Page } from '@playwright/test';

/** The page is as wide as the window, and every text can be read whole. Gives what is not so. */
export function findOverflow(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    // What slides or fades in is measured where it comes to rest; what never does moves on, and what is moved by
    // scrolling rests until somebody scrolls.
    const moving = document
      .getAnimations()
      .filter(
        ({ effect, timeline }) =>
          timeline instanceof DocumentTimeline && effect?.getComputedTiming().endTime !== Infinity,
      );
    await Promise.allSettled(moving.map(({ finished }) => finished));
    const SLACK = 1.5;
    const found: string[] = [];
    const { scrollingElement } = document;
    // Not innerWidth: a phone widens it to what sticks out.
    const width = document.documentElement.clientWidth;
    if (scrollingElement && scrollingElement.scrollWidth > width)
      found.push(`the page is ${scrollingElement.scrollWidth} px wide in a window of ${width}`);

    /** How an element treats what is wider or higher than itself. */
    const judge = (element: Element): 'shows' | 'scrolls' | 'shortens' | 'cuts' => {
      const { overflowX, overflowY, textOverflow, clipPath, webkitLineClamp } = getComputedStyle(element);
      if (clipPath !== 'none' || webkitLineClamp !== 'none' || textOverflow === 'ellipsis') return 'shortens';
      if ([overflowX, overflowY].some((one) => one === 'auto' || one === 'scroll')) return 'scrolls';
      return [overflowX, overflowY].some((one) => one === 'hidden' || one === 'clip') ? 'cuts' : 'shows';
    };
    const problemOf = (text: Text, rect: DOMRect): string | undefined => {
      for (let box = text.parentElement; box && box !== document.body; box = box.parentElement) {
        const kind = judge(box);
        // Scrolled to or shortened on purpose, and marked as such.
        if (kind === 'scrolls' || kind === 'shortens') return undefined;
        const edge = box.getBoundingClientRect();
        const out =
          rect.right > edge.right + SLACK ||
          rect.left < edge.left - SLACK ||
          rect.bottom > edge.bottom + SLACK ||
          rect.top < edge.top - SLACK;
        if (kind === 'cuts' && out) return 'is cut off';
        if (box.matches('button, a, label, td, li') && rect.right > edge.right + SLACK)
          return `sticks out of its ${box.localName}`;
      }
      return rect.right > width + SLACK || rect.left < -SLACK ? 'leaves the window' : undefined;
    };

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (walker.nextNode()) {
      const text = walker.currentNode;
      if (!(text instanceof Text) || text.data.trim() === '' || !text.parentElement?.checkVisibility())
        continue;
      if (text.parentElement.closest('script, style, noscript')) continue;
      range.selectNodeContents(text);
      for (const rect of range.getClientRects()) {
        const problem = rect.width > 0 ? problemOf(text, rect) : undefined;
        if (problem === undefined) continue;
        found.push(`"${text.data.trim().slice(0, 60)}" ${problem}`);
        break;
      }
    }
    return [...new Set(found)];
  });
}

const WIDTHS = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

/** The desktop begins at 992 px (K-67). */
export const isDesktop = (page: Page): boolean => (page.viewportSize()?.width ?? 0) >= 992;

/** Does this with the page in the width that it was not opened in; afterwards it has its own again. */
export async function inOtherWidth(page: Page, look: () => Promise<void>): Promise<void> {
  const own = page.viewportSize();
  const other = WIDTHS.find(({ width }) => width !== own?.width);
  if (own === null || other === undefined) return;
  await page.setViewportSize(other);
  await look();
  await page.setViewportSize(own);
}

/** To be called before the page is opened: from then on the page adds up its layout shifts. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    const read = (entries: PerformanceEntryList): void => {
      for (const entry of entries) {
        const { value, hadRecentInput, sources } = entry as unknown as LayoutShift;
        const moved = sources.map(({ node }) =>
          node instanceof Element ? node.outerHTML : (node?.textContent ?? ''),
        );
        if (!hadRecentInput) shifts.push({ value, moved: moved.map((html) => html.slice(0, 120)) });
      }
    };
    const observer = new PerformanceObserver((list) => read(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    const shiftsSoFar = (): Shift[] => {
      read(observer.takeRecords());
      return shifts;
    };
    Object.assign(window, { shiftsSoFar });
  });
}

export type Shift = { value: number; moved: string[] };
/** As the browser reports it; the types of the DOM do not know it. */
type LayoutShift = { value: number; hadRecentInput: boolean; sources: { node?: Node }[] };

/** What has moved so far without the reader's doing. */
export function layoutShifts(page: Page): Promise<Shift[]> {
  return page.evaluate(async () => {
    // A shift is known once the frame that shows it is drawn.
    const frame = () => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
    await frame();
    await frame();
    const { shiftsSoFar } = window as unknown as { shiftsSoFar: () => Shift[] };
    return shiftsSoFar();
  });
}
