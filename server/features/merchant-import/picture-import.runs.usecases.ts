/** The runs of a zip of pictures: putting them in and taking them back, a product a row (R-47t). */
import { withPictures } from '#domain/import/picture-names.ts';
import type { Dependencies } from '../../dependencies.ts';
import { conflict, notAllowed, notFound } from '../../http/call-error.ts';
import type { Language } from '../../http/messages.ts';
import type { CallContext } from '../../http/visitor.ts';
import type { RunKind } from '../../run-kinds.ts';
import { addressOf, keepFile, type FileName } from '../files/files.public.ts';
import { changePictures, storePicture } from '../merchant-products/merchant-products.public.ts';
import { tellMaker } from '../runs/runs.public.ts';
import { staffMemberOf } from '../session/session.public.ts';
import {
  findGivenPictures,
  findPictureProduct,
  storePicturesDone,
  storePicturesUndone,
  type PictureProduct,
} from './picture-import.queries.ts';

export type PictureFacts = { ImportId: string; FileName: string };
export const PICTURE_RUNS = { work: 'import.pictures.work', undo: 'import.pictures.undo' } as const;

const TITLES: Record<Language, Record<keyof typeof PICTURE_RUNS, string>> = {
  th: { work: 'นำเข้ารูปสินค้า', undo: 'ย้อนการนำเข้ารูปสินค้า' },
  en: { work: 'Import pictures of products', undo: 'Take back an import of pictures' },
};

type Row = Parameters<RunKind['workRow']>[1];

/** Throws 404 IMPORT_NOT_FOUND where it was removed meanwhile. */
async function productOf(
  deps: Dependencies,
  { visitor: { tenantId } }: CallContext,
  asked: { importId: string; code: string },
): Promise<PictureProduct> {
  const product = await deps.database.inTenant(tenantId, (tx) => findPictureProduct(tx, asked), {
    readOnly: true,
  });
  if (!product) throw notFound('IMPORT_NOT_FOUND');
  return product;
}

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.join('\n') === other.join('\n');

/** Throws 409 PRODUCT_PICTURES_CHANGED where they are not as they were at the check, and what storing a picture throws. */
async function putIn(
  deps: Dependencies,
  context: CallContext,
  { row, importId }: { row: Row; importId: string },
): Promise<void> {
  const { visitor } = context;
  const code = row.key;
  const { before: seen } = await productOf(deps, context, { importId, code });
  const given = await deps.database.inTenant(
    visitor.tenantId,
    (tx) => findGivenPictures(tx, { importId, code }),
    { readOnly: true },
  );
  const put: { place: number; file: FileName; address: string }[] = [];
  // One at a time: each is decoded in memory. What a failed row has stored is swept as an upload that nothing names.
  for (const { place, bytes } of given) {
    const file = await storePicture(deps, visitor, bytes);
    put.push({ place, file, address: addressOf(deps, 'public', file) });
  }
  await changePictures(deps, context, {
    code,
    work: async (tx, before) => {
      await row.mark(tx);
      if (!isSame(before, seen)) throw conflict('PRODUCT_PICTURES_CHANGED');
      for (const { file } of put) await keepFile(tx, file);
      const after = withPictures(before, put);
      await storePicturesDone(tx, { importId, code, after });
      return after;
    },
  });
}

/** The files stay, as those of any picture that is taken from a product. Throws 409 PRODUCT_PICTURES_CHANGED. */
async function takeBack(
  deps: Dependencies,
  context: CallContext,
  { row, importId }: { row: Row; importId: string },
): Promise<void> {
  const code = row.key;
  const { before, after } = await productOf(deps, context, { importId, code });
  await changePictures(deps, context, {
    code,
    work: async (tx, now) => {
      await row.mark(tx);
      if (!isSame(now, after ?? [])) throw conflict('PRODUCT_PICTURES_CHANGED');
      await storePicturesUndone(tx, { importId, code });
      return before;
    },
  });
}

export function definePictureRuns(deps: Dependencies): void {
  const define = (what: keyof typeof PICTURE_RUNS, work: typeof putIn) => {
    const kind: RunKind = {
      title: ({ parameters }, language) =>
        `${TITLES[language][what]} (${(parameters as PictureFacts).FileName})`,
      fileName: 'import-pictures',
      assertMay: async ({ visitor }) => {
        if (!(await deps.hasMerchantPage(visitor, 'imports'))) throw notAllowed('PAGE_DISABLED');
        const { rights } = await staffMemberOf(deps, visitor);
        if (!rights.includes('manageProducts')) throw notAllowed('RIGHT_MISSING');
      },
      workRow: (context, row, parameters) =>
        work(deps, context, { row, importId: (parameters as PictureFacts).ImportId }),
      finish: (tx, run) => tellMaker(deps, tx, { run, kind }),
    };
    deps.runKinds.define(PICTURE_RUNS[what], kind);
  };
  define('work', putIn);
  define('undo', takeBack);
}
