/** A customer's pets and the reminders of them. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CallAnswer } from '#contract/schemas.ts';
import { MAX_PETS } from '#domain/pets/pets.ts';
import { samplePicture } from '../../testing/sample-files.ts';
import { createTestShop, type TestShop } from '../../testing/shop.ts';
import { remindOfPets } from './pets.reminding.usecases.ts';

let shop: TestShop;
let start: Date;
beforeAll(async () => {
  shop = await createTestShop();
  start = shop.now;
});
afterAll(() => shop.stop());
beforeEach(async () => {
  shop.now = start;
  await shop.database.asOwner(
    `delete from pets; delete from notifications;
     delete from web_config where opt = 'PET_INFORMATION_ENABLED'`,
  );
  shop.deps.cache.dropAll();
});

type Who = 'CUST1' | 'CUST2';
type Tenant = 'alpha' | 'beta';
type Pet = CallAnswer<'pets'>['data'][number];
const DAY_MS = 24 * 3600 * 1000;
/** The shop's clock stands at noon of 2 March 2026. */
const TODAY = '2026-03-02';

async function call(
  name: 'pets' | 'savePet' | 'removePet',
  body: object,
  { who = 'CUST1', tenant = 'alpha' }: { who?: Who; tenant?: Tenant } = {},
) {
  const response = await shop.call(name, { tenant, token: await shop.tokenOf(tenant, who), body });
  const answer = response.json<{ data?: Pet[]; code?: string; fields?: object }>();
  return { status: response.statusCode, ...answer };
}
const save = (more: object = {}, as: Parameters<typeof call>[2] = {}) =>
  call('savePet', { PetId: randomUUID(), Name: 'มะลิ', Kind: 'cat', ...more }, as);
const remind = (tenant: Tenant = 'alpha') => remindOfPets(shop.deps, tenant);
const told = () =>
  shop.database.asOwner(
    `select tenant_id as tenant, recipient, kind, title_en as title, link from notifications order by tenant_id, recipient, title_en`,
  );
const days = async () => (await call('pets', {})).data?.[0]?.Reminders.map(({ Day }) => Day);

