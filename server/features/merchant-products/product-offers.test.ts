import { describe, expect, test } from 'vitest';
import type { CallAnswer } from '#contract/schemas.ts';
import { samplePicture } from '../../testing/sample-files.ts';
import { saveRole } from '../../testing/staff-roles.ts';
import { workOnRun } from '../runs/runs.work.usecases.ts';
import { codes, openProductDesk, said, type Product } from './product-desk.testing.ts';

const desk = openProductDesk();
const { add, audits, buyersFind, list, once, read, token, turn } = desk;

describe('offered at a center', () => {
  test('S-84 C-11d turned inactive buyers of the center do not see it, those of another do; taken back they do', async () => {
    const seen = (center: string) => buyersFind('P1', 'alpha', center);
    expect((await turn('P1', 'N')).json()).toEqual({ P_Code: 'P1', SaleUnit: 'C1', Disable: 'Y' });
    expect([await seen('C1'), await seen('C2')]).toEqual([[], ['P1']]);
    await turn('P1', 'N');
    await turn('P1', 'Y');
    expect(await seen('C1')).toEqual(['P1']);
    expect((await audits()).map(({ before, after }) => [before, after])).toEqual([
      [
        { SaleUnit: 'C1', isOffered: true },
        { SaleUnit: 'C1', isOffered: false },
      ],
      [
        { SaleUnit: 'C1', isOffered: false },
        { SaleUnit: 'C1', isOffered: true },
      ],
    ]);
  });

  test('C-11d the GET of the specification turns it round, for a Bearer token alone, and is logged', async () => {
    const ask = (as: string | undefined) =>
      desk
        .shop()
        .call('turnProduct', { params: { id: 'P1', dc: 'C1' }, ...(as !== undefined && { token: as }) });
    expect((await ask(undefined)).statusCode).toBe(401);
    expect((await ask(token())).json()).toMatchObject({ Disable: 'Y' });
    expect((await ask(token())).json()).toMatchObject({ Disable: 'N' });
    expect(await audits()).toHaveLength(2);
  });

  test('S-84 what lies in carts of the center leaves them only when that is confirmed', async () => {
    await desk.shop().database.asOwner(
      `insert into carts (tenant_id, customer_code, sale_unit, mode, lines, updated_at)
       values ('alpha', 'CUST1', 'C1', 'money', '[{"P_Code": "P1", "qty1": 1, "qty2": 0, "qty3": 0, "selected": true}]', now())`,
    );
    await desk.shop().database.asOwner(
      `insert into carts (tenant_id, customer_code, sale_unit, mode, lines, updated_at)
       values ('alpha', 'CUST2', 'C1', 'money', '[{"P_Code": "P2", "qty1": 0, "qty2": 0, "qty3": 0, "selected": true, "removed": true, "changedAt": 1}]', now())`,
    );
    expect(said(await turn('P1', 'N'))).toEqual([409, 'PRODUCT_IN_CARTS']);
    // Taken out of the cart by the customer.
    expect((await turn('P2', 'N')).statusCode).toBe(200);
    expect((await turn('P1', 'N', { EvenInCarts: true })).statusCode).toBe(200);
    expect((await read('P1')).Disable).toBe('Y');
  });

  test('S-84 only at a center of one’s own, and by who may manage products', async () => {
    const sale2 = await desk.shop().tokenOf('alpha', 'SALE2', 'C2');
    const turnAs = (dc: string) =>
      desk.shop().call('setProductActive', { token: sale2, params: { id: 'P1', dc }, body: { Active: 'N' } });
    expect(said(await turnAs('C2'))).toEqual([403, 'RIGHT_MISSING']);
    await saveRole(desk.shop(), token(), { UserRole: '4', Rights: ['manageProducts'] });
    expect(said(await turnAs('C1'))).toEqual([404, 'CENTER_NOT_FOUND']);
    expect((await turnAs('C2')).statusCode).toBe(200);
    await saveRole(desk.shop(), token(), { UserRole: '4', Rights: [] });
  });

  test('R-47b archived it is offered by no center and in no list but that of archived ones, until it is taken back', async () => {
    const archive = (Archived: 'Y' | 'N') =>
      desk.shop().call('archiveProduct', { token: token(), params: { code: 'P1' }, body: { Archived } });
    expect((await archive('Y')).json<Product>()).toMatchObject({ Archived: 'Y', Disable: 'Y' });
    expect([...(await buyersFind('P1')), ...(await buyersFind('P1', 'alpha', 'C2'))]).toEqual([]);
    expect(codes(await list({ Archived: true }))).toEqual(['P1']);
    expect(codes(await list())).not.toContain('P1');
    expect(said(await turn('P1', 'Y'))).toEqual([409, 'PRODUCT_ARCHIVED']);
    await archive('N');
    expect(codes(await list())).toContain('P1');
    expect((await turn('P1', 'Y')).statusCode).toBe(200);
    const ofBeta = await desk.shop().call('productDetail', {
      token: await desk.shop().tokenOf('beta', 'GUEST'),
      params: { code: 'P1' },
    });
    expect(ofBeta.statusCode, 'another shop').toBe(200);
  });
});

