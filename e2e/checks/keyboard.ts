/** Walking through a page with the Tab key. */
import type { Page } from '@playwright/test';

type Stop = { name: string; problem: string | undefined };

/** Presses Tab until the focus leaves the page, and gives each stop with what is wrong with it. */
export async function tabThrough(page: Page, { most = 120 } = {}): Promise<Stop[]> {
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
  const shown = (of: Element) => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(of);
    return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow !== 'none';
  };
  // A hidden radio shows its focus on its label, a text field on the box around it.
  const around = [element, element.parentElement, element.closest('label'), element.closest('form')];
  const ring = around.some((one) => one !== null && shown(one));
  const { top, bottom, width } = (element.closest('label') ?? element).getBoundingClientRect();
  const inView = bottom > 0 && top < window.innerHeight && width > 0;
  const problem = !ring ? 'shows no focus' : inView ? undefined : 'is out of view';
  return { name: name === '' ? element.outerHTML.slice(0, 120) : name, problem };
}
