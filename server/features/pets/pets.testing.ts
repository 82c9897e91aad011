/** The calls of the pets, for the tests of all calls. */
import { expect } from 'vitest';
import type { petCalls } from '#contract/pets.calls.ts';
import type { CallTests } from '#server/testing/call-test.ts';
import { ONLY_ALPHA } from '#server/testing/only-alpha.ts';
import { samplePicture } from '#server/testing/sample-files.ts';

const params = { petId: ONLY_ALPHA.pet };
const about = { PetId: ONLY_ALPHA.pet, Name: 'Mali', Kind: 'cat' };
const none = (answer: unknown) => expect(answer).toEqual({ data: [] });
const gone = '404 PET_NOT_FOUND';

export const petCallTests: CallTests<typeof petCalls> = {
  pets: {
    may: ['customer'],
    sample: { body: {} },
    crossTenant: [{ given: { body: {} }, hears: none }],
    crossCustomer: [{ given: { body: {} }, hears: none }],
  },
  savePet: {
    may: ['customer'],
    sample: {
      body: {
        ...about,
        Birthday: '2020-05-10',
        Weight: 4.25,
        Reminders: [{ Kind: 'vaccination', Day: '2030-01-31', Months: 12 }],
      },
    },
    // The same id in another shop is another pet; pets.test.ts looks at both.
    crossTenant: [],
    crossCustomer: [{ given: { body: { ...about, Name: 'Mine' } }, hears: gone }],
  },
  removePet: {
    may: ['customer'],
    sample: { body: { PetId: ONLY_ALPHA.pet } },
    crossTenant: [{ given: { body: { PetId: ONLY_ALPHA.pet } }, hears: gone }],
    crossCustomer: [{ given: { body: { PetId: ONLY_ALPHA.pet } }, hears: gone }],
  },
  setPetPicture: {
    may: ['customer'],
    sample: { params, files: { picture: samplePicture } },
    crossTenant: [{ given: { params, files: { picture: samplePicture } }, hears: gone }],
    crossCustomer: [{ given: { params, files: { picture: samplePicture } }, hears: gone }],
  },
  removePetPicture: {
    may: ['customer'],
    sample: { params, body: {} },
    crossTenant: [{ given: { params, body: {} }, hears: gone }],
    crossCustomer: [{ given: { params, body: {} }, hears: gone }],
  },
};
