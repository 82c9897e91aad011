import { readTypedAddress, type TypedAddress } from '../address/typed-address.ts';

/** The address forms that are open, each with what was typed into it. */
export type OpenForms = { S?: TypedAddress; B?: TypedAddress };

/** What the buyer chose and typed on the checkout, kept in the tab so that a reload or a look at the cart loses nothing. */
export type CheckoutDraft = {
  shipTo?: string;
  /** '' where the bill is to go to where the goods go. */
  billTo?: string;
  remark: string;
  /** A full tax invoice is wished. */
  taxInvoice?: boolean;
  forms: OpenForms;
};

const EMPTY: CheckoutDraft = { remark: '', forms: {} };

type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export function readDraft(storage: DraftStorage, name: string): CheckoutDraft {
  try {
    const parsed: unknown = JSON.parse(storage.getItem(name) ?? 'null');
    if (typeof parsed !== 'object' || parsed === null) return EMPTY;
    const { shipTo, billTo, remark, taxInvoice, forms } = parsed as Record<string, unknown>;
    const text = (value: unknown) => (typeof value === 'string' ? value : undefined);
    const { S, B } = (forms ?? {}) as Record<string, unknown>;
    return {
      shipTo: text(shipTo),
      billTo: text(billTo),
      remark: text(remark) ?? '',
      ...(taxInvoice === true && { taxInvoice }),
      forms: { S: readTypedAddress(S), B: readTypedAddress(B) },
    };
  } catch {
    return EMPTY;
  }
}

/** Forgets the draft with `undefined`. */
export function writeDraft(storage: DraftStorage, name: string, draft: CheckoutDraft | undefined): void {
  try {
    if (draft) storage.setItem(name, JSON.stringify(draft));
    else storage.removeItem(name);
  } catch {
    // It is still shown on the page.
  }
}

type Coded = { AddressCode: string; Address_Type: string; LastOrdered?: 'Y'; Default?: 'Y' };

/**
 * The addresses that the order goes to: the chosen ones where they still exist; else the customer's default, where the last order
 * went, or the first. Without any of its own the bill goes to where the goods go.
 */
export function chosenAddresses<Address extends Coded>(
  addresses: readonly Address[],
  { shipTo, billTo }: Pick<CheckoutDraft, 'shipTo' | 'billTo'>,
): { shipTo: Address | undefined; billTo: Address | undefined } {
  const of = (type: 'S' | 'B', code: string | undefined) =>
    addresses.find((one) => one.Address_Type === type && one.AddressCode === code);
  const ships = addresses.filter((one) => one.Address_Type === 'S');
  return {
    shipTo:
      of('S', shipTo) ?? ships.find((one) => one.Default) ?? ships.find((one) => one.LastOrdered) ?? ships[0],
    billTo:
      billTo === ''
        ? undefined
        : (of('B', billTo) ?? addresses.find((one) => one.Address_Type === 'B' && one.Default)),
  };
}
