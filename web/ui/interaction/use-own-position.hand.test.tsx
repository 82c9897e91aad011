import { renderToString } from 'react-dom/server';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { until } from '../../testing/until.ts';
import { useOwnPosition } from './use-own-position.ts';

const Probe = () => <p>{useOwnPosition().ask ? 'can ask' : 'cannot ask'}</p>;

beforeEach(() => {
  vi.stubGlobal('isSecureContext', true);
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: {} });
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'geolocation');
});

test('K-30d where the browser can say its position, that is drawn only once it has taken the page over', async () => {
  const html = renderToString(<Probe />);
  expect(html).toContain('cannot ask');
  const box = document.createElement('div');
  box.innerHTML = html;
  const onRecoverableError = vi.fn<(error: unknown) => void>();
  const root = hydrateRoot(box, <Probe />, { onRecoverableError });
  await until(() => expect(box.textContent).toBe('can ask'));
  expect(onRecoverableError).not.toHaveBeenCalled();
  root.unmount();
});
