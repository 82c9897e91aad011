import { z } from 'zod';
import { baht } from './common.schemas.ts';

/** Of one piece, without tax, null for none; without it they stay as they are. By the right to see costs alone. */
export const costsGiven = {
  Costs: z
    .object({ Cost: baht.nullable().default(null), FloorPrice: baht.nullable().default(null) })
    .optional(),
};
