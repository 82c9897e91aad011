import { checkDigit } from '#domain/text/thai-tax-number.ts';
import { createRandom, type Random } from '../random.ts';
import type { DemoAddress, DemoCenter, DemoCustomer } from '../types.ts';
import { givenNames, surnames } from './names.ts';
import { places, type Place, type Region } from './places.ts';

/** A kind of buyer that a tenant has: how shops of the kind are called, what they pay, what they owe. */
export type BuyerKind = {
  /** As the customer's type, for example `pet-shop`. */
  type: string;
  /** Words a shop's name is made of; without them the buyer is a person. */
  shops?: { first: readonly string[]; last: readonly string[] };
  priceLevel: 1 | 2 | 3 | 4 | 5;
  /** Share of the other customers, in parts of the sum of all. */
  share: number;
  /** Credit limit in baht: none for buyers who pay at once. */
  creditBaht?: number;
  isSap?: boolean;
};

export type CustomerPlan = {
  tenantId: string;
  letter: string;
  centers: readonly (DemoCenter & { region: Region })[];
  kinds: readonly BuyerKind[];
  /** The three demo logins: person or shop name, type, price level, credit in baht. */
  logins: {
    customer: { name: string; type: string; priceLevel: 1 | 2 | 3 };
    credit: {
      name: string;
      type: string;
      priceLevel: 2 | 3 | 4;
      creditBaht: number;
      debtBaht: number;
      isSap: boolean;
    };
    agent: { name: string; type: string; priceLevel: 3 | 4 | 5 };
  };
  /** One person with two accounts: the first on credit at all centers but the last, the second at the last one alone. */
  branches: { person: string; accounts: readonly [BranchPlan, BranchPlan] };
};

type BranchPlan = {
  name: string;
  type: string;
  priceLevel: 1 | 2 | 3 | 4 | 5;
  creditBaht: number;
  debtBaht: number;
};

const OTHERS = 72;

/** The demo logins and 72 other customers, always the same for a tenant. */
export function composeCustomers(plan: CustomerPlan): DemoCustomer[] {
  const random = createRandom(`${plan.tenantId} customers`);
  const people = random.shuffled(givenNames);
  const families = random.shuffled(surnames);
  const shopNames = new Map(plan.kinds.map((kind) => [kind.type, random.shuffled(shopNamesOf(kind))]));
  const others = Array.from({ length: OTHERS }, (_, index) => {
    const person = `คุณ${people[index % people.length]} ${families[(index * 7) % families.length]}`;
    const kind = kindOf(plan.kinds, random);
    // Each shop's name once; a kind that has run out of names gives a person.
    const name = shopNames.get(kind.type)?.pop() ?? person;
    return composeOther({ plan, random, index, person, kind, name });
  });
  return [...loginsOf(plan, random), ...others, ...branchesOf(plan)];
}

/** Signs in as `branches`; by a random of its own, so that the other customers stay as they are. */
function branchesOf(plan: CustomerPlan): DemoCustomer[] {
  const { tenantId, letter, centers, branches } = plan;
  const random = createRandom(`${tenantId} branches`);
  return branches.accounts.map((account, at) => {
    const own = at === 0 ? centers.slice(0, -1) : centers.slice(-1);
    return complete(plan, random, {
      code: `${letter}C1000${4 + at}`,
      profileCode: `${letter}P10004`,
      username: at === 0 ? 'branches' : undefined,
      mobile: '0810000004',
      email: at === 0 ? `branches@${tenantId}.example` : undefined,
      name: account.name,
      personName: branches.person,
      contact: branches.person,
      type: account.type,
      priceLevel: account.priceLevel,
      authorizeSatang: account.creditBaht * 100,
      debtSatang: account.debtBaht * 100,
      hasPassword: at === 0,
      joinedDaysAgo: 420 - at * 200,
      points: at === 0 ? 640 : 0,
      region: own[0]?.region ?? 'bangkok',
      saleUnits: own.map(({ saleUnit }) => saleUnit),
    });
  });
}

type Draft = Pick<DemoCustomer, 'code' | 'mobile' | 'name' | 'type' | 'priceLevel'> & {
  region: Region;
  contact: string;
} & Partial<DemoCustomer>;

function complete(plan: CustomerPlan, random: Random, draft: Draft): DemoCustomer {
  const { region, contact, ...given } = draft;
  const own = plan.centers.filter((center) => center.region === region);
  const far = plan.centers.filter((center) => center.region !== region);
  const isShop = !given.name.startsWith('คุณ');
  const taxId = isShop
    ? withCheckDigit(`0${random.int(1, 9)}${String(random.int(0, 99_999_999_999)).padStart(11, '0')}`)
    : '';
  return {
    username: undefined,
    email: undefined,
    hasPassword: false,
    status: 'active',
    taxId,
    profileCode: given.code,
    personName: contact,
    authorizeSatang: 0,
    debtSatang: 0,
    isSap: false,
    agentProfile: undefined,
    points: random.int(0, 120) * 25,
    joinedDaysAgo: random.int(380, 1200),
    saleUnits: [...own, ...far].map((center) => center.saleUnit),
    addresses: addressesOf(random, {
      name: given.name,
      contact,
      mobile: given.mobile,
      taxId,
      region,
      isShop,
    }),
    ...given,
  };
}

