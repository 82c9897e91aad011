import { useRef, useState } from 'react';
import { typedInto, type TypedAddress } from '../address/typed-address.ts';
import type { AddressField } from '../address/address-fields.ts';
import { readDraft, writeDraft, type CheckoutDraft } from './checkout-draft.ts';

type Type = 'S' | 'B';

export type KeptDraft = {
  draft: CheckoutDraft;
  remark: (text: string) => void;
  wishTaxInvoice: (isWished: boolean) => void;
  /** Chooses an address, which closes its form. */
  choose: (type: Type, code: string | undefined) => void;
  /** Opens the form of an address, or closes it with undefined; what was typed into it is forgotten. */
  open: (type: Type, form: TypedAddress | undefined) => void;
  /** Something was typed into an open form. */
  type: (type: Type, name: AddressField, value: string) => void;
  forget: () => void;
};

/** What is chosen and typed on the checkout, kept in the tab under `name` with every change. */
export function useCheckoutDraft(name: string): KeptDraft {
  const [draft, setDraft] = useState(() => readDraft(sessionStorage, name));
  // An address that is saved comes back later than what is typed meanwhile.
  const latest = useRef(draft);
  const change = (part: Partial<CheckoutDraft>): void => {
    latest.current = { ...latest.current, ...part };
    writeDraft(sessionStorage, name, latest.current);
    setDraft(latest.current);
  };
  const formsWith = (type: Type, form: TypedAddress | undefined) => ({
    ...latest.current.forms,
    [type]: form,
  });
  return {
    draft,
    remark: (remark) => change({ remark }),
    wishTaxInvoice: (taxInvoice) => change({ taxInvoice }),
    choose: (type, code) =>
      change({
        ...(type === 'S' ? { shipTo: code } : { billTo: code ?? '' }),
        forms: formsWith(type, undefined),
      }),
    open: (type, form) => change({ forms: formsWith(type, form) }),
    type: (type, field, value) => {
      const form = latest.current.forms[type];
      if (form) change({ forms: formsWith(type, { ...form, values: typedInto(form.values, field, value) }) });
    },
    forget: () => writeDraft(sessionStorage, name, undefined),
  };
}
