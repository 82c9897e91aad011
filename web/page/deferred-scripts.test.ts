import { describe, expect, test } from 'vitest';
import { deferScripts } from './deferred-scripts.ts';

describe('the code of a page', () => {
  test('waits: neither its links nor its script begin by themselves', () => {
    expect(
      deferScripts(
        '<link rel="modulepreload" href="/a.js"/><script nonce="N" type="module" async="">import "/a.js"</script>',
      ),
    ).toBe('<link rel="later" href="/a.js"/><script nonce="N" type="later" async="">import "/a.js"</script>');
  });

  test('is all that waits: styles, letters, pictures and plain scripts come as they did', () => {
    const others =
      '<link rel="preload" href="/a.woff2" as="font"/><link rel="stylesheet" href="/a.css"/><script nonce="N">go()</script>' +
      '<script id="facts" type="application/json">{"type":"module"}</script>';
    expect(deferScripts(others)).toBe(others);
  });
});