describe('pictures', () => {
  const send = (code: string) =>
    desk.shop().call('addProductPicture', {
      token: token(),
      headers: once(),
      params: { code },
      files: { picture: samplePicture },
    });
  const order = (code: string, Pictures: (string | null)[]) =>
    desk.shop().call('setProductPictures', { token: token(), params: { code }, body: { Pictures } });

  test('N-24d up to five are added in order, buyers see them, and they are put in another order', async () => {
    await add();
    await turn('NEW1', 'Y');
    await send('NEW1');
    const { PIC_FILENAME: first, PIC_FILENAME2: second } = (await send('NEW1')).json<Product>();
    expect(first).toMatch(/^\/media\/alpha\//);
    await order('NEW1', [second, first]);
    const guest = await desk.shop().tokenOf('alpha', 'GUEST');
    const detail = await desk.shop().call('productDetail', { token: guest, params: { code: 'NEW1' } });
    expect(detail.json()).toMatchObject({ Data: { Pictures: [second, first] } });
    for (let count = 2; count < 5; count += 1) expect((await send('NEW1')).statusCode).toBe(200);
    expect(said(await send('NEW1'))).toEqual([409, 'PRODUCT_PICTURES_FULL']);
    expect((await audits()).at(2)).toMatchObject({
      action: 'product.pictures',
      before: { pictures: '' },
      after: { pictures: '+' },
    });
  });

  test('N-24d one is left out; one of another product is not taken', async () => {
    await add({ CopyOf: 'P1' });
    expect(said(await order('NEW1', ['/files/foreign.webp']))).toEqual([409, 'PRODUCT_PICTURES_CHANGED']);
    expect((await order('NEW1', [])).json<Product>().PIC_FILENAME).toBeNull();
    expect((await read('P1')).PIC_FILENAME).toBe('/files/x.webp');
  });
});

describe('S-84b many products at once', () => {
  const ask = (body: object, as = token(), headers = once()) =>
    desk.shop().call('turnProducts', { token: as, headers, body });
  const work = async (answer: { json: <T>() => T }) => {
    const { RunId } = answer.json<{ RunId: string }>();
    await workOnRun(desk.shop().deps, { tenantId: 'alpha', id: RunId });
    const run = await desk.shop().call('run', { token: token(), params: { runId: RunId } });
    return run.json<CallAnswer<'run'>>();
  };
  const offered = async (dc = 'C1') =>
    (
      await desk
        .shop()
        .database.asOwner<{ code: string }>(
          `select product_code as code from stock where tenant_id = 'alpha' and sale_unit = $1 and is_active order by 1`,
          [dc],
        )
    ).map(({ code }) => code);

  test('are offered no longer at this center alone, and again by taking it back, only what was turned', async () => {
    await turn('P2', 'N');
    const before = await offered('C2');
    const run = await work(await ask({ Codes: ['P1', 'P2'], Become: 'N' }));
    expect(run).toMatchObject({ Total: 1, Done: 1, Failed: 0, MayUndo: true });
    expect(run.Title).toMatch(/^Stop selling 1 /);
    expect(await offered()).not.toContain('P1');
    expect(await offered('C2')).toEqual(before);
    expect(await buyersFind('P1')).toEqual([]);
    const back = await work(
      await desk.shop().call('undoRun', { token: token(), params: { runId: run.RunId }, headers: once() }),
    );
    expect(back.Title).toMatch(/^Sell 1 /);
    expect(await buyersFind('P1')).toEqual(['P1']);
    expect(await offered()).not.toContain('P2');
  });

  test('are all that the filters leave, but for archived ones', async () => {
    await add({ P_Code: 'NEW1' });
    await add({ P_Code: 'NEW2', BARCODE1: '', BARCODE2: '' });
    await desk.shop().database.asOwner(`update products set archived_at = now() where product_code = 'NEW2'`);
    const run = await work(await ask({ Active: 'N', Become: 'Y' }));
    expect(run).toMatchObject({ Failed: 0 });
    expect(await offered()).toContain('NEW1');
    expect(await offered()).not.toContain('NEW2');
    expect(said(await ask({ Codes: ['NEW1'], Become: 'Y' }))).toEqual([400, 'RUN_EMPTY']);
  });

  test('stay on sale where they lie in carts, and the run says which', async () => {
    await desk.shop().database.asOwner(
      `insert into carts (tenant_id, customer_code, sale_unit, mode, lines, updated_at)
       values ('alpha', 'CUST1', 'C1', 'money', '[{"P_Code": "P1", "qty1": 1, "qty2": 0, "qty3": 0, "selected": true}]', now())`,
    );
    const run = await work(await ask({ Codes: ['P1', 'P2'], Become: 'N' }));
    expect(run).toMatchObject({ Done: 1, Failed: 1 });
    expect(run.Failures.map(({ Key, Message }) => [Key, /ตะกร้า|cart|basket/i.test(Message)])).toEqual([
      ['P1', true],
    ]);
    expect(await offered()).toContain('P1');
  });

  test('S-84f taken back in part and then again, what staff have turned since stays as they have it', async () => {
    const undo = async (runId: string) =>
      work(await desk.shop().call('undoRun', { token: token(), params: { runId }, headers: once() }));
    await turn('P1', 'N');
    await turn('P2', 'N');
    const run = await work(await ask({ Codes: ['P1', 'P2'], Become: 'Y' }));
    // Turned off again by taking it back, but for what lies in a cart.
    await desk.shop().database.asOwner(
      `insert into carts (tenant_id, customer_code, sale_unit, mode, lines, updated_at)
       values ('alpha', 'CUST1', 'C1', 'money', '[{"P_Code": "P2", "qty1": 1, "qty2": 0, "qty3": 0, "selected": true}]', now())`,
    );
    expect(await undo(run.RunId)).toMatchObject({ Done: 1, Failed: 1, Failures: [{ Key: 'P2' }] });
    await turn('P1', 'Y');
    await desk.shop().database.asOwner('delete from carts');
    expect(await undo(run.RunId)).toMatchObject({ Total: 1, Done: 1 });
    expect(await offered()).toContain('P1');
    expect(await offered()).not.toContain('P2');
  });

  test('are turned once for a key, at a center of one’s own, by who may manage products', async () => {
    const headers = once();
    const [first, again] = [
      await ask({ Codes: ['P1'], Become: 'N' }, token(), headers),
      await ask({ Codes: ['P1'], Become: 'N' }, token(), headers),
    ];
    expect(again.json<{ RunId: string }>().RunId).toBe(first.json<{ RunId: string }>().RunId);
    await saveRole(desk.shop(), token(), { UserRole: '4', Rights: ['manageProducts'] });
    const sale2 = await desk.shop().tokenOf('alpha', 'SALE2', 'C2');
    expect(said(await ask({ Codes: ['P1'], saleUnit: 'C1', Become: 'N' }, sale2))).toEqual([
      404,
      'CENTER_NOT_FOUND',
    ]);
  });
});
