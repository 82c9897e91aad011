/** The pets of a customer (R-27i): only the person's own, and only where the shop asks for them. */
import type { CallAnswer, CallParsed } from '#contract/schemas.ts';
import type { TenantTransaction } from '#database/database.ts';
import { MAX_PET_YEARS, MAX_PETS, monthsLater } from '#domain/pets/pets.ts';
import type { Dependencies } from '../../dependencies.ts';
import { badRequest, conflict, notFound } from '../../http/call-error.ts';
import type { Visitor } from '../../http/visitor.ts';
import { addressOf, keepFile, removeFile, storeFile } from '../files/files.public.ts';
import { holdPerson } from '../session/session.public.ts';
import { webConfigOf } from '../webconfig/webconfig.public.ts';
import { todayOf } from './pets.rules.ts';
import { deletePet, findPets, replacePicture, writePet, type PetRow } from './pets.queries.ts';

type Pets = CallAnswer<'pets'>;
type Needs = Pick<Dependencies, 'database' | 'config' | 'clock' | 'cache' | 'jobs'>;
type Given = CallParsed<'savePet'>['body'];

/** As large as the card shows it on a sharp screen. */
const PICTURE_SIDE = 800;
const GRAMS_A_KG = 1000;
const MONTHS_A_YEAR = 12;

/** Throws 404 PETS_CLOSED where the shop does not ask for pets (PET_INFORMATION_ENABLED). */
async function assertOpen(deps: Needs, tenantId: string): Promise<void> {
  if (!(await webConfigOf(deps, tenantId)).get('PET_INFORMATION_ENABLED')) throw notFound('PETS_CLOSED');
}

const present = (deps: Needs, tenantId: string, pets: readonly PetRow[]): Pets => ({
  data: pets.map(({ fileId, contentType, weightGrams, ...pet }) => ({
    PetId: pet.petId,
    Name: pet.name,
    Kind: pet.kind,
    Breed: pet.breed,
    Sex: pet.sex,
    Birthday: pet.birthday,
    Weight: weightGrams === null ? null : weightGrams / GRAMS_A_KG,
    Reminders: pet.reminders.map(({ kind, day, months }) => ({
      Kind: kind,
      Day: day,
      Months: months as Given['Reminders'][number]['Months'],
    })),
    Picture:
      fileId === null || contentType === null
        ? null
        : addressOf(deps, 'private', { tenantId, fileId, contentType }),
  })),
});

/** Throws 404 PETS_CLOSED. */
export async function petsOf(deps: Needs, { tenantId, customerCode }: Visitor): Promise<Pets> {
  await assertOpen(deps, tenantId);
  const pets = await deps.database.inTenant(tenantId, (tx) => findPets(tx, customerCode), { readOnly: true });
  return present(deps, tenantId, pets);
}

/** `work` with the person held, and then their pets. Throws 404 PETS_CLOSED, 401 SESSION_OVER and what `work` throws. */
async function change(
  deps: Needs,
  visitor: Visitor,
  work: (tx: TenantTransaction, profileCode: string) => Promise<void>,
): Promise<Pets> {
  const { tenantId, customerCode } = visitor;
  await assertOpen(deps, tenantId);
  const pets = await deps.database.inTenant(tenantId, async (tx) => {
    await work(tx, await holdPerson(tx, visitor));
    return findPets(tx, customerCode);
  });
  return present(deps, tenantId, pets);
}

/** Throws 400 BIRTHDAY_WRONG for a day to come or of another age. */
function checkBirthday({ Birthday }: Given, today: string): void {
  const oldest = monthsLater(today, -MAX_PET_YEARS * MONTHS_A_YEAR);
  if (Birthday !== null && (Birthday > today || Birthday < oldest))
    throw badRequest('BIRTHDAY_WRONG', { fields: { Birthday: 'BIRTHDAY_WRONG' } });
}

type Reminder = Given['Reminders'][number];

/** Throws 400 REMINDER_OVER for a day that is over, unless it is one that was kept before. */
function checkReminders(given: readonly Reminder[], before: PetRow | undefined, today: string): void {
  const over = given.findIndex((one) => one.Day < today && !keptOf(before, one));
  if (over >= 0)
    throw badRequest('REMINDER_OVER', { fields: { [`Reminders.${over}.Day`]: 'REMINDER_OVER' } });
}