function loginsOf(plan: CustomerPlan, random: Random): DemoCustomer[] {
  const { customer, credit, agent } = plan.logins;
  const region = plan.centers[0]?.region ?? 'bangkok';
  const login = (
    number: number,
    username: string,
    of: { name: string; type: string; priceLevel: Draft['priceLevel'] },
  ): Draft => ({
    code: `${plan.letter}C1000${number}`,
    username,
    mobile: `081000000${number}`,
    email: `${username}@${plan.tenantId}.example`,
    name: of.name,
    type: of.type,
    priceLevel: of.priceLevel,
    hasPassword: true,
    joinedDaysAgo: 420,
    points: 1250,
    region,
    contact: of.name,
  });
  return [
    complete(plan, random, login(1, 'customer', customer)),
    complete(plan, random, {
      ...login(2, 'credit', credit),
      authorizeSatang: credit.creditBaht * 100,
      debtSatang: Math.round(credit.debtBaht * 100),
      isSap: credit.isSap,
    }),
    complete(plan, random, {
      ...login(3, 'agent', agent),
      agentProfile: {
        accountCode: `${plan.letter}A0003`,
        taxNo: '1100000000008',
        shopPhotoImage: 'agent-shop',
        picFileName: 'agent-card',
        personType: '1',
      },
    }),
  ];
}

const shopNamesOf = ({ shops }: BuyerKind): string[] =>
  shops === undefined ? [] : shops.first.flatMap((first) => shops.last.map((last) => first + last));

type Other = {
  plan: CustomerPlan;
  random: Random;
  index: number;
  person: string;
  kind: BuyerKind;
  name: string;
};

function composeOther({ plan, random, index, person, kind, name }: Other): DemoCustomer {
  const center = random.pick(plan.centers);
  const credit = kind.creditBaht ?? 0;
  const number = index + 1;
  return complete(plan, random, {
    code: `${plan.letter}C2${String(number).padStart(4, '0')}`,
    mobile: `${number % 3 === 0 ? '0890000' : '0810000'}${100 + number}`,
    name,
    contact: person,
    type: kind.type,
    priceLevel: kind.priceLevel,
    status: statusOf(index),
    ...joinedOf(index),
    region: center.region,
    authorizeSatang: credit * 100,
    debtSatang: credit === 0 ? 0 : random.int(0, credit * 60),
    isSap: kind.isSap ?? false,
  });
}

const isPending = (index: number): boolean => index % 14 === 9;

/** Every other one joined in the past year, three a month; who waits for approval has come of late. */
function joinedOf(index: number): Pick<DemoCustomer, 'joinedDaysAgo'> | undefined {
  if (isPending(index)) return { joinedDaysAgo: 1 + (index % 11) };
  return index % 2 === 0 ? { joinedDaysAgo: 2 + index * 5 + (index % 7) } : undefined;
}

/** A few still wait for approval, one is disabled. */
function statusOf(index: number): DemoCustomer['status'] {
  if (isPending(index)) return 'pending';
  return index === 30 ? 'disabled' : 'active';
}

function kindOf(kinds: readonly BuyerKind[], random: Random): BuyerKind {
  let left = random.next() * kinds.reduce((sum, kind) => sum + kind.share, 0);
  for (const kind of kinds) {
    left -= kind.share;
    if (left < 0) return kind;
  }
  return random.pick(kinds);
}

/** The last of the 13 digits follows from the others. */
const withCheckDigit = (digits: string): string => digits.slice(0, -1) + checkDigit(digits.slice(0, -1));

type AddressOf = {
  name: string;
  contact: string;
  mobile: string;
  taxId: string;
  region: Region;
  isShop: boolean;
};

function addressesOf(
  random: Random,
  { name, contact, mobile, taxId, region, isShop }: AddressOf,
): DemoAddress[] {
  const home = random.pick<Place>(places[region]);
  const base = { name, phone: mobile, taxId, line: lineOf(random, isShop), place: home, remark: '' };
  const near = { latitude: nudged(random, home.latitude), longitude: nudged(random, home.longitude) };
  const addresses: DemoAddress[] = [
    { ...base, ...near, type: 'C' },
    { ...base, ...near, type: 'S', name: contact, remark: isShop ? 'ส่งในเวลาร้านเปิด 9.00–18.00 น.' : '' },
    { ...base, type: 'B', latitude: undefined, longitude: undefined },
  ];
  if (random.chance(0.35)) {
    const other = random.pick<Place>(places[region]);
    addresses.push({
      ...base,
      type: 'S',
      name: isShop ? `${name} (สาขา 2)` : contact,
      line: lineOf(random, isShop),
      place: other,
      latitude: nudged(random, other.latitude),
      longitude: nudged(random, other.longitude),
      remark: isShop ? 'โทรแจ้งก่อนถึง 30 นาที' : 'ฝากไว้ที่ป้อมยามได้',
    });
  }
  return addresses;
}

const nudged = (random: Random, degrees: number): number =>
  Math.round((degrees + (random.next() - 0.5) * 0.03) * 1e6) / 1e6;

const ROADS = [
  'สุขใจ',
  'ร่วมมิตร',
  'ประชาชื่นบาน',
  'มิตรสัมพันธ์',
  'เทศบาลสาย 3',
  'ริมน้ำ',
  'ตลาดเก่า',
  'สวนหลวงพัฒนา',
] as const;
const VILLAGES = ['หมู่บ้านร่มไม้', 'หมู่บ้านธารทอง', 'หมู่บ้านสวนสน', 'อาคารศิริพัฒน์'] as const;

function lineOf(random: Random, isShop: boolean): string {
  const house = `${random.int(1, 299)}/${random.int(1, 60)}`;
  if (isShop) return `${house} ถนน${random.pick(ROADS)}`;
  return random.chance(0.5)
    ? `${house} หมู่ ${random.int(1, 12)}`
    : `${house} ${random.pick(VILLAGES)} ซอย ${random.int(1, 20)}`;
}
