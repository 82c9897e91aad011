import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { lockScripts } from './inline-scripts.ts';

const hashOf = (body: string) => `'sha256-${createHash('sha256').update(body, 'utf8').digest('base64')}'`;

describe('the inline scripts of a page that is cached', () => {
  test('are named by their hashes, and the nonce is gone from the page', () => {
    const { html, hashes } = lockScripts(
      '<link nonce="N+/="><script nonce="N+/=">let a = "แมว"</script><script async="" nonce="N+/=" type="module">go()</script>',
      'N+/=',
    );
    expect(html).toBe('<link><script>let a = "แมว"</script><script async="" type="module">go()</script>');
    expect(hashes).toEqual([hashOf('let a = "แมว"'), hashOf('go()')]);
  });

  test('a script that slipped in without the nonce gets no hash, so that it will not run', () => {
    const { hashes } = lockScripts('<p><script>evil()</script><script nonce="other">evil()</script>', 'N');
    expect(hashes).toEqual([]);
  });

  test('scripts with an address need no hash, the same body one', () => {
    const { hashes } = lockScripts(
      '<script nonce="N" src="/a.js"></script><script nonce="N">x</script><script nonce="N">x</script>',
      'N',
    );
    expect(hashes).toEqual([hashOf('x')]);
  });
});
