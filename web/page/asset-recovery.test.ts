import { readFileSync } from 'node:fs';
import { Script } from 'node:vm';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { BODY_SCRIPT, HEAD_SCRIPT } from 'virtual:inline-scripts';
import { recoverAssets } from '../inline/recover-assets.ts';
import { withShopsWay } from '../recover-lost-route.ts';
import { watchAssets } from './asset-recovery.server.ts';
import { ASSET_RECOVERY_ID, type AssetsWatched } from './asset-recovery.ts';

const START = Date.parse('2026-11-21T10:00:00+07:00');
type Heard = (event: { target: object }) => void;

let cached: Map<string, string>;
beforeEach(() => {
  cached = new Map();
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** Once the shop was asked whether it answers. */
const settled = () => new Promise(setImmediate);

/** A document of the tab, with its note or before that has come. */
function open({ at, refuses = false, answers = true }: { at: number; refuses?: boolean; answers?: boolean }) {
  const seen = { reloads: 0, isTold: false };
  const shop = { answers };
  const heard: Record<string, Heard> = {};
  const refused = () => {
    throw new Error('refused');
  };
  const button = { onclick: () => undefined as void };
  const note = {
    set hidden(isHidden: boolean) {
      seen.isTold = !isHidden;
    },
    querySelector: () => button,
  };
  vi.spyOn(Date, 'now').mockReturnValue(at);
  const page = {
    document: { getElementById: (id: string) => (id === ASSET_RECOVERY_ID ? note : null) },
    location: {
      reload: () => {
        seen.reloads += 1;
      },
    },
    fetch: (path: string) => {
      expect(path).toBe('/healthz');
      return shop.answers ? Promise.resolve({ ok: true }) : Promise.reject(new TypeError('lost'));
    },
    addEventListener: (type: string, listener: Heard) => {
      heard[type] = listener;
    },
    sessionStorage: {
      getItem: refuses ? refused : (key: string) => cached.get(key) ?? null,
      setItem: refuses ? refused : (key: string, value: string) => void cached.set(key, value),
    },
  } as unknown as Window & AssetsWatched;
  recoverAssets(page);
  return {
    seen,
    shop,
    lost: () => page.assetLost?.(),
    failed: (target: object) => heard['error']?.({ target }),
    retry: () => button.onclick(),
  };
}

describe('E-04 a lost script or style', () => {
  test('reloads the page at most once per 60 seconds, and within them is reported with a way to try again', async () => {
    const first = open({ at: START });
    expect(first.lost()).toBe(true);
    await settled();
    expect(first.seen).toEqual({ reloads: 1, isTold: false });
    const second = open({ at: START + 59_999 });
    expect(second.lost()).toBe(false);
    expect(second.seen).toEqual({ reloads: 0, isTold: true });
    second.retry();
    await settled();
    expect(second.seen.reloads).toBe(1);
    expect(open({ at: START + 60_000 }).lost()).toBe(true);
  });

  test('is one, however much is missed on the way out', async () => {
    const page = open({ at: START });
    expect([page.lost(), page.lost()]).toEqual([true, true]);
    await settled();
    expect(page.seen).toEqual({ reloads: 1, isTold: false });
  });

  test('is reported on the page that is there while the shop does not answer, and trying again asks it again', async () => {
    const page = open({ at: START, answers: false });
    page.lost();
    await settled();
    expect(page.seen).toEqual({ reloads: 0, isTold: true });
    page.retry();
    await settled();
    expect(page.seen.reloads, 'it would leave for the browser’s own error page').toBe(0);
    page.shop.answers = true;
    page.retry();
    await settled();
    expect(page.seen.reloads).toBe(1);
  });

  test('is reported at once where the tab can remember nothing: nothing would end the loop', () => {
    const page = open({ at: START, refuses: true });
    expect(page.lost()).toBe(false);
    expect(page.seen).toEqual({ reloads: 0, isTold: true });
  });

  test.each([
    ['a stylesheet', { rel: 'stylesheet' }, 1],
    ['a module, as our own scripts are', { type: 'module' }, 1],
    ['code fetched ahead', { rel: 'modulepreload' }, 0],
    ['a picture', { src: '/files/a.webp' }, 0],
    ['what somebody else’s script does', { type: 'text/javascript', src: 'https://elsewhere.example' }, 0],
    ['an error of a running script', {}, 0],
  ])('is noticed from the browser: %s', async (_, target, reloads) => {
    const page = open({ at: START });
    page.failed(target);
    await settled();
    expect(page.seen.reloads).toBe(reloads);
  });
});

describe('E-04 a document', () => {
  const HTML =
    '<html><head><link rel="stylesheet" href="/a.css"/></head><body><script nonce="N" type="module" async="">import "/m.js";\nimport * as route0 from "/r.js";\n  window.x = {};\n\nimport("/e.js");</script></body></html>';

  test('watches its parts from its very beginning, and the code that it begins', () => {
    const html = watchAssets(HTML, 'N');
    expect(html).toContain(`<head><script nonce="N">${HEAD_SCRIPT}</script>`);
    expect(html.indexOf('</script>')).toBeLessThan(html.indexOf('<link'));
    expect(html).toContain('import("/e.js").catch(error=>{console.warn(error);assetLost()});</script>');
  });

  test('and its scripts read as scripts', () => {
    for (const script of [HEAD_SCRIPT, BODY_SCRIPT]) {
      expect(() => new Script(script)).not.toThrow();
      expect(script).not.toMatch(/\bimport\b|\bexport\b/);
      // It comes with every page.
      expect(script.length).toBeLessThan(1_500);
    }
  });

  test('whose code the router begins in another way is refused, rather than left unwatched', () => {
    expect(() => watchAssets(HTML.replace('import("/e.js")', 'begin("/e.js")'), 'N')).toThrow(
      'otherwise than expected',
    );
  });

  test('without a head is refused', () => {
    expect(() => watchAssets('<p>', 'N')).toThrow('no head');
  });
});

describe('E-04 the router', () => {
  const RouterSource = 'node_modules/react-router/dist/production/lib/dom/ssr/routeModules.js';

  test('asks the shop where the code of a page is lost, and reloads nothing by itself', () => {
    const code = withShopsWay(readFileSync(RouterSource, 'utf8'));
    expect(code).toContain('return window.routeLost(error);');
    expect(code).not.toContain('reload');
  });

  test('of another text fails the build', () => {
    expect(() => withShopsWay('export {}')).toThrow('otherwise than expected');
  });
});
