import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { Fragment, type ReactNode } from 'react';

type Props = {
  count: number;
  frame: HTMLElement | null;
  /** The row that the keyboard is at: it stays drawn, with those that the next key leads to. */
  stop: number;
  draw: (at: number, measure: (line: Element | null) => void) => ReactNode;
};

/** As rows are drawn on the wide screen; two lines are measured. */
const ROW_HEIGHT = 40;
const OVERSCAN = 12;

/** Of hundreds of rows, those that can be seen. Loaded when there are so many. */
export default function VirtualRows({ count, frame, stop, draw }: Props) {
  // oxlint-disable-next-line react/incompatible-library -- nothing of it is memoized
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => frame,
    estimateSize: () => ROW_HEIGHT,
    overscan: OVERSCAN,
    rangeExtractor: (range) => {
      const wanted = [0, count - 1, stop - 1, stop, stop + 1].filter((at) => at >= 0 && at < count);
      return [...new Set([...wanted, ...defaultRangeExtractor(range)])].toSorted((a, b) => a - b);
    },
    indexAttribute: 'data-row',
  });
  const items = virtual.getVirtualItems();
  return items.map(({ index, start }, nth) => {
    const gap = start - (items[nth - 1]?.end ?? 0);
    return (
      <Fragment key={index}>
        {gap > 0 && <tr aria-hidden style={{ height: gap }} />}
        {draw(index, virtual.measureElement)}
      </Fragment>
    );
  });
}
