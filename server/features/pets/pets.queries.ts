/** SQL of the customers' pets: they are the person's, whichever of their accounts asks. */
import { sql } from 'kysely';
import type { TenantTransaction } from '#database/database.ts';
import type { PetKind, PetReminderKind } from '#domain/pets/pets.ts';

export type PetReminderRow = { kind: PetReminderKind; day: string; firstDay: string; months: number };
export type PetRow = {
  petId: string;
  name: string;
  kind: PetKind;
  breed: string;
  sex: 'male' | 'female' | 'unknown';
  birthday: string | null;
  weightGrams: number | null;
  fileId: string | null;
  contentType: string | null;
  reminders: PetReminderRow[];
};

/** In the order in which they were added. */
export async function findPets(tx: TenantTransaction, customerCode: string): Promise<PetRow[]> {
  const { rows } = await sql<PetRow>`
    select p.pet_id as "petId", p.name, p.kind, p.breed, p.sex, p.birthday::text, p.weight_grams as "weightGrams",
      f.file_id as "fileId", f.content_type as "contentType", coalesce((
        select jsonb_agg(jsonb_build_object('kind', r.kind, 'day', r.day, 'firstDay', r.first_day, 'months', r.months)
          order by r.reminder_no)
        from pet_reminders r where r.tenant_id = p.tenant_id and r.pet_id = p.pet_id), '[]') as reminders
    from pets p left join files f on f.tenant_id = p.tenant_id and f.file_id = p.picture_file_id
    where p.profile_code = (select profile_code from customers where customer_code = ${customerCode})
    order by p.created_at, p.pet_id`.execute(tx);
  return rows;
}

type Writing = {
  tenantId: string;
  profileCode: string;
  pet: Omit<PetRow, 'fileId' | 'contentType'>;
  at: Date;
};

/** Adds the pet or changes it, with its reminders; false where the id is one of somebody else's. */
export async function writePet(
  tx: TenantTransaction,
  { tenantId, profileCode, pet, at }: Writing,
): Promise<boolean> {
  const { rows } = await sql`
    insert into pets (tenant_id, pet_id, profile_code, name, kind, breed, sex, birthday, weight_grams, created_at)
    values (${tenantId}, ${pet.petId}, ${profileCode}, ${pet.name}, ${pet.kind}, ${pet.breed}, ${pet.sex},
      ${pet.birthday}, ${pet.weightGrams}, ${at})
    on conflict (tenant_id, pet_id) do update set name = excluded.name, kind = excluded.kind, breed = excluded.breed,
      sex = excluded.sex, birthday = excluded.birthday, weight_grams = excluded.weight_grams
    where pets.profile_code = ${profileCode}
    returning pet_id`.execute(tx);
  if (rows.length === 0) return false;
  await sql`delete from pet_reminders where pet_id = ${pet.petId}`.execute(tx);
  await sql`
    insert into pet_reminders (tenant_id, pet_id, reminder_no, kind, day, first_day, months)
    select ${tenantId}, ${pet.petId}, row_number() over (), kind, day, "firstDay", months
    from jsonb_to_recordset(${JSON.stringify(pet.reminders)}::jsonb)
      as r (kind text, day date, "firstDay" date, months smallint)`.execute(tx);
  return true;
}

/** The file of the picture it had, or null; undefined where the person has no such pet. */
export async function deletePet(
  tx: TenantTransaction,
  { profileCode, petId }: { profileCode: string; petId: string },
): Promise<string | null | undefined> {
  const row = await tx
    .deleteFrom('pets')
    .where('profile_code', '=', profileCode)
    .where('pet_id', '=', petId)
    .returning('picture_file_id')
    .executeTakeFirst();
  return row && row.picture_file_id;
}

/** The same for a picture that gives way to another, or to none. */
export async function replacePicture(
  tx: TenantTransaction,
  { profileCode, petId, fileId }: { profileCode: string; petId: string; fileId: string | null },
): Promise<string | null | undefined> {
  const { rows } = await sql<{ before: string | null }>`
    update pets set picture_file_id = ${fileId}
    from (select pet_id, picture_file_id as before from pets where profile_code = ${profileCode} and pet_id = ${petId}
      for update) was
    where pets.pet_id = was.pet_id
    returning was.before`.execute(tx);
  return rows[0]?.before;
}

export type DueReminder = PetReminderRow & {
  petId: string;
  no: number;
  profileCode: string;
  petName: string;
};

/** Of that day or before, locked; what another process is at is left to it. */
export async function takeDueReminders(
  tx: TenantTransaction,
  { today, most }: { today: string; most: number },
): Promise<DueReminder[]> {
  const { rows } = await sql<DueReminder>`
    select r.pet_id as "petId", r.reminder_no as no, r.kind, r.day::text, r.first_day::text as "firstDay", r.months,
      p.profile_code as "profileCode", p.name as "petName"
    from pet_reminders r join pets p on p.tenant_id = r.tenant_id and p.pet_id = r.pet_id
    where r.day <= ${today}
    order by r.day limit ${most}
    for update of r skip locked`.execute(tx);
  return rows;
}

/** Moves each to its next day, or removes it where it has none. */
export async function moveReminders(
  tx: TenantTransaction,
  moves: readonly { petId: string; no: number; next: string | undefined }[],
): Promise<void> {
  const given = JSON.stringify(moves);
  await sql`
    with given as (select * from jsonb_to_recordset(${given}::jsonb) as g ("petId" uuid, no smallint, next date)),
    moved as (
      update pet_reminders r set day = g.next from given g
      where r.pet_id = g."petId" and r.reminder_no = g.no and g.next is not null)
    delete from pet_reminders r using given g
    where r.pet_id = g."petId" and r.reminder_no = g.no and g.next is null`.execute(tx);
}
