import { describe, expect, test } from 'vitest';
import { createAnalytics, dataLayerSink } from './analytics.ts';

const view = { event: 'page_view', page_path: '/', page_title: 'Home' } as const;

function told({ enabled, agreed }: { enabled: boolean; agreed: boolean }) {
  const page: { dataLayer?: unknown[] } = {};
  const tell = createAnalytics({ enabled, agreed, sink: dataLayerSink(page) });
  tell(view);
  tell({ event: 'purchase', value: 120.5, items: [{ item_id: 'A1', quantity: 2 }] });
  return page.dataLayer;
}

describe('L-26 usage figures', () => {
  test('are told where the shop has them on and the visitor has agreed, amounts in THB', () => {
    expect(told({ enabled: true, agreed: true })).toEqual([
      view,
      { event: 'purchase', value: 120.5, items: [{ item_id: 'A1', quantity: 2 }], currency: 'THB' },
    ]);
  });

  test.each([
    { enabled: false, agreed: true },
    { enabled: true, agreed: false },
    { enabled: false, agreed: false },
  ])('are told to nobody otherwise: %j', (given) => {
    expect(told(given)).toBeUndefined();
  });
});
