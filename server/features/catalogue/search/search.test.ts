/** Search from the buyer's side. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Product } from '#contract/catalogue.schemas.ts';
import type { CallAnswer } from '#contract/schemas.ts';
import { indexProducts, type FindableProduct } from '#database/search-index.ts';
import { createTestShop, type TestShop } from '#server/testing/shop.ts';
import { tags } from '../../../cache/tags.ts';

const names: Record<string, [th: string, en: string, barcode: string]> = {
  'RC-001': ['รอยัล คานิน อาหารแมวเปียก 85 กรัม', 'Royal Canin wet cat food 85 g', '8850000000011'],
  'RC-002': ['รอยัล คานิน อาหารแมวชนิดเม็ด 1.2 กก.', 'Royal Canin dry cat food 1.2 kg', '8850000000028'],
  'WK-001': ['วิสกัส อาหารแมวรสปลาทูน่า', 'Whiskas cat food tuna', '8850000000035'],
  'DW-001': ['น้ำยาล้างจานกลิ่นมะนาว', 'Dishwashing liquid lemon', '8850000000042'],
  'TK-001': ['ชุดตรวจATK ขนาด10กิโลกรัม', 'ATK test kit', '8850000000059'],
  'SH-001': ['แชมพูสุนัขสูตรอ่อนโยน', 'Gentle dog shampoo', '8850000000066'],
};

let shop: TestShop;

async function addProducts(tenant: string, products: FindableProduct[]) {
  const column = (pick: (product: FindableProduct) => unknown) => products.map(pick);
  await shop.database.asOwner(
    `insert into products (tenant_id, product_code, name_th, name_en, short_name_th, short_name_en, h1, position, pictures)
     select $1, code, th, en, th, en, h1, pos, array['/files/' || $1 || '/' || code || '.webp'] from unnest($2::text[], $3::text[], $4::text[], $5::text[], $6::integer[]) p (code, th, en, h1, pos)`,
    [
      tenant,
      column(({ code }) => code),
      column(({ texts }) => texts[0]),
      column(({ texts }) => texts[1]),
      column(({ categories }) => categories[0]),
      column(({ position }) => position),
    ],
  );
  await shop.database.asOwner(
    `insert into stock (tenant_id, sale_unit, product_code, on_hand)
     select $1, center, code, 5 from unnest($2::text[]) code, unnest(array['C1', 'C2']) center where not (center = 'C2' and code = 'RC-002')`,
    [tenant, column(({ code }) => code)],
  );
  await shop.deps.database.inTenant(tenant, (tx) => indexProducts(tx, products));
}

beforeAll(async () => {
  shop = await createTestShop();
  await addProducts(
    'alpha',
    Object.entries(names).map(([code, [th, en, barcode]], index) => ({
      code,
      texts: [th, en],
      barcodes: [barcode],
      categories: [code.startsWith('SH') ? 'DOG' : 'FOOD'],
      position: 100 + index,
    })),
  );
  await addProducts('beta', [
    {
      code: 'SECRET-1',
      texts: ['รอยัล คานิน ของเบต้า', 'Royal Canin of beta'],
      barcodes: ['9990000000001'],
      categories: ['FOOD'],
      position: 1,
    },
  ]);
});
afterAll(() => shop.stop());

type Asking = { tenant?: 'alpha' | 'beta'; center?: string; body?: object };
async function search(
  text: string,
  { tenant = 'alpha', center = 'C1', body = {} }: Asking = {},
): Promise<string[]> {
  const token = await shop.tokenOf(tenant, 'GUEST', center);
  const response = await shop.call('listProducts', { token, body: { SearchText: text, ...body } });
  expect(response.statusCode, response.body).toBe(200);
  return response.json<Product[]>().map((product) => product.P_Code);
}
async function complete(text: string, tenant: 'alpha' | 'beta' = 'alpha', take = '10') {
  const token = await shop.tokenOf(tenant, 'GUEST');
  const response = await shop.call('autocomplete', { token, query: { search: text, take } });
  expect(response.statusCode, response.body).toBe(200);
  return response.json<CallAnswer<'autocomplete'>>();
}
async function read(
  text: string,
  { tenant = 'alpha', ...query }: { tenant?: 'alpha' | 'beta'; Hierarchy1?: string } = {},
) {
  const token = await shop.tokenOf(tenant, 'GUEST');
  const response = await shop.call('searchReading', { token, query: { search: text, ...query } });
  expect(response.statusCode).toBe(200);
  return response.json<CallAnswer<'searchReading'>>().Data;
}

describe('F-01 search', () => {
  it.each([
    ['อาหารแมว', ['RC-001', 'RC-002', 'WK-001']],
    ['แมว', ['RC-001', 'RC-002', 'WK-001']],
    ['รอยัลคานิน เปียก', ['RC-001']],
    ['ROYAL dry', ['RC-002']],
    ['ตรวจATK', ['TK-001']],
    ['10 กิโลกรัม', ['TK-001']],
    ['๑๐ กิโล', ['TK-001']],
    ['sham', ['SH-001']],
    ['rc-001', ['RC-001']],
    ['RC-00', ['RC-001', 'RC-002']],
    ['8850000000042', ['DW-001']],
    ['88500000000', ['RC-001', 'RC-002', 'WK-001', 'DW-001', 'TK-001', 'SH-001']],
    ['8 850000 000042', ['DW-001']],
    ['rc001', ['RC-001']],
    ['ขนาด10กก', ['TK-001']],
    ['อาหาร 1.2 kg', ['RC-002']],
    ['cats food', ['RC-001', 'RC-002', 'WK-001']],
  ])('for %s finds the products that hold every word', async (text, found) => {
    expect(await search(text)).toEqual(found);
  });

  it.each([
    ['อาหาแมว', 'RC-001'],
    ['รอยัน คานิน', 'RC-001'],
    ['โรยัลคานิน', 'RC-001'],
    ['whiskars', 'WK-001'],
    ['วิสกาส', 'WK-001'],
    ['นำยาลางจาน', 'DW-001'],
    ['ชัมพูสุนัก', 'SH-001'],
    ['shampo dog xyzzy', 'SH-001'],
    ['นํ้ายาล้าางจาน', 'DW-001'],
    ['แแมว เเปียก', 'RC-001'],
    ['น้ำยาล่างจาน', 'DW-001'],
    ['royalcanin', 'RC-001'],
    ['dishwahsing', 'DW-001'],
    ['vkskic,;', 'RC-001'],
    ['พนัฟส แฟืรื', 'RC-001'],
    ['พแ-ๅ', undefined],
    ['vksic,;', 'RC-001'],
    ['รอยัล คานิน 999 กล่อง', 'RC-001'],
  ])('for the slip %s finds what sounds near to it', async (text, found) => {
    expect((await search(text))[0]).toBe(found);
  });

  it('finds nothing for what sounds like nothing here', async () => {
    for (const text of ['xyzzyqwerty', 'ๆๆๆ', '!!!', '๙๙๙๙๙๙', 'a'.repeat(100), 'ฮ'.repeat(100)])
      expect(await search(text)).toEqual([]);
  });

  it.each([
    `' or 1=1 --`,
    `\\`,
    `'`,
    `''':*`,
    'a & ! b',
    '((((',
    '<->',
    'cat:*B',
    '%',
    '_',
    '$1',
    '\u200b',
    'cat\\',
  ])('takes %j for what it is: text', async (text) => {
    expect(await search(text)).toBeInstanceOf(Array);
    expect(await complete(text)).toBeInstanceOf(Array);
  });

  it('knows what the center offers', async () => {
    expect(await search('royal', { center: 'C2' })).toEqual(['RC-001']);
  });

  it('is narrowed by category, also where it corrects a slip', async () => {
    expect(await search('แมว', { body: { Hierarchy1: 'FOOD' } })).toHaveLength(3);
    expect(await search('แมว', { body: { Hierarchy1: 'DOG' } })).toEqual([]);
    expect(await search('ชัมพูสุนัก', { body: { Hierarchy1: 'DOG' } })).toEqual(['SH-001']);
    expect(await search('ชัมพูสุนัก', { body: { Hierarchy1: 'FOOD' } })).toEqual([]);
  });

  it('comes a page at a time, and what is near never follows what was meant', async () => {
    expect(await search('แมว', { body: { Take: 2 } })).toEqual(['RC-001', 'RC-002']);
    expect(await search('แมว', { body: { Take: 2, Skip: 2 } })).toEqual(['WK-001']);
    expect(await search('แมว', { body: { Take: 2, Skip: 4 } })).toEqual([]);
    expect(await search('อาหาแมว', { body: { Take: 2, Skip: 2 } })).toEqual(['WK-001']);
  });

  it('never crosses to another tenant, by word, code, barcode or sound', async () => {
    for (const text of ['SECRET-1', 'เบต้า', '9990000000001', 'sekret', 'of beta'])
      expect(await search(text)).toEqual([]);
    expect(await search('royal', { tenant: 'beta' })).toEqual(['SECRET-1']);
  });

  it('puts a whole code in front of what goes on from it', async () => {
    await addProducts('alpha', [
      { code: 'ZZ-1', texts: ['ก', 'one'], barcodes: [], categories: ['FOOD'], position: 901 },
      { code: 'ZZ-10', texts: ['ข', 'ten'], barcodes: [], categories: ['FOOD'], position: 900 },
    ]);
    expect(await search('zz-1')).toEqual(['ZZ-1']);
    expect(await search('zz-')).toEqual(['ZZ-10', 'ZZ-1']);
    expect((await complete('zz-1')).map(({ P_Code }) => P_Code)).toEqual(['ZZ-10', 'ZZ-1']);
  });

  it('puts what has the name before what only contains it, page by page', async () => {
    const product = { barcodes: [], categories: ['FOOD'] };
    await addProducts('alpha', [
      {
        ...product,
        code: 'BS-1',
        texts: ['หม้อหุง', 'Cooker'],
        around: ['ตะกร้าและหม้อ', 'Baskets'],
        position: 911,
      },
      {
        ...product,
        code: 'BS-2',
        texts: ['ตะกร้าหวาย', 'Wicker basket'],
        around: ['ตะกร้าและหม้อ', 'Baskets'],
        position: 912,
      },
      {
        ...product,
        code: 'BS-3',
        texts: ['ฝาหม้อ', 'Lid'],
        around: ['ตะกร้าและหม้อ', 'Baskets'],
        position: 910,
      },
    ]);
    expect(await search('ตะกร้า')).toEqual(['BS-2', 'BS-3', 'BS-1']);
    expect(await search('ตะกร้า', { body: { Take: 1 } })).toEqual(['BS-2']);
    expect(await search('ตะกร้า', { body: { Take: 1, Skip: 1 } })).toEqual(['BS-3']);
    expect(await search('ตะกร้า', { body: { Take: 2, Skip: 2 } })).toEqual(['BS-1']);
    expect(await search('ตะกร้า', { body: { Take: 2, Skip: 3 } })).toEqual([]);
    expect(await search('ตะกร้าหวาย')).toEqual(['BS-2']);
    expect(await search('ตะกร้าฝา')).toEqual(['BS-3']);
    expect(await search('ตะกาหวาย')).toEqual(['BS-2']);
  });

  it('takes of what sounds alike what is spelt most alike', async () => {
    const product = { barcodes: [], categories: ['FOOD'] };
    await addProducts('alpha', [
      { ...product, code: 'NP-1', texts: ['น้ำผลไม้', 'Juice'], position: 920 },
      { ...product, code: 'NP-2', texts: ['น้ำปลา', 'Fish sauce'], position: 921 },
    ]);
    expect(await read('น้ำปา')).toMatchObject({ Shown: 'น้ำปลา' });
    expect((await search('น้ำปา'))[0]).toBe('NP-2');
  });

  it('knows the words that the tenant says are the same', async () => {
    await shop.database.asOwner(
      `insert into search_synonyms (tenant_id, word, means) values ('alpha', 'หมา', array['สุนัข']), ('beta', 'แมว', array['beta'])`,
    );
    shop.deps.events.publish({ tags: [tags.catalogue('alpha')] });
    expect(await search('แชมพู หมา')).toEqual(['SH-001']);
  });

  it('finds a product by its new name and no longer by its old one', async () => {
    const product = { code: 'P1', barcodes: [], categories: [], position: 1 };
    const rename = (name: string) =>
      shop.deps.database.inTenant('alpha', (tx) => indexProducts(tx, [{ ...product, texts: [name] }]));
    await rename('ปลอกคอ');
    expect(await search('ปลอกคอ')).toEqual(['P1']);
    await rename('สายจูง');
    expect(await search('สายจูง')).toEqual(['P1']);
    expect(await search('ปลอกคอ')).toEqual([]);
  });
});

describe('F-02 autocomplete', () => {
  it('goes on from what is typed, in both languages, by code and by barcode', async () => {
    expect(await complete('whis')).toEqual([
      {
        P_Code: 'WK-001',
        TextTH: names['WK-001']?.[0],
        TextEN: names['WK-001']?.[1],
        PIC_FILENAME: '/files/alpha/WK-001.webp',
      },
    ]);
    expect((await complete('วิส'))[0]?.P_Code).toBe('WK-001');
    expect((await complete('tk-0'))[0]?.P_Code).toBe('TK-001');
    expect((await complete('885000000006'))[0]?.P_Code).toBe('SH-001');
    expect(await complete('   ')).toEqual([]);
  });

  it('puts names that begin so in front, and gives no more than asked', async () => {
    expect((await complete('d')).map((entry) => entry.P_Code)[0]).toBe('DW-001');
    expect(await complete('แมว', 'alpha', '2')).toHaveLength(2);
  });

  it('never shows another tenant’s names, also from memory', async () => {
    expect((await complete('royal', 'beta')).map((entry) => entry.P_Code)).toEqual(['SECRET-1']);
    expect((await complete('royal')).map((entry) => entry.P_Code)).not.toContain('SECRET-1');
  });
});

describe('F-03 how a search was understood', () => {
  it.each([
    ['อาหารแมว', 'อาหารแมว'],
    ['Royal', 'Royal'],
    ['vkskic,;', 'อาหารแมว'],
    ['พนัฟส แฟืรื', 'royal canin'],
    ['ชัมพูสุนัก', 'แชมพูสุนัข'],
    ['whiskars', 'whiskas'],
    ['royal drry 1.2', 'royal dry 1.2'],
    ['รอยัล คานิน 999', 'รอยัล คานิน'],
  ])('%s is %s', async (typed, shown) => {
    expect(await read(typed)).toEqual({
      Text: typed,
      Shown: shown,
      Corrected: typed !== shown,
      Found: true,
    });
  });

  it('is informed of searches without a result too, and of narrowed ones', async () => {
    const nothing = (Text: string) => ({ Text, Shown: Text, Corrected: false, Found: false });
    expect(await read('xyzzyqwerty')).toEqual(nothing('xyzzyqwerty'));
    expect(await read('!!')).toEqual(nothing('!!'));
    expect(await read('แมว', { Hierarchy1: 'DOG' })).toEqual(nothing('แมว'));
    expect(await read('เบต้า')).toEqual(nothing('เบต้า'));
    expect(await read('เบต้า', { tenant: 'beta' })).toMatchObject({ Found: true });
  });

  it('is reported again when the catalogue changes', async () => {
    expect(await read('กรงนก')).toMatchObject({ Found: false });
    await addProducts('alpha', [
      { code: 'CG-001', texts: ['กรงนก', 'Bird cage'], barcodes: [], categories: ['FOOD'], position: 950 },
    ]);
    shop.deps.events.publish({ tags: [tags.catalogue('alpha')] });
    expect(await read('กรงนก')).toMatchObject({ Found: true });
  });
});
