import { defaultRangeExtractor, elementScroll, useVirtualizer } from '@tanstack/react-virtual';
import { Fragment, useCallback, useLayoutEffect, useReducer, useRef, useState, type ReactNode } from 'react';

type Props = {
  /** Of the rows; what is drawn and measured goes with its row wherever the row moves. */
  keys: readonly string[];
  /** What scrolls around them, once the table knows it. */
  frame: HTMLElement | null;
  /** The row that the keyboard is at: it stays drawn, with those that the next key leads to. */
  stop: number;
  draw: (at: number, measure: (line: Element | null) => void) => ReactNode;
  /** These take the place of rows that were all drawn, the keyboard's one among them. */
  keepFocus: () => void;
};

/** On the wide screen, until they are measured. */
const ROW_HEIGHT = 40;
const OVERSCAN = 12;

/** Of hundreds of rows, those that can be seen. Loaded when there are so many. */
export default function VirtualRows({ keys, frame, stop, draw, keepFocus }: Props) {
  const count = keys.length;
  const drawn = useRef<Element>(null);
  // Where rows were all drawn before, those that are left out keep their height.
  const [height] = useState(() => frame?.querySelector('tr[data-row]')?.getBoundingClientRect().height);
  /** With the first drawing: the table knows its frame only after it. */
  const scroller = () => frame ?? drawn.current?.closest<HTMLElement>('[data-table-frame]') ?? null;
  // oxlint-disable-next-line react/incompatible-library -- nothing of it is memoized
  const virtual = useVirtualizer({
    count,
    getScrollElement: scroller,
    // What is learned of heights moves the frame, and nothing else: it may be scrolled while these are drawn.
    scrollToFn: (offset, options, instance) => {
      if (options.adjustments !== undefined) elementScroll(offset, options, instance);
    },
    // Where rows were all drawn before, the frame is scrolled already.
    initialOffset: () => frame?.scrollTop ?? 0,
    // The frame is never higher.
    initialRect: { width: 0, height: window.innerHeight },
    estimateSize: () => height ?? ROW_HEIGHT,
    getItemKey: useCallback((at: number) => keys[at] ?? at, [keys]),
    overscan: OVERSCAN,
    rangeExtractor: (range) => {
      const wanted = [0, count - 1, stop - 1, stop, stop + 1].filter((at) => at >= 0 && at < count);
      return [...new Set([...wanted, ...defaultRangeExtractor(range)])].toSorted((a, b) => a - b);
    },
    indexAttribute: 'data-row',
  });
  const { measureElement } = virtual;
  const measure = useCallback(
    (line: Element | null) => {
      drawn.current = line ?? drawn.current;
      measureElement(line);
    },
    [measureElement],
  );
  useLayoutEffect(keepFocus);
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);
  useLayoutEffect(() => {
    virtual.scrollOffset = scroller()?.scrollTop ?? 0;
    drawAgain();
    // What was scrolled before the rows listened to it.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, []);
  const items = virtual.getVirtualItems();
  return items.map(({ index, key, start }, nth) => {
    const gap = start - (items[nth - 1]?.end ?? 0);
    return (
      <Fragment key={key}>
        {gap > 0 && <tr aria-hidden style={{ height: gap }} />}
        {draw(index, measure)}
      </Fragment>
    );
  });
}
