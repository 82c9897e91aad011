/** The banks of Thailand where a person or a company has an account, by the codes of the Bank of Thailand, the largest first. */
export const thaiBanks = [
  { code: '004', th: 'ธนาคารกสิกรไทย', en: 'Kasikornbank' },
  { code: '014', th: 'ธนาคารไทยพาณิชย์', en: 'Siam Commercial Bank' },
  { code: '002', th: 'ธนาคารกรุงเทพ', en: 'Bangkok Bank' },
  { code: '006', th: 'ธนาคารกรุงไทย', en: 'Krungthai Bank' },
  { code: '025', th: 'ธนาคารกรุงศรีอยุธยา', en: 'Bank of Ayudhya (Krungsri)' },
  { code: '011', th: 'ธนาคารทหารไทยธนชาต', en: 'TMBThanachart Bank (ttb)' },
  { code: '030', th: 'ธนาคารออมสิน', en: 'Government Savings Bank' },
  { code: '034', th: 'ธนาคารเพื่อการเกษตรและสหกรณ์การเกษตร (ธ.ก.ส.)', en: 'BAAC' },
  { code: '033', th: 'ธนาคารอาคารสงเคราะห์', en: 'Government Housing Bank' },
  { code: '024', th: 'ธนาคารยูโอบี', en: 'United Overseas Bank (Thai)' },
  { code: '022', th: 'ธนาคารซีไอเอ็มบี ไทย', en: 'CIMB Thai Bank' },
  { code: '069', th: 'ธนาคารเกียรตินาคินภัทร', en: 'Kiatnakin Phatra Bank' },
  { code: '067', th: 'ธนาคารทิสโก้', en: 'TISCO Bank' },
  { code: '073', th: 'ธนาคารแลนด์ แอนด์ เฮ้าส์', en: 'Land and Houses Bank' },
  { code: '066', th: 'ธนาคารอิสลามแห่งประเทศไทย', en: 'Islamic Bank of Thailand' },
  { code: '071', th: 'ธนาคารไทยเครดิต', en: 'Thai Credit Bank' },
  { code: '070', th: 'ธนาคารไอซีบีซี (ไทย)', en: 'ICBC (Thai)' },
  { code: '020', th: 'ธนาคารสแตนดาร์ดชาร์เตอร์ด (ไทย)', en: 'Standard Chartered Bank (Thai)' },
  { code: '052', th: 'ธนาคารแห่งประเทศจีน (ไทย)', en: 'Bank of China (Thai)' },
  { code: '098', th: 'ธนาคารพัฒนาวิสาหกิจขนาดกลางและขนาดย่อม', en: 'SME D Bank' },
] as const;

/** '' for a code that is no bank's. */
export const bankName = (code: string, language: 'th' | 'en'): string =>
  thaiBanks.find((bank) => bank.code === code)?.[language] ?? '';

const SHORTEST_ACCOUNT = 10;
export const LONGEST_ACCOUNT = 15;
/** How many digits their account numbers have; of the others it is 10 to 15. */
const DIGITS: Partial<Record<string, readonly [least: number, most: number]>> = {
  '002': [10, 10],
  '004': [10, 10],
  '006': [10, 10],
  '011': [10, 10],
  '014': [10, 10],
  '025': [10, 10],
  '030': [12, 15],
  '033': [12, 12],
  '034': [12, 12],
};

/** How many digits an account number of a bank has, at least and at most; also of a bank that is not known. */
export const accountDigits = (code: string): { least: number; most: number } => {
  const [least, most] = DIGITS[code] ?? [SHORTEST_ACCOUNT, LONGEST_ACCOUNT];
  return { least, most };
};

/** Whether a number may be an account of this bank. */
export function mayBeAccount(code: string, number: string): boolean {
  const { least, most } = accountDigits(code);
  return /^\d+$/.test(number) && number.length >= least && number.length <= most;
}
