import { describe, expect, test } from 'vitest';
import { lowerScriptPriority } from './script-priority.ts';

describe('the code of a page', () => {
  test('is fetched at low priority: its links and its script', () => {
    expect(
      lowerScriptPriority(
        '<link rel="modulepreload" href="/a.js"/><script nonce="N" type="module" async="">import "/a.js"</script>',
      ),
    ).toBe(
      '<link rel="modulepreload" fetchpriority="low" href="/a.js"/>' +
        '<script nonce="N" type="module" fetchpriority="low" async="">import "/a.js"</script>',
    );
  });

  test('styles, fonts, pictures and plain scripts keep theirs', () => {
    const others =
      '<link rel="preload" href="/a.woff2" as="font"/><link rel="stylesheet" href="/a.css"/><script nonce="N">go()</script>' +
      '<script id="facts" type="application/json">{"type":"module"}</script>';
    expect(lowerScriptPriority(others)).toBe(others);
  });
});
