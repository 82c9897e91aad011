/**
 * The text of a QR code with which a bank's app pays the shop itself: PromptPay to a number, or a bill by biller and reference. The
 * format is EMVCo's merchant-presented QR, as the Thai QR Payment Standard fills it in.
 */

const COUNTRY = 'TH';
/** ISO 4217 of the baht. */
const BAHT = '764';
const CREDIT_TRANSFER = 'A000000677010111';
const BILL_PAYMENT = 'A000000677010112';

type Receiver = { tag: '01' | '02' | '03'; value: string };

const digitsOf = (text: string): string => text.replaceAll(/[\s-]/g, '');

/** Who a PromptPay number is: a mobile of 10 digits, a tax or identity number of 13, an e-wallet of 15; undefined for any other. */
export function promptPayReceiver(id: string): Receiver | undefined {
  const digits = digitsOf(id);
  if (/^0\d{9}$/.test(digits)) return { tag: '01', value: `0066${digits.slice(1)}` };
  if (/^\d{13}$/.test(digits)) return { tag: '02', value: digits };
  return /^\d{15}$/.test(digits) ? { tag: '03', value: digits } : undefined;
}

/** A biller's number: undefined unless it has 15 digits. */
export function billerOf(id: string): string | undefined {
  const digits = digitsOf(id);
  return /^\d{15}$/.test(digits) ? digits : undefined;
}

const field = (tag: string, value: string): string =>
  `${tag}${String(value.length).padStart(2, '0')}${value}`;

/** For one payment of this sum, which the buyer's bank does not let be changed. */
function codeOf(account: string, satang: number): string {
  const text = [
    field('00', '01'),
    // For one use.
    field('01', '12'),
    account,
    field('58', COUNTRY),
    field('53', BAHT),
    field('54', (satang / 100).toFixed(2)),
    // The checksum is over its own tag and length, too.
    '6304',
  ].join('');
  return text + checksum(text);
}

export const promptPayCode = ({ tag, value }: Receiver, satang: number): string =>
  codeOf(field('29', field('00', CREDIT_TRANSFER) + field(tag, value)), satang);

/** `reference`: at most 20 letters and digits; it comes back with the money. */
export const billPaymentCode = (biller: string, reference: string, satang: number): string =>
  codeOf(field('30', field('00', BILL_PAYMENT) + field('01', biller) + field('02', reference)), satang);

/** CRC-16 with the polynomial 0x1021 and 0xFFFF to begin with, as four hexadecimal digits. */
function checksum(text: string): string {
  let crc = 0xffff;
  for (const letter of text) {
    crc ^= letter.charCodeAt(0) << 8;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) & 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}
