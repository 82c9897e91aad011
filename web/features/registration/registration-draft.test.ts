import { beforeEach, describe, expect, test } from 'vitest';
import { bootstrapOf } from '../../testing/drawn.tsx';
import {
  keepRegistration,
  provedWith,
  readRegistration,
  type RegistrationDraft,
} from './registration-draft.ts';

const kept = new Map<string, string>();
const storage = {
  getItem: (name: string) => kept.get(name) ?? null,
  setItem: (name: string, value: string) => void kept.set(name, value),
  removeItem: (name: string) => void kept.delete(name),
};
const place = bootstrapOf({});
beforeEach(() => kept.clear());

describe('R-08 what a newcomer typed', () => {
  test('is kept part by part, and forgotten as a whole', () => {
    keepRegistration(storage, place, { values: { Name: 'A' } });
    keepRegistration(storage, place, { saleUnit: 'C2' });
    expect(readRegistration(storage, place)).toMatchObject({ values: { Name: 'A' }, saleUnit: 'C2' });
    keepRegistration(storage, place, undefined);
    expect(readRegistration(storage, place)).toEqual({ values: {} });
  });

  test('never has a password or code, and what is no draft is none', () => {
    const values = { Name: 'A', Password: 'secret', code: '123456' };
    keepRegistration(storage, place, { values });
    expect(readRegistration(storage, place).values).toEqual({ Name: 'A' });
    for (const text of ['', 'null', '5', '{"values":{"Name":1},"proof":{"ticket":1}}']) {
      const [name = ''] = kept.keys();
      kept.set(name, text);
      expect(readRegistration(storage, place)).toMatchObject({ values: {} });
    }
  });
});

describe('R-08d a registration that was refused', () => {
  const again = {
    Reason: 'No number',
    Name: 'Before',
    Email: '',
    TaxNo: '',
    SaleUnit: 'C2',
    Address_: 'Road',
    Province: '10',
    Ampher: '1001',
    Town: '100101',
    PostalCode: '10200',
    LatDecimal: 13.75,
    LonDecimal: 100.5,
    HasPassword: true,
    HasIdentity: false,
  };
  const proofOf = (mobile: string) => ({ ticket: 'a', mobile, expiresAt: 1 });
  const before = { mobile: '081', reason: 'No number', hasPassword: true, hasIdentity: false };

  test('fills the form once: what is typed over it outlasts another code', () => {
    const first = provedWith({ values: {} }, { proof: proofOf('081'), again });
    expect(first).toMatchObject({ before, saleUnit: 'C2', values: { Name: 'Before', Pin: '13.75, 100.5' } });
    const typed: RegistrationDraft = { ...first, values: { Name: 'Typed' } };
    expect({ ...typed, ...provedWith(typed, { proof: proofOf('081'), again }) }.values).toEqual({
      Name: 'Typed',
    });
  });

  test('leaves nothing to another number, whether new or refused too', () => {
    const draft: RegistrationDraft = { before, values: { Name: 'Before' }, identityFile: 'f' };
    const fresh = { ...draft, ...provedWith(draft, { proof: proofOf('082'), again: undefined }) };
    expect(fresh).toMatchObject({ values: {}, before: undefined, identityFile: undefined });
    const other = provedWith(draft, { proof: proofOf('082'), again: { ...again, Name: 'Other' } });
    expect(other).toMatchObject({ before: { mobile: '082' }, values: { Name: 'Other' } });
    const newcomer: RegistrationDraft = { values: { Name: 'Typed' } };
    expect(
      { ...newcomer, ...provedWith(newcomer, { proof: proofOf('082'), again: undefined }) }.values,
    ).toEqual({
      Name: 'Typed',
    });
  });
});
