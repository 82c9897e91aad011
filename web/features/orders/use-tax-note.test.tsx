import { expect, test } from 'vitest';
import { drawn } from '../../testing/drawn.tsx';
import { useTaxNote } from './use-tax-note.ts';

function Note({ tax, derived }: { tax: number; derived: boolean }) {
  const lines = [{ TaxIsDerived: false }, { TaxIsDerived: derived }];
  return useTaxNote()({ Order: { TaxAmount: tax }, OrderDetails: lines });
}

test('K-68 an order says the VAT within its total, in both languages', () => {
  expect(drawn(<Note tax={17.01} derived={false} />)).toContain('Includes VAT of ฿17.01');
  expect(drawn(<Note tax={17.01} derived={false} />, { locale: 'th' })).toContain('รวม VAT ฿17.01 แล้ว');
});

test('K-68 nothing is said of goods without tax, or where the tax is only derived', () => {
  expect(drawn(<Note tax={0} derived={false} />)).not.toContain('VAT');
  expect(drawn(<Note tax={17.01} derived />)).not.toContain('VAT');
});
