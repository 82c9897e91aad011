/**
 * What who applies as a merchant has proved, typed and chosen, kept in the tab so that a reload or a lost line loses nothing.
 * Neither the code nor the password is among it.
 */
import type { BootstrapData } from '#contract/page.ts';
import type { Position } from '#domain/shop/geo.ts';
import type { Attempt } from '../attempt/attempt.ts';

export const PERSON_FIELDS = ['name', 'email', 'username', 'birthDate', 'socialId1', 'referralCode'] as const;
export type PersonField = (typeof PERSON_FIELDS)[number];
export const CENTER_FIELDS = [
  'DIST_NAME',
  'DIST_SHORTNAME',
  'Address_',
  'Province',
  'Ampher',
  'Town',
  'PostalCode',
  'contactName',
  'shipment_name',
  'Optional21',
] as const;
export type CenterField = (typeof CENTER_FIELDS)[number];
export const BANK_FIELDS = ['bankcode', 'accountid', 'bank_ac_name'] as const;
export type BankField = (typeof BANK_FIELDS)[number];

export type NumberProof = {
  ticket: string;
  mobile: string;
  /** Milliseconds since 1970. */
  expiresAt: number;
};
/** Whether it can still be sent. */
export const holds = ({ expiresAt }: NumberProof): boolean => expiresAt > Date.now();
/** A center of their own, or centers that the shop has. */
export type CenterKind = 'new' | 'existing';
export type ChosenCenter = { SaleUnit: string; DIST_NAME: string };

export type ApplyingDraft = {
  proof?: NumberProof | undefined;
  person: Partial<Record<PersonField, string>>;
  kind?: CenterKind | undefined;
  chosen: readonly ChosenCenter[];
  center: Partial<Record<CenterField, string>>;
  place?: Position | undefined;
  bank: Partial<Record<BankField, string>>;
  /** The request that may have arrived although no answer did. */
  attempt?: Attempt<unknown> | undefined;
};

const EMPTY: ApplyingDraft = { person: {}, chosen: [], center: {}, bank: {} };

type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
type Place = Pick<BootstrapData, 'keyPrefix' | 'tenant'>;
const nameOf = ({ keyPrefix, tenant }: Place): string => `${keyPrefix}-${tenant.id}-merchant-register`;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

export function readApplying(storage: DraftStorage, place: Place): ApplyingDraft {
  try {
    const kept: unknown = JSON.parse(storage.getItem(nameOf(place)) ?? 'null');
    if (!isObject(kept)) return EMPTY;
    const { proof, person, kind, chosen, center, place: pin, bank, attempt } = kept;
    return {
      proof: isProof(proof) ? proof : undefined,
      person: textsOf(PERSON_FIELDS, person),
      kind: kind === 'new' || kind === 'existing' ? kind : undefined,
      chosen: Array.isArray(chosen) ? chosen.filter(isCenter) : [],
      center: textsOf(CENTER_FIELDS, center),
      place: isPosition(pin) ? pin : undefined,
      bank: textsOf(BANK_FIELDS, bank),
      attempt:
        isObject(attempt) && typeof attempt['key'] === 'string' ? (attempt as Attempt<unknown>) : undefined,
    };
  } catch {
    return EMPTY;
  }
}

/** Changes a part of it; what else is kept stays. Forgets all with `undefined`. */
export function keepApplying(
  storage: DraftStorage,
  place: Place,
  part: Partial<ApplyingDraft> | undefined,
): void {
  try {
    if (part) storage.setItem(nameOf(place), JSON.stringify({ ...readApplying(storage, place), ...part }));
    else storage.removeItem(nameOf(place));
  } catch {
    // It is still shown on the page.
  }
}

const textsOf = <Field extends string>(
  fields: readonly Field[],
  kept: unknown,
): Partial<Record<Field, string>> => {
  if (!isObject(kept)) return {};
  const texts = fields.map((name) => [name, kept[name]] as const);
  return Object.fromEntries(texts.filter(([, text]) => typeof text === 'string')) as Partial<
    Record<Field, string>
  >;
};

const isProof = (value: unknown): value is NumberProof =>
  isObject(value) &&
  typeof value['ticket'] === 'string' &&
  typeof value['mobile'] === 'string' &&
  typeof value['expiresAt'] === 'number';

const isCenter = (value: unknown): value is ChosenCenter =>
  isObject(value) && typeof value['SaleUnit'] === 'string' && typeof value['DIST_NAME'] === 'string';

const isPosition = (value: unknown): value is Position =>
  isObject(value) && typeof value['lat'] === 'number' && typeof value['lon'] === 'number';
