/** What photos of customers are sorted into, named by the shop (N-33b). */
import type { CallAnswer, CallParsed } from '#contract/schemas.ts';
import type { TenantTransaction } from '#database/database.ts';
import type { Dependencies } from '../../dependencies.ts';
import { badRequest, conflict, notFound } from '../../http/call-error.ts';
import type { Language } from '../../http/messages.ts';
import type { CallContext } from '../../http/visitor.ts';
import { writeAudit } from '../audit/audit.public.ts';
import { centerOfStaff } from '../session/session.public.ts';
import {
  countPhotoGroups,
  findPhotoGroups,
  insertPhotoGroup,
  lockPhotoGroup,
  updatePhotoGroup,
  type PhotoGroup,
  type PhotoGroupFields,
} from './customer-photos.queries.ts';
import { findTypes } from './desk-customers.queries.ts';

type Groups = CallAnswer<'photoGroups'>;
/** More are not found again. Groups are never deleted, since photos name them. */
const MOST_GROUPS = 50;

/** A group without an English name has the Thai one. */
export const groupName = (
  { nameTh, nameEn }: { nameTh: string | null; nameEn: string | null },
  language: Language,
): string => (language === 'en' && nameEn ? nameEn : (nameTh ?? ''));

const present = (group: PhotoGroup, language: Language): Groups['Data'][number] => ({
  Code: group.code,
  PictureName: groupName(group, language),
  NameTh: group.nameTh,
  NameEn: group.nameEn,
  TypeCode: group.customerType ?? '',
  Active: group.isActive ? 'Y' : 'N',
  Version: group.version,
});

/** Throws 404 CENTER_NOT_FOUND. */
export async function photoGroups(
  deps: Dependencies,
  { visitor, language }: CallContext,
  { saleUnit, customerType, all }: CallParsed<'photoGroups'>['query'],
): Promise<Groups> {
  await centerOfStaff(deps, { visitor, saleUnit });
  const rows = await deps.database.inTenant(
    visitor.tenantId,
    (tx) => findPhotoGroups(tx, { customerType, withUnused: all === 'Y' }),
    { readOnly: true },
  );
  return { Data: rows.map((row) => present(row, language)) };
}

const logged = ({ nameTh, nameEn, customerType, isActive }: PhotoGroupFields) => ({
  name: nameTh,
  nameEn,
  CustomerType: customerType,
  Status: isActive ? 'active' : 'disabled',
});

/**
 * Throws 404 PHOTO_GROUP_NOT_FOUND; 409 PHOTO_GROUP_CHANGED where somebody has changed it since the caller read it,
 * TOO_MANY_PHOTO_GROUPS; 400 CUSTOMER_TYPE_UNKNOWN.
 */
export async function savePhotoGroup(
  deps: Dependencies,
  { visitor, language }: CallContext,
  { Code, NameTh, NameEn, TypeCode, Active, Version }: CallParsed<'savePhotoGroup'>['body'],
): Promise<Groups> {
  const fields: PhotoGroupFields = {
    nameTh: NameTh,
    nameEn: NameEn,
    customerType: TypeCode === '' ? null : TypeCode,
    isActive: Active === 'Y',
  };
  const rows = await deps.database.inTenant(visitor.tenantId, async (tx) => {
    const types = await findTypes(tx);
    if (fields.customerType !== null && !types.some(({ code }) => code === fields.customerType))
      throw badRequest('CUSTOMER_TYPE_UNKNOWN', { fields: { TypeCode: 'CUSTOMER_TYPE_UNKNOWN' } });
    const before = Code === '' ? undefined : await lockPhotoGroup(tx, Code);
    if (Code !== '' && !before) throw notFound('PHOTO_GROUP_NOT_FOUND');
    if (before && before.version !== Version) throw conflict('PHOTO_GROUP_CHANGED');
    const code = before ? Code : await addGroup(tx, visitor.tenantId, fields);
    if (before) await updatePhotoGroup(tx, code, fields);
    await writeAudit(deps, tx, {
      visitor,
      action: 'setting.photoGroup',
      subject: `setting/photoGroup-${code}`,
      ...(before && { before: logged(before) }),
      after: logged(fields),
    });
    return findPhotoGroups(tx, { customerType: undefined, withUnused: true });
  });
  return { Data: rows.map((row) => present(row, language)) };
}

async function addGroup(tx: TenantTransaction, tenantId: string, fields: PhotoGroupFields): Promise<string> {
  const many = await countPhotoGroups(tx);
  if (many >= MOST_GROUPS) throw conflict('TOO_MANY_PHOTO_GROUPS', { values: { most: MOST_GROUPS } });
  const code = `G${many + 1}`;
  // Somebody else has added one at the same time.
  if (!(await insertPhotoGroup(tx, { tenantId, code }, fields))) throw conflict('PHOTO_GROUP_CHANGED');
  return code;
}
