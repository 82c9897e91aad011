/** A page at rest: alive, nothing asked for, nothing left to load or to draw. It is read from the page itself. */
import type { Page, Request } from '@playwright/test';
import { expect } from '@playwright/test';

/** What a page has asked for, and what of it has not come yet. */
type OpenRequests = { count: number; open: Set<Request> };
const asked = new WeakMap<Page, OpenRequests>();

/** Kinds of requests that last as long as the page wants, or are never answered. */
const LASTING = new Set(['eventsource', 'ping', 'websocket']);
/** The realtime connection, which polls where it cannot have a socket. */
const REALTIME = /\/socket\.io\//;

/** To be called before the page is opened. */
export function watchRequests(page: Page): void {
  const mine: OpenRequests = { count: 0, open: new Set() };
  asked.set(page, mine);
  page.on('request', (request) => {
    if (LASTING.has(request.resourceType()) || REALTIME.test(request.url())) return;
    // What the document before this one still waited for never comes.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) mine.open.clear();
    mine.count += 1;
    mine.open.add(request);
  });
  const close = (request: Request): void => void mine.open.delete(request);
  page.on('requestfinished', close);
  page.on('requestfailed', close);
}

/** Opens an address and goes on once the page is at rest. */
export async function openAtRest(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await atRest(page);
}

/** Goes on once nothing is on its way to change what the page shows; `alive: false` where its code never comes. */
export async function atRest(page: Page, { alive = true } = {}): Promise<void> {
  const mine = asked.get(page) ?? { count: 0, open: new Set<Request>() };
  await expect(async () => {
    const { count } = mine;
    const waits = await page.evaluate(findUnrest, alive);
    for (const request of mine.open) waits.push(request.url());
    if (mine.count !== count) waits.push('asked for more meanwhile');
    expect(waits, 'what the page waits for').toEqual([]);
  }).toPass({ intervals: [20, 50] });
}

/** Runs in the page: lets it draw and do what it has put off until it is idle, and gives what is not done then. */
async function findUnrest(alive: boolean): Promise<string[]> {
  const frame = () => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
  // Without a limit the browser may let it wait for as long as nothing is drawn.
  const idle = () => new Promise((done) => requestIdleCallback(done, { timeout: 1_000 }));
  await frame();
  await idle();
  await frame();
  await document.fonts.ready;
  const isInView = (element: Element): boolean => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return right > 0 && bottom > 0 && left < innerWidth && top < innerHeight && element.checkVisibility();
  };
  const late = [...document.images].filter((picture) => !picture.complete && isInView(picture));
  const busy = [...document.querySelectorAll('[aria-busy="true"]')];
  const isAlive = !alive || document.querySelector('html[data-alive], html:not([data-messages])') !== null;
  return [
    ...(isAlive ? [] : ['its life']),
    ...(document.readyState === 'complete' ? [] : ['its parts']),
    ...[...late, ...busy].map(({ outerHTML }) => outerHTML.slice(0, 160)),
  ];
}
