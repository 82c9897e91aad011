/** A document of an order is saved under the name that the shop gives it. */
import { screen } from '@testing-library/dom';
import { expect, test, vi } from 'vitest';
import { LANGUAGES, openShop, type InBoth } from '../../testing/open-shop.tsx';
import { until } from '../../testing/until.ts';
import { testDetail } from './testing-orders.ts';

const words: InBoth<string> = { th: 'ใบจัดสินค้า', en: 'Packing list' };

test.each(LANGUAGES)('B-92 the packing list is saved as a file (%s)', async (language) => {
  const saved: { name: string; type: string; text: string }[] = [];
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob);
    return 'blob:file';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    const [file = new Blob()] = files;
    void file.text().then((text) => saved.push({ name: this.download, type: file.type, text }));
  });
  const { hand } = await openShop({
    at: '/merchant/order/261121-6DQT1/C1',
    language,
    staff: {},
    answers: {
      merchantOrderDetail: () => testDetail(),
      merchantOrderDocument: () => ({
        FileName: 'packing-list-261121-6DQT1.pdf',
        ContentType: 'application/pdf',
        Bytes: new TextEncoder().encode('%PDF-1.7'),
      }),
    },
  });
  await hand.click(await until(() => screen.getByRole('button', { name: words[language] })));
  await until(() =>
    expect(saved).toEqual([
      { name: 'packing-list-261121-6DQT1.pdf', type: 'application/pdf', text: '%PDF-1.7' },
    ]),
  );
});

test.each([
  ['Approved', 'transport', 'packing-list'],
  ['Packed', 'transport', 'delivery-note'],
  ['Packed', 'pickup', 'delivery-note'],
] as const)(
  'B-92 the key that prints gives what an order needs next (%s, %s)',
  async (Status, DeliveryKind, kind) => {
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file');
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    const { hand, asked } = await openShop({
      at: '/merchant/order/261121-6DQT1/C1',
      language: 'en',
      staff: {},
      answers: {
        merchantOrderDetail: () => testDetail({ Status, DeliveryKind }),
        merchantOrderDocument: () => ({
          FileName: 'document.pdf',
          ContentType: 'application/pdf',
          Bytes: new TextEncoder().encode('%PDF-1.7'),
        }),
      },
    });
    await until(() => screen.getByRole('button', { name: words.en }));
    expect(screen.queryByRole('button', { name: 'Shipping label' }) === null).toBe(DeliveryKind === 'pickup');
    await hand.keyboard('{Control>}[KeyP]{/Control}');
    await until(() =>
      expect(asked('merchantOrderDocument').map(({ params }) => params?.['kind'])).toEqual([kind]),
    );
  },
);
