import { expect, test } from 'vitest';
import { deliveryMethodsText, type DeliveryMethod } from '#domain/orders/delivery.ts';
import type { Page } from '../../page/page-context.ts';
import { drawn } from '../../testing/drawn.tsx';
import { DeliveryPanel } from './delivery-panel.tsx';

const user = { ActiveDCName: 'Chiang Mai' };
const panel = (province: string | undefined, PostalCode = '10260') => (
  <DeliveryPanel
    goodsSatang={0}
    to={province === undefined ? undefined : { ProvinceName: province, PostalCode }}
  />
);

test('W-03 beside the time it takes the page shows from where to where the goods go', () => {
  expect(drawn(panel('Bangkok'), { user })).toContain('Sent from Chiang Mai to Bangkok');
  expect(drawn(panel('กรุงเทพมหานคร'), { user, locale: 'th' })).toContain('ส่งจาก Chiang Mai ถึง กรุงเทพมหานคร');
});

test('W-03 without an address yet only the center is named', () => {
  expect(drawn(panel(undefined), { user })).toContain('Sent from Chiang Mai<');
});

test('W-03 own transport to another part of the country is warned of, a parcel or a neighbor is not', () => {
  const fill = ({ queryClient, locale }: Page) =>
    queryClient.setQueryData(['centers', locale, 'one', 'C1'], { FullAddress: '1 Road, Chiang Mai 50100' });
  const settings = { DELIVERY_METHODS: deliveryMethodsText([way('transport')]) };
  expect(drawn(panel('Bangkok'), { user, settings, fill })).toContain(
    'Bangkok is outside the area of Chiang Mai',
  );
  expect(drawn(panel('Chiang Mai', '50290'), { user, settings, fill })).not.toContain('outside the area');
  // Nothing to change to.
  expect(drawn(panel('Bangkok'), { user, settings, fill })).not.toContain('Change to');
  const both = {
    DELIVERY_METHODS: deliveryMethodsText([way('transport'), { ...way('parcel'), code: 'TWO' }]),
  };
  expect(drawn(panel('Bangkok'), { user, settings: both, fill })).toContain('Change to Delivery (Free)');
  const parcel = { DELIVERY_METHODS: deliveryMethodsText([way('parcel')]) };
  expect(drawn(panel('Bangkok'), { user, settings: parcel, fill })).not.toContain('outside the area');
  // Without the center's own postal code nothing is known.
  expect(drawn(panel('Bangkok'), { user, settings })).not.toContain('outside the area');
});

const way = (kind: DeliveryMethod['kind']): DeliveryMethod => ({
  code: 'ONE',
  kind,
  name: { th: 'ส่ง', en: 'Delivery' },
  hint: { th: '', en: '' },
  feeSatang: 0,
  freeFromSatang: 0,
});
