import { describe, expect, it } from 'vitest';
import { thaiAreas } from '#database/reference.ts';
import { missToRecord } from '#domain/search/search-miss.ts';
import { contrastRatio } from '#domain/shop/theme.ts';
import { isThaiTaxNumber } from '#domain/text/thai-tax-number.ts';
import { isWebConfigValue } from '#domain/web-config/read.ts';
import type { WebConfigKey } from '#domain/web-config/registry.ts';
import { isEan13 } from './catalogue/ean13.ts';
import { picturesOf } from './pictures/files.ts';
import { isThing } from './pictures/shapes.ts';
import { demoTenants } from './tenants.ts';
import type { DemoTenant, Words } from './types.ts';

const tenants = demoTenants();
const THAI = /\p{Script=Thai}/u;
/** Words that Thai shops write in Latin letters, and grammar that no sentence should lack. */
const doubled = <T>(list: readonly T[]): T[] => list.filter((item, at) => list.indexOf(item) !== at);
const wrongWords = ({ th, en }: Words): boolean => th.trim() === '' || en.trim() === '' || THAI.test(en);

describe.each(tenants.map((tenant): [string, DemoTenant] => [tenant.tenantId, tenant]))(
  'the shop %s',
  (_, tenant) => {
    const { products, categories, centers, customers, staff, stock } = tenant;

    it('D-01 has at least 300 products in three levels of categories, and three centers', () => {
      expect(products.length).toBeGreaterThanOrEqual(300);
      expect(new Set(categories.map((category) => category.level))).toEqual(new Set([1, 2, 3]));
      expect(centers.length).toBeGreaterThanOrEqual(3);
    });

    it('V-06c D-01 gives shop, customers, agents and addresses tax numbers that are right', () => {
      const given = [
        tenant.webConfig.SHOP_TAX_ID,
        ...customers.flatMap(({ taxId, agentProfile, addresses }) => [
          taxId,
          agentProfile?.taxNo,
          ...addresses.map((address) => address.taxId),
        ]),
      ].flatMap((one) => one || []);
      expect(given.length).toBeGreaterThan(10);
      expect(given.filter((one) => !isThaiTaxNumber(one))).toEqual([]);
    });

    it('D-01 names every product in both languages, each name once', () => {
      const wrong = products.filter(
        ({ name, shortName, description }) =>
          [name, shortName, description].some(wrongWords) ||
          !THAI.test(name.th) ||
          !THAI.test(description.th),
      );
      expect(wrong.map((product) => product.name)).toEqual([]);
      expect(doubled(products.map((product) => product.name.th))).toEqual([]);
      expect(doubled(products.map((product) => product.name.en))).toEqual([]);
    });

    it('D-01 has a record of searches in vain as the shop would have written it, each text once', () => {
      const { misses } = tenant;
      expect(misses.length).toBeGreaterThanOrEqual(12);
      expect(misses.filter(({ text }) => missToRecord(text) !== text)).toEqual([]);
      expect(doubled(misses.map(({ text }) => text))).toEqual([]);
    });

    it('D-01 describes no food by a meat that another of its flavours is made of', () => {
      const meats = [
        ['ไก่', /chicken/i],
        ['ทูน่า', /tuna/i],
        ['แซลมอน', /salmon/i],
      ] as const;
      const wrong = products.filter(({ name, description }) =>
        meats.some(
          ([th, en]) =>
            (description.th.includes(th) && !name.th.includes(th)) ||
            (en.test(description.en) && !en.test(name.en)),
        ),
      );
      expect(wrong.map(({ name }) => name.en)).toEqual([]);
    });

    // Flavours share a description, so it must be true of each of them. No more can be asked of it: it need not repeat the
    // flavour, and may name an animal that it is meant for.
    it('D-01 describes no flavour by what only another one of the same kind is made of', () => {
      const made: readonly (readonly [th: RegExp, en: RegExp])[] = [
        [/ปลา(?!ย)|แซลมอน|ทูน่า/, /\bfish|tuna|salmon|mackerel|sardine|bonito|whitebait/i],
        [/เนื้อสัตว์|ไก่|เป็ด|เนื้อวัว|เนื้อแกะ|ตับ|หมู/, /meat|chicken|duck|beef|lamb|liver|pork/i],
        [/ไก่/, /chicken/i],
        [/เป็ด/, /duck/i],
        [/เนื้อวัว/, /beef/i],
        [/เนื้อแกะ/, /lamb/i],
        [/ตับ/, /liver/i],
        [/หมู/, /pork/i],
        [/กุ้ง/, /shrimp/i],
        [/ปูอัด/, /crab/i],
        [/ชีส/, /cheese/i],
        [/ผลไม้/, /fruit/i],
      ];
      const kinds = Map.groupBy(products, ({ description }) => description.en.split('.')[0]);
      const wrong = [...kinds.values()].flatMap((flavours) =>
        made.flatMap(([th, en]) =>
          flavours.filter(
            ({ name, description }) =>
              (th.test(description.th) &&
                !th.test(name.th) &&
                flavours.some((one) => th.test(one.name.th))) ||
              (en.test(description.en) && !en.test(name.en) && flavours.some((one) => en.test(one.name.en))),
          ),
        ),
      );
      expect(wrong.map(({ name }) => name.en)).toEqual([]);
    });

    it('D-01 draws what is named grey in greys alone', () => {
      const isGrey = (colour: string) => {
        const parts = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
        return Math.max(...parts) - Math.min(...parts) < 40;
      };
      const wrong = products.filter(
        ({ name, drawing: { shape, base, accent } }) =>
          /, Grey\b/.test(name.en) && isThing(shape) && !(isGrey(base) && isGrey(accent)),
      );
      expect(wrong.map(({ name }) => name.en)).toEqual([]);
    });

    it('leaves no hole, doubled space or odd comma in a name or description', () => {
      const texts = products.flatMap(({ name, shortName, description }) =>
        [name, shortName, description].flatMap(({ th, en }) => [th, en]),
      );
      expect(texts.filter((text) => /[{}]|undefined| {2}| ,|,,|,$|^ | $/.test(text))).toEqual([]);
    });

    it('describes every product in two to six sentences', () => {
      const sentences = products.map(({ description }) => description.en.split(/[.!?](?: |$)/).length - 1);
      expect(Math.min(...sentences)).toBeGreaterThanOrEqual(2);
      expect(Math.max(...sentences)).toBeLessThanOrEqual(6);
    });

    it('gives codes and barcodes once, the barcodes with a right check digit and an in-store beginning', () => {
      const barcodes = products.flatMap(({ units }) => units.map((unit) => unit.barcode));
      expect(doubled(products.map((product) => product.code))).toEqual([]);
      expect(doubled(barcodes)).toEqual([]);
      expect(barcodes.filter((code) => !isEan13(code) || !/^2\d/.test(code))).toEqual([]);
    });

    it('sells by one to three units, each bigger than the one before and named otherwise', () => {
      for (const { code, units } of products) {
        expect(units.length, code).toBeGreaterThanOrEqual(1);
        expect(units.length, code).toBeLessThanOrEqual(3);
        expect(units[0]?.rate, code).toBe(1);
        const rates = units.map((unit) => unit.rate);
        expect(rates, code).toEqual([...new Set(rates)].toSorted((a, b) => a - b));
        expect(doubled(units.map((unit) => unit.name.th)), code).toEqual([]);
      }
    });

    it('makes each price level cheaper than the one before, and a piece cheaper in a bigger unit', () => {
      for (const { code, units } of products) {
        units.forEach(({ satang, rate }, at) => {
          expect(satang, code).toEqual([...new Set(satang)].toSorted((a, b) => b - a));
          expect(
            satang.every((price) => Number.isInteger(price) && price > 0),
            code,
          ).toBe(true);
          const smaller = units[at - 1];
          if (smaller === undefined) return;
          satang.forEach((price, level) => {
            expect(price / rate, `${code} level ${level + 1}`).toBeLessThan(
              (smaller.satang[level] ?? 0) / smaller.rate,
            );
          });
        });
      }
    });

    it('links every category to its parent and every product to a category of each level', () => {
      const byCode = new Map(categories.map((category) => [category.code, category]));
      for (const { level, parent } of categories)
        expect(byCode.get(parent ?? '')?.level).toBe(level === 1 ? undefined : level - 1);
      for (const { code, path } of products) {
        expect(
          path.map((each) => byCode.get(each)?.level),
          code,
        ).toEqual([1, 2, 3]);
        expect([byCode.get(path[1])?.parent, byCode.get(path[2])?.parent], code).toEqual([path[0], path[1]]);
      }
      expect(categories.filter(({ name }) => wrongWords(name) || !THAI.test(name.th))).toEqual([]);
    });

    it('D-01 draws every product, category and its logo, no two products alike', () => {
      const { files, products: drawn, categories: drawnCategories } = picturesOf(tenant);
      expect(drawn.size).toBe(products.length);
      expect(drawnCategories.size).toBe(categories.length);
      const productSvgs = files.filter((file) => file.edges.includes(560)).map((file) => file.svg);
      expect(doubled(productSvgs)).toEqual([]);
      expect(files.filter((file) => /NaN|undefined|<text/.test(file.svg)).map((file) => file.name)).toEqual(
        [],
      );
    });

    it('has its centers in Thailand, under names of their own', () => {
      for (const { latitude, longitude, fullAddress } of centers) {
        expect(latitude).toBeGreaterThan(5.6);
        expect(latitude).toBeLessThan(20.5);
        expect(longitude).toBeGreaterThan(97.3);
        expect(longitude).toBeLessThan(105.7);
        expect(wrongWords(fullAddress)).toBe(false);
        for (const words of Object.values(fullAddress)) expect(words).toMatch(/ \d{5}$/);
      }
      expect(doubled(centers.map((center) => center.saleUnit))).toEqual([]);
      expect(centers.filter((center) => center.lineChannel)).toHaveLength(1);
    });

    it('has plenty of most products, little of some and none of a few, in every center', () => {
      for (const { saleUnit } of centers) {
        const pieces = stock.filter((row) => row.saleUnit === saleUnit).map((row) => row.pieces);
        const share = (fits: (count: number) => boolean) => pieces.filter(fits).length / products.length;
        expect(pieces).toHaveLength(products.length);
        // The list of what runs low shows ten: what is gone must leave room for what is nearly gone.
        const gone = pieces.filter((count) => count === 0).length;
        expect(gone).toBeGreaterThanOrEqual(3);
        expect(gone).toBeLessThanOrEqual(6);
        expect(share((count) => count > 0 && count < 10)).toBeGreaterThan(0.03);
        expect(share((count) => count > 50)).toBeGreaterThan(0.6);
      }
    });

    it('D-06 knows the demo logins and some forty other customers, with mobiles that are nobody else’s', () => {
      const logins = customers.filter((customer) => customer.hasPassword);
      expect(logins.map(({ username, mobile }) => [username, mobile])).toEqual([
        ['customer', '0810000001'],
        ['credit', '0810000002'],
        ['agent', '0810000003'],
        ['branches', '0810000004'],
      ]);
      expect(logins[1]?.authorizeSatang).toBeGreaterThan(logins[1]?.debtSatang ?? 0);
      expect(logins[2]?.agentProfile).toMatchObject({ personType: '1' });
      expect(staff.map(({ kind, role, username }) => [kind, role, username])).toEqual([
        ['merchant', '1', 'admin'],
        ['merchant', '3', 'sale'],
        ['merchant', '4', 'sale4'],
        ['merchant', '5', 'sale5'],
        ['merchant', '7', 'sale7'],
        ['merchant', '8', 'sale8'],
        ['rider', '', undefined],
      ]);
      expect(staff.at(-1)?.mobile).toBe('0820000001');
      expect(doubled(staff.map(({ mobile }) => mobile))).toEqual([]);
      const ofStaff = new Set(staff.filter(({ role }) => role !== '1').flatMap(({ saleUnits }) => saleUnits));
      expect([...ofStaff].toSorted(), 'every center has a salesman').toEqual(
        centers.map(({ saleUnit }) => saleUnit).toSorted(),
      );
      expect(customers.length).toBeGreaterThanOrEqual(40);
      for (const key of ['code', 'name'] as const)
        expect(doubled(customers.map((customer) => customer[key]))).toEqual([]);
      const people = new Map(customers.map(({ profileCode, mobile }) => [profileCode, mobile]));
      expect(doubled([...people.values()])).toEqual([]);
      expect(customers.filter(({ mobile }) => !/^0(?:81|89)0000\d{3}$/.test(mobile))).toEqual([]);
    });

    it('S-73 has one person with two accounts, of different centers, price level and credit', () => {
      const accounts = customers.filter(({ profileCode, code }) => profileCode !== code);
      expect(accounts.map(({ profileCode }) => profileCode.slice(1))).toEqual(['P10004', 'P10004']);
      const [first, second] = accounts;
      expect([...(first?.saleUnits ?? []), ...(second?.saleUnits ?? [])]).toEqual(
        centers.map(({ saleUnit }) => saleUnit),
      );
      expect(first?.priceLevel).not.toBe(second?.priceLevel);
      expect([first?.authorizeSatang, second?.authorizeSatang]).toEqual([expect.any(Number), 0]);
      expect(first?.authorizeSatang).toBeGreaterThan(first?.debtSatang ?? 0);
    });

    it('is joined by some customers in each month of the past year, at every center', () => {
      for (const { saleUnit } of centers) {
        const own = customers.filter(({ saleUnits }) => saleUnits.includes(saleUnit));
        const inMonth = (month: number) =>
          own.filter(({ joinedDaysAgo }) => Math.floor(joinedDaysAgo / 30) === month).length;
        for (let month = 0; month < 12; month += 1)
          expect(inMonth(month), `${saleUnit}, ${month} months ago`).toBeGreaterThan(0);
      }
    });

    it('sets only settings that can be read', () => {
      const entries = Object.entries(tenant.webConfig) as [WebConfigKey, string][];
      expect(entries.filter(([key, value]) => !isWebConfigValue(key, value))).toEqual([]);
    });

    it('has a brand colour that carries white words', () => {
      expect(contrastRatio('#ffffff', tenant.colour)).toBeGreaterThanOrEqual(4.5);
    });
  },
);

