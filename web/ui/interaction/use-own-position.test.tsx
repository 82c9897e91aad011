import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { useOwnPosition } from './use-own-position.ts';

afterEach(() => vi.unstubAllGlobals());

function Probe() {
  return useOwnPosition().ask ? 'can ask' : 'cannot ask';
}

test('B-58b the first drawing offers no position, whatever the browser can: it is that of the server', () => {
  vi.stubGlobal('navigator', { geolocation: {} });
  vi.stubGlobal('window', { isSecureContext: true });
  expect(renderToString(<Probe />)).toBe('cannot ask');
});