describe('R-27i pets', () => {
  it('are kept as given, in the order in which they were added; the same twice is once', async () => {
    const mali = { PetId: randomUUID(), Name: 'มะลิ', Kind: 'cat', Sex: 'female', Breed: 'วิเชียรมาศ' };
    const more = { Birthday: '2020-05-10', Weight: 4.25 };
    const Reminders = [{ Kind: 'vaccination', Day: '2026-04-01', Months: 12 }];
    await call('savePet', { ...mali, ...more, Reminders });
    shop.now = new Date(start.getTime() + 1000);
    await save({ Name: 'Max', Kind: 'dog' });
    const { data } = await call('savePet', { ...mali, ...more, Reminders });
    expect(data?.map(({ Name }) => Name)).toEqual(['มะลิ', 'Max']);
    expect(data?.[0]).toEqual({ ...mali, ...more, Reminders, Picture: null });
    expect(data?.[1]).toMatchObject({
      Birthday: null,
      Weight: null,
      Sex: 'unknown',
      Breed: '',
      Reminders: [],
    });
    const changed = await call('savePet', { ...mali, Name: 'Mali', Weight: 5 });
    expect(changed.data?.[0]).toMatchObject({ Name: 'Mali', Weight: 5, Birthday: null, Reminders: [] });
  });

  it('are the person’s own: the same id in another shop is another pet', async () => {
    const PetId = randomUUID();
    await save({ PetId });
    expect(await save({ PetId, Name: 'Mine' }, { who: 'CUST2' })).toMatchObject({
      status: 404,
      code: 'PET_NOT_FOUND',
    });
    expect((await save({ PetId, Name: 'Other' }, { tenant: 'beta' })).data).toMatchObject([
      { Name: 'Other' },
    ]);
    expect((await call('pets', {})).data).toMatchObject([{ PetId, Name: 'มะลิ' }]);
    expect((await call('pets', {}, { who: 'CUST2' })).data).toEqual([]);
    await call('removePet', { PetId }, { tenant: 'beta' });
    expect((await call('removePet', { PetId })).data).toEqual([]);
    expect(await call('removePet', { PetId })).toMatchObject({ status: 404, code: 'PET_NOT_FOUND' });
  });

  it('are so many at most, also when two browsers add at once', async () => {
    for (let n = 1; n < MAX_PETS; n += 1) await save({ Name: `Pet ${n}` });
    const both = await Promise.all([save({ Name: 'One' }), save({ Name: 'Two' })]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.code).toBe('TOO_MANY_PETS');
    expect((await call('pets', {})).data).toHaveLength(MAX_PETS);
  });

  it.each([
    [{ Birthday: '2026-03-03' }, 'BIRTHDAY_WRONG', 'Birthday'],
    [{ Birthday: '1906-03-01' }, 'BIRTHDAY_WRONG', 'Birthday'],
    [{ Reminders: [{ Kind: 'food', Day: '2026-03-01', Months: 0 }] }, 'REMINDER_OVER', 'Reminders.0.Day'],
    [{ Name: '' }, 'INVALID_INPUT', 'Name'],
    [{ Weight: 0 }, 'INVALID_INPUT', 'Weight'],
    [{ Weight: 4.255 }, 'INVALID_INPUT', 'Weight'],
    [{ Birthday: '2026-02-30' }, 'INVALID_INPUT', 'Birthday'],
    [{ Reminders: [{ Kind: 'food', Day: TODAY, Months: 5 }] }, 'INVALID_INPUT', 'Reminders.0.Months'],
  ])('refuse %j by the field', async (wrong, code, field) => {
    const refused = await save(wrong);
    expect(refused).toMatchObject({ status: 400, code });
    expect(Object.keys(refused.fields ?? {})).toEqual([field]);
    expect((await call('pets', {})).data).toEqual([]);
  });

  it('are saved with a reminder whose day has passed since, as long as it is as it was', async () => {
    const PetId = randomUUID();
    const kept = { Kind: 'food', Day: TODAY, Months: 0 };
    await save({ PetId, Reminders: [kept] });
    shop.now = new Date(start.getTime() + 86_400_000);
    expect(await save({ PetId, Name: 'Renamed', Reminders: [kept] })).toMatchObject({ status: 200 });
    expect(await save({ PetId, Reminders: [{ ...kept, Months: 3 }] })).toMatchObject({
      code: 'REMINDER_OVER',
    });
  });

  it('have a picture that only they see, and the one before is deleted', async () => {
    const PetId = randomUUID();
    await save({ PetId });
    const token = await shop.tokenOf('alpha', 'CUST1');
    const picture = () =>
      shop.call('setPetPicture', { token, params: { petId: PetId }, files: { picture: samplePicture } });
    const [first] = (await picture()).json<CallAnswer<'pets'>>().data;
    expect(first?.Picture).toMatch(/^\/private\//);
    await picture();
    const files = () =>
      shop.database.asOwner(
        `select customer_code as owner, access, state from files where purpose = 'pet' order by created_at, state desc`,
      );
    const file = { owner: 'CUST1', access: 'private' };
    expect(await files()).toEqual(
      expect.arrayContaining([
        { ...file, state: 'stored' },
        { ...file, state: 'removed' },
      ]),
    );
    await call('removePet', { PetId });
    expect((await files()).map(({ state }) => state)).toEqual(['removed', 'removed']);
  });

  it('W-61 are refused by every call where PET_INFORMATION_ENABLED is off; another shop keeps its own', async () => {
    await save();
    await shop.database.asOwner(
      `insert into web_config (tenant_id, opt, opt_value) values ('alpha', 'PET_INFORMATION_ENABLED', 'N')`,
    );
    shop.deps.cache.dropAll();
    expect(await call('pets', {})).toMatchObject({ status: 404, code: 'PETS_CLOSED' });
    expect(await save()).toMatchObject({ status: 404, code: 'PETS_CLOSED' });
    expect((await call('pets', {}, { tenant: 'beta' })).status).toBe(200);
  });
});

describe('R-27i reminders of pets', () => {
  it('are told once on their day, and come again after their months', async () => {
    await save({
      Name: 'Max',
      Reminders: [
        { Kind: 'checkup', Day: TODAY, Months: 0 },
        { Kind: 'vaccination', Day: TODAY, Months: 12 },
        { Kind: 'grooming', Day: '2026-03-03', Months: 1 },
      ],
    });
    await save({ Name: 'Bo', Reminders: [{ Kind: 'food', Day: TODAY, Months: 1 }] }, { tenant: 'beta' });
    await Promise.all([remind(), remind()]);
    await remind();
    expect(await told()).toEqual(
      ['Time for a check-up: Max', 'Time for a vaccination: Max'].map((title) => ({
        tenant: 'alpha',
        recipient: 'CUST1',
        kind: 'pet.reminder',
        title,
        link: '/profile/petInformation',
      })),
    );
    expect(await days()).toEqual(['2027-03-02', '2026-03-03']);
    shop.now = new Date(start.getTime() + DAY_MS);
    await remind();
    expect(await told()).toHaveLength(3);
  });

  it('that were missed are told, and go on from their own day of the month', async () => {
    const PetId = randomUUID();
    await save({ PetId, Reminders: [{ Kind: 'deworming', Day: '2026-03-31', Months: 1 }] });
    shop.now = new Date(start.getTime() + 60 * DAY_MS);
    expect(await remind()).toBe(1);
    expect(await days()).toEqual(['2026-05-31']);
    // Saved as it is, it still counts from its first day.
    await call('savePet', {
      PetId,
      Name: 'มะลิ',
      Kind: 'cat',
      Reminders: [{ Kind: 'deworming', Day: '2026-05-31', Months: 1 }],
    });
    shop.now = new Date(start.getTime() + 120 * DAY_MS);
    await remind();
    expect(await days()).toEqual(['2026-07-31']);
  });

  it('W-61 wait where PET_INFORMATION_ENABLED is off', async () => {
    await save({ Reminders: [{ Kind: 'food', Day: TODAY, Months: 0 }] });
    await shop.database.asOwner(
      `insert into web_config (tenant_id, opt, opt_value) values ('alpha', 'PET_INFORMATION_ENABLED', 'N')`,
    );
    shop.deps.cache.dropAll();
    expect(await remind()).toBe(0);
    expect(await told()).toEqual([]);
  });
});
