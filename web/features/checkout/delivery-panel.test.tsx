import { expect, test } from 'vitest';
import { drawn } from '../../testing/drawn.tsx';
import { DeliveryPanel } from './delivery-panel.tsx';

const user = { ActiveDCName: 'Chiang Mai' };
const panel = (province: string | undefined) => <DeliveryPanel goodsSatang={0} province={province} />;

test('W-03 beside how long it takes stands from where to where the goods go', () => {
  expect(drawn(panel('Bangkok'), { user })).toContain('Sent from Chiang Mai to Bangkok');
  expect(drawn(panel('กรุงเทพมหานคร'), { user, locale: 'th' })).toContain('ส่งจาก Chiang Mai ถึง กรุงเทพมหานคร');
});

test('W-03 without an address yet only the center is named', () => {
  expect(drawn(panel(undefined), { user })).toContain('Sent from Chiang Mai<');
});
