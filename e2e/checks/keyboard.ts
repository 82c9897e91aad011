/** Walking through a page with the Tab key. */
import type { Page } from '@playwright/test';

type Stop = { name: string; problem: string | undefined };

/** Presses Tab until the focus leaves the page, and gives each stop with what is wrong with it. */
export async function tabThrough(page: Page, { most = 120 } = {}): Promise<Stop[]> {
  // What fades in would still look as before when it is read.
  await page.addStyleTag({ content: '* { transition: none !important; }' });
  const stops: Stop[] = [];
  while (stops.length < most) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(readStop);
    if (stop === undefined) break;
    stops.push(stop);
  }
  return stops;
}

/** Runs in the page: the element that has the focus, and whether a person sees so. */
function readStop(): Stop | undefined {
  const { activeElement: element } = document;
  if (!(element instanceof HTMLElement) || element === document.body) return undefined;
  const name = (
    element.getAttribute('aria-label') ??
    (element.innerText || element.querySelector('img')?.alt) ??
    ''
  ).trim();
  const box = element.closest('label') ?? element;
  // A hidden radio shows its focus on its label, a text field perhaps on the box around it.
  const around = [element, ...box.querySelectorAll('*'), box, element.parentElement, element.closest('form')];
  const look = () =>
    around
      .filter((one) => one instanceof Element)
      .map((one) => {
        const { outline, boxShadow, borderColor, backgroundColor } = getComputedStyle(one);
        return [outline, boxShadow, borderColor, backgroundColor].join();
      })
      .join();
  const focused = look();
  element.blur();
  const plain = look();
  element.focus({ preventScroll: true });
  const { left, top, right, bottom } = box.getBoundingClientRect();
  // A card at the edge of a row shows a part of itself; bars above the page must not hide all of it.
  const points = [left + 8, (left + right) / 2, right - 8].flatMap((x) =>
    [top + 8, (top + bottom) / 2, bottom - 8].map((y) => document.elementFromPoint(x, y)),
  );
  const seen = points.some((onTop) => onTop !== null && (box.contains(onTop) || onTop.contains(box)));
  const problem =
    focused === plain ? 'shows no focus' : seen ? undefined : 'is wholly out of view or covered';
  return { name: name === '' ? element.outerHTML.slice(0, 120) : name, problem };
}
