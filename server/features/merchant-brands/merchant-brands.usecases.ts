/** Brands, looked after by staff: names, logo, order, whether buyers see them (R-47r). */
import { isReservedCode } from '#domain/access/reserved-codes.ts';
import { createHash } from 'node:crypto';
import { MOST_BRANDS } from '#domain/products/brands.ts';
import type { CallAnswer, CallParsed } from '#contract/schemas.ts';
import type { AuditAction } from '#domain/access/audit.ts';
import type { TenantTransaction } from '#database/database.ts';
import type { Dependencies } from '../../dependencies.ts';
import { badRequest, conflict, notFound } from '../../http/call-error.ts';
import type { CallContext } from '../../http/visitor.ts';
import { writeAudit } from '../audit/audit.public.ts';
import { addressOf, keepFile, storeFile } from '../files/files.public.ts';
import { productsFollowBrand, tellBrandFollowed } from './brand-products.usecases.ts';
import {
  countBrands,
  deleteBrand,
  findBrandPage,
  findBrandRow,
  insertBrand,
  lockBrands,
  placeBrand,
  setLogo,
  updateBrand,
  type BrandPlace,
  type BrandRow,
} from './merchant-brands.queries.ts';

type Brand = CallAnswer<'merchantBrand'>;

const MAX_SIDE = 800;

const unknownBrand = () => notFound('BRAND_NOT_FOUND');
const named = (given: { NameTh: string; NameEn: string }) => ({
  nameTh: given.NameTh,
  nameEn: given.NameEn || given.NameTh,
});
const present = (row: BrandRow): Brand => ({
  BrandCode: row.code,
  NameTh: row.nameTh,
  NameEn: row.nameEn,
  LogoImage: row.logo,
  Active: row.isActive ? 'Y' : 'N',
  Products: row.products,
  Version: row.version,
});

/** Throws 400 for a cursor of no list. */
export async function listBrands(
  deps: Dependencies,
  { visitor: { tenantId } }: CallContext,
  { text = '', active, after, take }: CallParsed<'merchantBrands'>['query'],
): Promise<CallAnswer<'merchantBrands'>> {
  const query = {
    text,
    active: active === undefined ? undefined : active === 'Y',
    after: after === undefined ? undefined : placeOf(after),
    take: take + 1,
  };
  const rows = await deps.database.inTenant(tenantId, (tx) => findBrandPage(tx, query), { readOnly: true });
  const shown = rows.slice(0, take);
  const last = shown.at(-1);
  return {
    Data: shown.map(present),
    Next: rows.length > take && last ? `${last.position}_${last.code}` : null,
  };
}

function placeOf(after: string): BrandPlace {
  const [, position, code] = /^(\d{1,9})_(.+)$/.exec(after) ?? [];
  if (position === undefined || code === undefined)
    throw badRequest('INVALID_INPUT', { values: { fields: 'after' }, fields: { after: 'INVALID_INPUT' } });
  return { position: Number(position), code };
}

/** Throws 404 BRAND_NOT_FOUND. */
export async function readBrand(
  deps: Dependencies,
  { visitor: { tenantId } }: CallContext,
  code: string,
): Promise<Brand> {
  const row = await deps.database.inTenant(tenantId, (tx) => findBrandRow(tx, code), { readOnly: true });
  if (!row) throw unknownBrand();
  return present(row);
}

type Change = {
  action: AuditAction;
  before?: object;
  after?: object;
  /** Codes of products that have followed. */
  followed?: readonly string[];
};

/** One change of the brands at a time, with its log; buyers see it at once. */
async function changeBrands(
  deps: Dependencies,
  { visitor }: CallContext,
  {
    code,
    work,
  }: {
    code: string;
    work: (tx: TenantTransaction, now: BrandRow | undefined) => Promise<Change | undefined>;
  },
): Promise<void> {
  const { tenantId } = visitor;
  const followed = await deps.database.inTenant(tenantId, async (tx) => {
    await lockBrands(tx, tenantId);
    const done = await work(tx, await findBrandRow(tx, code));
    if (!done) return [];
    const { followed: products = [], ...logged } = done;
    await writeAudit(deps, tx, { visitor, subject: `brand/${code}`, ...logged });
    return products;
  });
  tellBrandFollowed(deps, tenantId, followed);
}

/** Throws 400 CODE_RESERVED; 409 BRAND_CODE_TAKEN, TOO_MANY_BRANDS. */
export async function addBrand(
  deps: Dependencies,
  context: CallContext,
  { Code: code, ...given }: CallParsed<'addBrand'>['body'],
): Promise<Brand> {
  await changeBrands(deps, context, {
    code,
    work: async (tx, brand) => {
      if (isReservedCode('brand', code))
        throw badRequest('CODE_RESERVED', { values: { code }, fields: { Code: 'CODE_RESERVED' } });
      if (brand) throw conflict('BRAND_CODE_TAKEN', { fields: { Code: 'BRAND_CODE_TAKEN' } });
      if ((await countBrands(tx)) >= MOST_BRANDS)
        throw conflict('TOO_MANY_BRANDS', { values: { most: MOST_BRANDS } });
      const names = named(given);
      await insertBrand(tx, { tenantId: context.visitor.tenantId, code, ...names });
      return { action: 'brand.add', after: { name: names.nameTh, nameEn: names.nameEn } };
    },
  });
  return readBrand(deps, context, code);
}

