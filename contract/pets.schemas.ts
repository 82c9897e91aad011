import { z } from 'zod';
import {
  MAX_PET_KG,
  MAX_PETS,
  MAX_REMINDERS,
  petKinds,
  petReminderKinds,
  petSexes,
  REMINDER_MONTHS,
} from '#domain/pets/pets.ts';
import { text, UPLOAD_ERRORS, withTwoDecimals, type SchemasFor } from './common.schemas.ts';
import type { petCalls } from './pets.calls.ts';

const reminder = z.object({
  Kind: z.enum(petReminderKinds),
  /** When it comes next. */
  Day: z.iso.date(),
  /** Again after so many months; 0 is once. */
  Months: z.literal(REMINDER_MONTHS),
});

const about = z.object({
  PetId: z.uuid(),
  Name: text(60).min(1),
  Kind: z.enum(petKinds),
  Breed: text(80).default(''),
  Sex: z.enum(petSexes).default('unknown'),
  Birthday: z.iso.date().nullable().default(null),
  /** Kilograms. */
  Weight: withTwoDecimals(z.number().min(0.01).max(MAX_PET_KG)).nullable().default(null),
  Reminders: z.array(reminder).max(MAX_REMINDERS).default([]),
});

const pet = about.extend({
  /** Works for ten minutes. */
  Picture: z.string().nullable(),
});
/** All of them, oldest first, after every change. */
const answer = z.object({ data: z.array(pet).max(MAX_PETS) });
export type Pet = z.infer<typeof pet>;

const params = z.object({ petId: z.uuid() });

export const petSchemas = {
  pets: {
    summary: "The customer's pets, in the order in which they were added",
    body: z.object({}),
    answer,
    errors: ['PETS_CLOSED'],
  },
  savePet: {
    summary: 'Add a pet, or change it: the id is of the caller’s choice, so the same twice is once',
    body: about,
    answer,
    errors: ['PETS_CLOSED', 'PET_NOT_FOUND', 'TOO_MANY_PETS', 'BIRTHDAY_WRONG', 'REMINDER_OVER'],
  },
  removePet: {
    summary: 'Remove a pet with its picture and reminders',
    body: z.object({ PetId: z.uuid() }),
    answer,
    errors: ['PETS_CLOSED', 'PET_NOT_FOUND'],
  },
  setPetPicture: {
    summary: "Change a pet's picture; the one before is deleted",
    params,
    answer,
    errors: ['PETS_CLOSED', 'PET_NOT_FOUND', 'FILE_MISSING', 'FILE_GONE', ...UPLOAD_ERRORS],
  },
  removePetPicture: {
    summary: "Delete a pet's picture",
    params,
    answer,
    errors: ['PETS_CLOSED', 'PET_NOT_FOUND'],
  },
} satisfies SchemasFor<typeof petCalls>;
