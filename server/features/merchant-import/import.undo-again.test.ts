/** An import that was taken back in part is taken back again: rows that are back already are left to who has them since. */
import { beforeEach, expect, test } from 'vitest';
import type { ImportKindName } from '#domain/import/fields.ts';
import { openImportDesk } from './import-desk.testing.ts';

const desk = openImportDesk();
const owner = (statement: string) => desk.shop().database.asOwner<{ said: string | number }>(statement);
const at = (table: string, set: string, code: string, more = '') =>
  `update ${table} set ${set} where tenant_id = 'alpha' and product_code = '${code}' ${more}`;

type Case = {
  kind: ImportKindName;
  file: string;
  /** Of P1, so that it cannot be taken back; and so that it can. */
  hold: string;
  release: string;
  /** P2 by hand as the file has made it, so that its value does not tell that it was changed. */
  redo: string;
  /** Of P1 and P2. */
  read: string;
  /** Before the import, and as the file has them. */
  was: (string | number)[];
  made: (string | number)[];
};

const NAMES = `select name_th as said from products where tenant_id = 'alpha' and product_code in ('P1', 'P2') order by product_code`;
const inC1 = `and sale_unit = 'C1'`;
const ofUnit = 'and unit_no = 1';

const cases: Case[] = [
  {
    kind: 'products',
    file: 'P_Code,PRODUCTNAME\nP1,ใหม่ 1\nP2,ใหม่ 2',
    hold: at('products', `name_th = 'มือ'`, 'P1'),
    release: at('products', `name_th = 'ใหม่ 1'`, 'P1'),
    redo: at('products', `name_th = 'ใหม่ 2'`, 'P2'),
    read: NAMES,
    was: ['เดิม 1', 'เดิม 2'],
    made: ['ใหม่ 1', 'ใหม่ 2'],
  },
  {
    kind: 'prices',
    file: 'P_Code,PRICE1\nP1,50\nP2,60',
    hold: at('product_prices', 'level1 = 777', 'P1', ofUnit),
    release: at('product_prices', 'level1 = 5000', 'P1', ofUnit),
    redo: at('product_prices', 'level1 = 6000', 'P2', ofUnit),
    read: `select level1::int as said from product_prices where tenant_id = 'alpha' and unit_no = 1
      and product_code in ('P1', 'P2') order by product_code`,
    was: [1900, 1800],
    made: [5000, 6000],
  },
  {
    kind: 'stock',
    file: 'P_Code,SaleUnit,OnHand\nP1,C1,150\nP2,C1,160',
    hold: at('stock', 'held = 120', 'P1', inC1),
    release: at('stock', 'held = 0', 'P1', inC1),
    redo: at('stock', 'on_hand = 160', 'P2', inC1),
    read: `select on_hand::int as said from stock where tenant_id = 'alpha' and sale_unit = 'C1' and product_code in ('P1', 'P2')
      order by product_code`,
    was: [100, 100],
    made: [150, 160],
  },
  {
    kind: 'agreedPrices',
    file: 'P_Code,Unit,CUSTOMERCODE,CustomerType,Price,Type,DateStart,DateEnd\nP1,1,CUST1,,15,1,,\nP2,1,CUST1,,16,1,,',
    hold: at('agreed_prices', 'satang = 777', 'P1'),
    release: at('agreed_prices', 'satang = 1500', 'P1'),
    redo: at('agreed_prices', 'satang = 1600', 'P2'),
    read: `select satang::int as said from agreed_prices where tenant_id = 'alpha' order by product_code`,
    was: [1100, 1200],
    made: [1500, 1600],
  },
];

beforeEach(() =>
  owner(`
    update products set name_th = case product_code when 'P1' then 'เดิม 1' else 'เดิม 2' end where tenant_id = 'alpha';
    update product_prices set level1 = case product_code when 'P1' then 1900 else 1800 end, tax_type = 1
      where tenant_id = 'alpha' and unit_no = 1;
    delete from agreed_prices`),
);

test.each(cases)('S-84f $kind', async ({ kind, file, hold, release, redo, read, was, made }) => {
  if (kind === 'agreedPrices') await desk.done(kind, file.replace(',15,', ',11,').replace(',16,', ',12,'));
  const values = async () => (await owner(read)).map(({ said }) => said);
  expect(await values()).toEqual(was);
  const imported = await desk.done(kind, file);
  expect(await values()).toEqual(made);
  await owner(hold);
  await desk.undo(imported);
  const part = await desk.work(imported.ImportId);
  expect(part.Counts).toMatchObject({ Done: 1, Undone: 1 });
  expect((await values())[1]).toBe(was[1]);
  await owner(release);
  await owner(redo);
  await desk.undo(part);
  expect((await desk.work(imported.ImportId)).Counts).toMatchObject({ Done: 0, Undone: 2 });
  expect(await values()).toEqual([was[0], made[1]]);
});