/** Throws 404 BRAND_NOT_FOUND; 409 BRAND_CHANGED where somebody has changed it since the caller read it. */
export async function saveBrand(
  deps: Dependencies,
  context: CallContext,
  { code, Version, Active, ...given }: CallParsed<'saveBrand'>['body'] & { code: string },
): Promise<Brand> {
  await changeBrands(deps, context, {
    code,
    work: async (tx, brand) => {
      if (!brand) throw unknownBrand();
      if (brand.version !== Version) throw conflict('BRAND_CHANGED');
      const names = named(given);
      await updateBrand(tx, { code, ...names, isActive: Active === 'Y' });
      const isRenamed = names.nameTh !== brand.nameTh || names.nameEn !== brand.nameEn;
      const { tenantId } = context.visitor;
      return {
        action: 'brand.change',
        before: { name: brand.nameTh, nameEn: brand.nameEn, isShown: brand.isActive ? 'Y' : 'N' },
        after: { name: names.nameTh, nameEn: names.nameEn, isShown: Active },
        // Products are found by the names of their brand, and show them.
        followed: isRenamed ? await productsFollowBrand(deps, tx, { tenantId, code }) : [],
      };
    },
  });
  return readBrand(deps, context, code);
}

/** Throws 404 BRAND_NOT_FOUND, also for the one before which it is to be. */
export async function moveBrand(
  deps: Dependencies,
  context: CallContext,
  { code, Before }: CallParsed<'moveBrand'>['body'] & { code: string },
): Promise<Brand> {
  await changeBrands(deps, context, {
    code,
    work: async (tx, brand) => {
      if (!brand || (Before !== '' && !(await findBrandRow(tx, Before)))) throw unknownBrand();
      if (Before === code) return undefined;
      await placeBrand(tx, { code, before: Before || null });
      const moved = await findBrandRow(tx, code);
      return moved?.position === brand.position
        ? undefined
        : { action: 'brand.move', before: { place: brand.position }, after: { place: moved?.position } };
    },
  });
  return readBrand(deps, context, code);
}

/** Throws 404 BRAND_NOT_FOUND; 409 BRAND_IN_USE while a product has it, archived ones too. */
export async function removeBrand(
  deps: Dependencies,
  context: CallContext,
  code: string,
): Promise<CallAnswer<'removeBrand'>> {
  await changeBrands(deps, context, {
    code,
    work: async (tx, brand) => {
      if (!brand) throw unknownBrand();
      if (brand.products > 0) throw conflict('BRAND_IN_USE', { values: { count: brand.products } });
      // A product may have got it since it was counted.
      if (!(await deleteBrand(tx, code))) throw conflict('BRAND_IN_USE', { values: { count: 1 } });
      return { action: 'brand.remove', before: { name: brand.nameTh, nameEn: brand.nameEn } };
    },
  });
  return { BrandCode: code };
}

/** In place of the one that it has, whose file stays: cached pages may still show it. Throws 404 BRAND_NOT_FOUND and 400
 * FILE_MISSING, and what `storeFile` and `keepFile` throw. */
export async function setBrandLogo(
  deps: Dependencies,
  context: CallContext,
  { code, bytes }: { code: string; bytes: Uint8Array | undefined },
): Promise<Brand> {
  const { visitor } = context;
  if (!bytes) throw badRequest('FILE_MISSING', { fields: { picture: 'FILE_MISSING' } });
  await readBrand(deps, context, code);
  const file = await storeFile(deps, visitor, {
    bytes,
    field: 'picture',
    kind: 'picture',
    maxSide: MAX_SIDE,
    access: 'public',
    purpose: 'brand',
    owner: {},
    hasCopies: true,
  });
  await changeBrands(deps, context, {
    code,
    work: async (tx, brand) => {
      if (!brand) throw unknownBrand();
      await keepFile(tx, file);
      await setLogo(tx, { code, logo: addressOf(deps, 'public', file) });
      const picture = createHash('sha256').update(bytes).digest('hex').slice(0, 12);
      return {
        action: 'brand.logo',
        before: { picture: brand.logo === null ? '' : '+' },
        after: { picture },
      };
    },
  });
  return readBrand(deps, context, code);
}

/** Does nothing where it has none. Throws 404 BRAND_NOT_FOUND. */
export async function removeBrandLogo(
  deps: Dependencies,
  context: CallContext,
  code: string,
): Promise<Brand> {
  await changeBrands(deps, context, {
    code,
    work: async (tx, brand) => {
      if (!brand) throw unknownBrand();
      if (brand.logo === null) return undefined;
      await setLogo(tx, { code, logo: null });
      return { action: 'brand.logo', before: { picture: '+' }, after: { picture: '' } };
    },
  });
  return readBrand(deps, context, code);
}
