/**
 * Slips of bank transfers. The mini-QR of a slip holds the sending bank and a reference, and nothing else: sum, receiver and time
 * are what the look-up says of it.
 */
import { isName, parsedList } from '../web-config/list-setting.ts';

export type SlipCode = { sendingBank: string; reference: string };

const field = (id: string, value: string): string => `${id}${String(value.length).padStart(2, '0')}${value}`;

/** The text of a slip's mini-QR, made again from what it holds. */
export function slipPayload({ sendingBank, reference }: SlipCode): string {
  const slip = field('00', '000001') + field('01', sendingBank) + field('02', reference);
  const text = `${field('00', slip)}${field('51', 'TH')}9104`;
  return text + crc16(text);
}

/** CRC-16/CCITT-FALSE, as EMV codes end with. */
function crc16(text: string): string {
  let sum = 0xff_ff;
  for (const sign of text) {
    sum ^= (sign.codePointAt(0) ?? 0) << 8;
    for (let bit = 0; bit < 8; bit += 1)
      sum = ((sum & 0x80_00) === 0 ? sum << 1 : (sum << 1) ^ 0x10_21) & 0xff_ff;
  }
  return sum.toString(16).toUpperCase().padStart(4, '0');
}

/** Undefined where the lengths do not fit. */
function fieldsOf(text: string): Map<string, string> | undefined {
  const fields = new Map<string, string>();
  for (let at = 0; at < text.length;) {
    const length = text.slice(at + 2, at + 4);
    const end = at + 4 + Number(length);
    if (!/^\d\d$/.test(length) || end > text.length) return undefined;
    fields.set(text.slice(at, at + 2), text.slice(at + 4, end));
    at = end;
  }
  return fields;
}

/** What a slip's mini-QR says; undefined for any other code, and for one whose check sum is wrong. */
export function slipOfCode(text: string): SlipCode | undefined {
  // Long texts are other codes.
  if (!/^[\x20-\x7E]{20,200}$/.test(text)) return undefined;
  const fields = fieldsOf(text);
  const crc = fields?.get('91')?.toUpperCase();
  if (!fields || crc !== crc16(text.slice(0, -4)) || !text.toUpperCase().endsWith(crc)) return undefined;
  const slip = fieldsOf(fields.get('00') ?? '');
  const [sendingBank = '', reference = ''] = [slip?.get('01'), slip?.get('02')];
  return slip?.get('00') === '000001' && /^\d{3}$/.test(sendingBank) && /^[\w-]{6,40}$/.test(reference)
    ? { sendingBank, reference }
    : undefined;
}

/** An account of the shop to which buyers transfer. */
export type BankAccount = {
  /** The three digits by which banks name each other. */
  bank: string;
  /** As it is shown, such as 123-4-56789-0. */
  account: string;
  bankName: { th: string; en: string };
  owner: { th: string; en: string };
};

const MOST_ACCOUNTS = 10;

/**
 * Reads the setting: a JSON list of `{ bank, account, bankTh, bankEn?, ownerTh, ownerEn? }`; an English name that is missing is the Thai
 * one. Undefined if any of it is invalid.
 */
export function parseBankAccounts(text: string): BankAccount[] | undefined {
  const list = parsedList(text.trim() === '' ? '[]' : text);
  if (!list || list.length > MOST_ACCOUNTS) return undefined;
  const accounts = list.flatMap((entry) => accountOf(entry) ?? []);
  return accounts.length === list.length ? accounts : undefined;
}

function accountOf(entry: unknown): BankAccount | undefined {
  if (typeof entry !== 'object' || entry === null) return undefined;
  const {
    bank,
    account,
    bankTh,
    bankEn = bankTh,
    ownerTh,
    ownerEn = ownerTh,
  } = entry as Record<string, unknown>;
  if (typeof bank !== 'string' || !/^\d{3}$/.test(bank)) return undefined;
  if (typeof account !== 'string' || !/^\d[\d-]{8,18}\d$/.test(account)) return undefined;
  if (!isName(bankTh) || !isName(bankEn) || !isName(ownerTh) || !isName(ownerEn)) return undefined;
  return { bank, account, bankName: { th: bankTh, en: bankEn }, owner: { th: ownerTh, en: ownerEn } };
}

/** What the look-up says of a slip. */
export type FoundSlip = {
  satang: number;
  receiver: { bank: string; account: string };
  at: Date;
};

/** Fewer digits in the clear could be anybody's. */
const LEAST_SHOWN = 3;

/** Whether it went to one of these, as far as the look-up shows the number: digits are hidden by x. */
export function isToAccount(
  accounts: readonly Pick<BankAccount, 'bank' | 'account'>[],
  receiver: FoundSlip['receiver'],
): boolean {
  const shown = receiver.account.toLowerCase().replaceAll(/[^\dx]/g, '');
  if (shown.replaceAll('x', '').length < LEAST_SHOWN) return false;
  return accounts.some(({ bank, account }) => {
    const digits = account.replaceAll('-', '');
    return (
      bank === receiver.bank &&
      digits.length === shown.length &&
      [...shown].every((sign, at) => sign === 'x' || sign === digits[at])
    );
  });
}

/** Clocks of banks differ; and a transfer may be made while the order is being placed. */
const CLOCKS_MS = 15 * 60_000;

/** Why staff decide on a slip, in the order in which it matters. `unread`: no code was found in the picture. */
export const slipDoubts = ['unread', 'noAnswer', 'notFound', 'receiver', 'time', 'amount'] as const;
export type SlipDoubt = (typeof slipDoubts)[number];

type Expected = {
  accounts: readonly BankAccount[];
  /** What is to be paid. */
  satang: number;
  /** When the first of what it pays was ordered. */
  since: Date;
  now: Date;
};

/** Undefined: it is the payment that is waited for. */
export function slipDoubt(
  found: FoundSlip,
  { accounts, satang, since, now }: Expected,
): SlipDoubt | undefined {
  if (!isToAccount(accounts, found.receiver)) return 'receiver';
  const at = found.at.getTime();
  if (at < since.getTime() - CLOCKS_MS || at > now.getTime() + CLOCKS_MS) return 'time';
  return found.satang === satang ? undefined : 'amount';
}