const keptOf = (before: PetRow | undefined, { Kind, Day, Months }: Reminder) =>
  before?.reminders.find(({ kind, day, months }) => kind === Kind && day === Day && months === Months);

/**
 * Adds a pet or changes it. Throws 404 PETS_CLOSED, 404 PET_NOT_FOUND for the id of somebody else's, 400 BIRTHDAY_WRONG,
 * 400 REMINDER_OVER, 409 TOO_MANY_PETS.
 */
export async function savePet(deps: Needs, visitor: Visitor, given: Given): Promise<Pets> {
  const { tenantId, customerCode } = visitor;
  const at = deps.clock();
  checkBirthday(given, todayOf(at));
  return change(deps, visitor, async (tx, profileCode) => {
    const all = await findPets(tx, customerCode);
    const before = all.find(({ petId }) => petId === given.PetId);
    if (!before && all.length >= MAX_PETS) throw conflict('TOO_MANY_PETS', { values: { most: MAX_PETS } });
    checkReminders(given.Reminders, before, todayOf(at));
    const pet = {
      petId: given.PetId,
      name: given.Name,
      kind: given.Kind,
      breed: given.Breed,
      sex: given.Sex,
      birthday: given.Birthday,
      weightGrams: given.Weight === null ? null : Math.round(given.Weight * GRAMS_A_KG),
      reminders: given.Reminders.map((one) => ({
        kind: one.Kind,
        day: one.Day,
        months: one.Months,
        // One that is as it was goes on counting from its first day.
        firstDay: keptOf(before, one)?.firstDay ?? one.Day,
      })),
    };
    if (!(await writePet(tx, { tenantId, profileCode, pet, at }))) throw notFound('PET_NOT_FOUND');
  });
}

/** Throws 404 PETS_CLOSED, 404 PET_NOT_FOUND. */
export function removePet(deps: Needs, visitor: Visitor, petId: string): Promise<Pets> {
  return change(deps, visitor, async (tx, profileCode) => {
    const fileId = await deletePet(tx, { profileCode, petId });
    if (fileId === undefined) throw notFound('PET_NOT_FOUND');
    if (fileId !== null) await removeFile(deps, tx, { tenantId: visitor.tenantId, fileId });
  });
}

type Picturing = { petId: string; bytes: Uint8Array | undefined };

/** Throws 404 PETS_CLOSED, 404 PET_NOT_FOUND, 400 FILE_MISSING and what `storeFile` and `keepFile` throw. */
export async function setPetPicture(
  deps: Needs & Pick<Dependencies, 'fileStore'>,
  visitor: Visitor,
  { petId, bytes }: Picturing,
): Promise<Pets> {
  const { data } = await petsOf(deps, visitor);
  if (!data.some(({ PetId }) => PetId === petId)) throw notFound('PET_NOT_FOUND');
  if (!bytes) throw badRequest('FILE_MISSING', { fields: { picture: 'FILE_MISSING' } });
  const file = await storeFile(deps, visitor, {
    bytes,
    field: 'picture',
    kind: 'picture',
    maxSide: PICTURE_SIDE,
    access: 'private',
    purpose: 'pet',
    owner: { customerCode: visitor.customerCode },
  });
  return change(deps, visitor, async (tx, profileCode) => {
    await keepFile(tx, file);
    await swapPicture(deps, tx, { tenantId: visitor.tenantId, profileCode, petId, fileId: file.fileId });
  });
}

/** Throws 404 PETS_CLOSED, 404 PET_NOT_FOUND. Does nothing where it has none. */
export function removePetPicture(deps: Needs, visitor: Visitor, petId: string): Promise<Pets> {
  return change(deps, visitor, (tx, profileCode) =>
    swapPicture(deps, tx, { tenantId: visitor.tenantId, profileCode, petId, fileId: null }),
  );
}

type Swap = { tenantId: string; profileCode: string; petId: string; fileId: string | null };

async function swapPicture(deps: Needs, tx: TenantTransaction, { tenantId, ...swap }: Swap): Promise<void> {
  const before = await replacePicture(tx, swap);
  if (before === undefined) throw notFound('PET_NOT_FOUND');
  if (before !== null) await removeFile(deps, tx, { tenantId, fileId: before });
}
