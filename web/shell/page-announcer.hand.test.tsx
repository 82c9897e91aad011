import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { MemoryRouter, useNavigate } from 'react-router';
import { expect, test } from 'vitest';
import { atEnd } from '../testing/at-end.ts';
import { until } from '../testing/until.ts';
import { PageAnnouncer } from './page-announcer.tsx';

type Props = { isLeft: boolean; onRoute: (navigate: ReturnType<typeof useNavigate>) => void };

function Page({ isLeft, onRoute }: Props) {
  onRoute(useNavigate());
  return (
    <main id="content" tabIndex={-1}>
      {!isLeft && <input aria-label="first" />}
      <input aria-label="second" />
    </main>
  );
}

function drawPage() {
  let go: (path: string) => void = () => undefined;
  const onRoute: Props['onRoute'] = (navigate) => {
    go = (path) => void navigate(path);
  };
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  atEnd(() => root.unmount());
  const draw = (isLeft: boolean) =>
    flushSync(() =>
      root.render(
        <MemoryRouter useTransitions={false}>
          <PageAnnouncer />
          <Page isLeft={isLeft} onRoute={onRoute} />
        </MemoryRouter>,
      ),
    );
  draw(false);
  const field = (name: string) => document.querySelector<HTMLInputElement>(`[aria-label="${name}"]`);
  return { draw, field, go: (path: string) => flushSync(() => go(path)) };
}

const TITLE = 'A page';

test('L-67 the keyboard goes to the page where what had it is gone with the last one', async () => {
  document.title = TITLE;
  const { draw, field, go } = drawPage();
  field('first')?.focus();
  draw(true);
  go('/next');
  await until(() => expect(document.activeElement?.id).toBe('content'));
  expect(document.querySelector('output')?.textContent).toBe(TITLE);
});

test('L-67 the keyboard that goes from one field to the next meanwhile is not taken away', async () => {
  const { field, go } = drawPage();
  const taken: string[] = [];
  document.addEventListener('focusin', ({ target }) => taken.push((target as HTMLElement).id));
  field('first')?.focus();
  // As a browser does between the two: the page is drawn anew while nothing has the keyboard.
  field('first')?.blur();
  go('/next?filtered=Y');
  field('second')?.focus();
  await until(() => expect(document.querySelector('output')?.textContent).toBe(document.title));
  expect(document.activeElement).toBe(field('second'));
  expect(taken).not.toContain('content');
});
