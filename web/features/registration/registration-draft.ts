/**
 * What a newcomer has proved and typed, kept in the tab so that a reload or a lost line loses nothing. Neither the code nor
 * the password is among it.
 */
import type { BootstrapData } from '#contract/page.ts';
import type { CallAnswer } from '#contract/schemas.ts';
import { placeText } from '#domain/shop/typed-place.ts';
import type { Attempt } from '../attempt/attempt.ts';

export const KEPT_FIELDS = [
  'Name',
  'Email',
  'TaxNo',
  'Address_',
  'Province',
  'Ampher',
  'Town',
  'Pin',
] as const;
export type KeptField = (typeof KEPT_FIELDS)[number];
export const isKeptField = (name: string): name is KeptField =>
  (KEPT_FIELDS as readonly string[]).includes(name);

export type NumberProof = {
  ticket: string;
  mobile: string;
  /** Milliseconds since 1970. */
  expiresAt: number;
};
/** Of a registration that was refused and is corrected. */
export type SentBefore = {
  mobile: string;
  /** Why it was refused. */
  reason: string;
  /** What is stored, and stays where nothing else is given. */
  hasPassword: boolean;
  hasIdentity: boolean;
};
export type RegistrationDraft = {
  proof?: NumberProof | undefined;
  /** The form was filled with it. */
  before?: SentBefore | undefined;
  values: Partial<Record<KeptField, string>>;
  saleUnit?: string | undefined;
  /** Of the salesman whose link was followed. */
  saleCode?: string | undefined;
  /** The identity document that is attached. */
  identityFile?: string | undefined;
  /** What was agreed to or refused, by purpose. */
  consents?: Readonly<Record<string, boolean>> | undefined;
  /** The request that may have arrived although no answer did. */
  attempt?: Attempt<unknown> | undefined;
};

const EMPTY: RegistrationDraft = { values: {} };

type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
type Place = Pick<BootstrapData, 'keyPrefix' | 'tenant'>;
const nameOf = ({ keyPrefix, tenant }: Place): string => `${keyPrefix}-${tenant.id}-registration`;

export function readRegistration(storage: DraftStorage, place: Place): RegistrationDraft {
  try {
    const kept: unknown = JSON.parse(storage.getItem(nameOf(place)) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return EMPTY;
    const { proof, before, values, saleUnit, saleCode, identityFile, consents, attempt } = kept as Record<
      string,
      unknown
    >;
    const texts = KEPT_FIELDS.map((name) => [name, (values as Record<string, unknown> | undefined)?.[name]]);
    return {
      proof: isProof(proof) ? proof : undefined,
      before: isSentBefore(before) ? before : undefined,
      values: Object.fromEntries(texts.filter(([, text]) => typeof text === 'string')),
      saleUnit: typeof saleUnit === 'string' ? saleUnit : undefined,
      identityFile: typeof identityFile === 'string' ? identityFile : undefined,
      saleCode: typeof saleCode === 'string' ? saleCode : undefined,
      consents: isChoices(consents) ? consents : undefined,
      attempt: isAttempt(attempt) ? attempt : undefined,
    };
  } catch {
    return EMPTY;
  }
}

/** What is proved of a number, while its ticket is valid. */
export function readProof(storage: DraftStorage, place: Place): NumberProof | undefined {
  const { proof } = readRegistration(storage, place);
  return proof && proof.expiresAt > Date.now() ? proof : undefined;
}

/** Changes a part of it; what else is kept stays. Forgets all with `undefined`. */
export function keepRegistration(
  storage: DraftStorage,
  place: Place,
  part: Partial<RegistrationDraft> | undefined,
): void {
  try {
    if (part)
      storage.setItem(nameOf(place), JSON.stringify({ ...readRegistration(storage, place), ...part }));
    else storage.removeItem(nameOf(place));
  } catch {
    // It is still shown on the page.
  }
}

type Proved = { proof: NumberProof; again: CallAnswer<'verifyRegistrationCode'>['Again'] };

/**
 * What changes once a number is proved: a registration that was refused fills the form, once, so that what is typed over it
 * outlasts another code; of another number nothing of it stays.
 */
export function provedWith(
  { before }: RegistrationDraft,
  { proof, again }: Proved,
): Partial<RegistrationDraft> {
  const { mobile } = proof;
  if (!again) return before ? { ...EMPTY, proof, before: undefined, identityFile: undefined } : { proof };
  const { Reason: reason, HasPassword: hasPassword, HasIdentity: hasIdentity } = again;
  const known = { proof, before: { mobile, reason, hasPassword, hasIdentity } };
  if (before?.mobile === mobile) return known;
  const {
    Name,
    Email,
    TaxNo,
    Address_: line,
    Province,
    Ampher,
    Town,
    LatDecimal: lat,
    LonDecimal: lon,
  } = again;
  const Pin = lat !== null && lon !== null ? placeText({ lat, lon }) : '';
  return {
    ...known,
    values: { Name, Email, TaxNo, Address_: line, Province, Ampher, Town, Pin },
    identityFile: undefined,
    ...(again.SaleUnit !== '' && { saleUnit: again.SaleUnit }),
  };
}

function isProof(value: unknown): value is NumberProof {
  if (typeof value !== 'object' || value === null) return false;
  const { ticket, mobile, expiresAt } = value as Record<string, unknown>;
  return typeof ticket === 'string' && typeof mobile === 'string' && typeof expiresAt === 'number';
}

function isSentBefore(value: unknown): value is SentBefore {
  if (typeof value !== 'object' || value === null) return false;
  const { mobile, reason, hasPassword, hasIdentity } = value as Record<string, unknown>;
  return (
    typeof mobile === 'string' &&
    typeof reason === 'string' &&
    typeof hasPassword === 'boolean' &&
    typeof hasIdentity === 'boolean'
  );
}

const isChoices = (value: unknown): value is Record<string, boolean> =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((choice) => typeof choice === 'boolean');

const isAttempt = (value: unknown): value is Attempt<unknown> =>
  typeof value === 'object' && value !== null && typeof (value as { key?: unknown }).key === 'string';
