import { access } from 'node:fs/promises';
import { join } from 'node:path';
import type { PictureFile } from './files.ts';

/** The logo is written after all other pictures of its tenant. */
export const logoPath = (filesDir: string, tenantId: string, { name }: PictureFile): string =>
  join(filesDir, tenantId, `${name}.svg`);

/** Whether all pictures of a tenant exist. */
export const areDrawn = (filesDir: string, tenantId: string, logo: PictureFile): Promise<boolean> =>
  access(logoPath(filesDir, tenantId, logo)).then(
    () => true,
    () => false,
  );
