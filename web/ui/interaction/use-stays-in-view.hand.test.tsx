import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { expect, test, vi } from 'vitest';
import { atEnd } from '../../testing/at-end.ts';
import { useStaysInView } from './use-stays-in-view.ts';

function Place({ open }: { open: boolean }) {
  return <div ref={useStaysInView<HTMLDivElement>(open)} />;
}

/** How often the place is brought into view when its form closes, with its top so far below that of the window. */
function broughtBack(top: number): number {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue(undefined);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 300, 100));
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  atEnd(() => root.unmount());
  flushSync(() => root.render(<Place open />));
  expect(scrolled).not.toHaveBeenCalled();
  flushSync(() => root.render(<Place open={false} />));
  return scrolled.mock.calls.length;
}

test('S-57 where a saved form closes above the window, its place comes back into view', () => {
  expect(broughtBack(-500)).toBe(1);
});

test('S-57 what is in view stays where it is', () => {
  expect(broughtBack(100)).toBe(0);
});
