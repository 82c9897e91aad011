import { secretKeys } from '#domain/web-config/registry.ts';
import { z } from 'zod';
import type { SchemasFor } from './common.schemas.ts';
import type { secretSettingCalls } from './secret-settings.calls.ts';

const states = z.object({
  Data: z.array(
    z.object({
      Opt: z.enum(secretKeys),
      IsSet: z.boolean(),
      ChangedAt: z.iso.datetime().nullable(),
      /** The name of the staff member. */
      ChangedBy: z.string().nullable(),
    }),
  ),
});

export const secretSettingSchemas = {
  secretSettings: {
    summary: 'Which secrets are set, and who changed them when; never what they are',
    answer: states,
  },
  setSecretSetting: {
    summary: 'Set a secret, or remove it with an empty value',
    params: z.object({ Opt: z.enum(secretKeys) }),
    // It becomes a header's value: a line break is never part of it.
    body: z.object({
      Value: z
        .string()
        .max(4096)
        .refine((value) => !/\p{Cc}/u.test(value)),
    }),
    answer: states,
    errors: ['SETTINGS_KEY_MISSING'],
  },
} satisfies SchemasFor<typeof secretSettingCalls>;