describe('the demo', () => {
  it('comes out the same every time', () => {
    expect(demoTenants()).toEqual(tenants);
  });

  it('gives each shop a colour, name and codes of its own', () => {
    for (const key of ['tenantId', 'companyCode', 'colour'] as const)
      expect(doubled(tenants.map((tenant) => tenant[key]))).toEqual([]);
    expect(doubled(tenants.flatMap((tenant) => tenant.products.map((product) => product.code)))).toEqual([]);
  });

  it('hides prices from guests only at the medical shop', () => {
    const hidden = tenants.filter((tenant) => tenant.webConfig.GUEST_CATALOG_PRICE_ENABLED === 'N');
    expect(hidden.map((tenant) => tenant.tenantId)).toEqual(['medisupply']);
  });

  it('delivers to real places', async () => {
    const { provinces, districts, subdistricts } = await thaiAreas();
    const nameOf = new Map([...provinces, ...districts].map(({ code, nameTh }) => [code, nameTh]));
    const known = new Set(
      subdistricts.map(
        ({ nameTh, districtCode }) =>
          `${nameTh}/${nameOf.get(districtCode)}/${nameOf.get(districtCode.slice(0, 2))}`,
      ),
    );
    const used = tenants.flatMap(({ customers }) =>
      customers.flatMap(({ addresses }) =>
        addresses.map(({ place }) => `${place.subdistrict}/${place.district}/${place.province}`),
      ),
    );
    expect([...new Set(used)].filter((place) => !known.has(place))).toEqual([]);
  });
});
