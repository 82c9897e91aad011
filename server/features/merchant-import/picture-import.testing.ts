/** The calls of zips of pictures, for the tests of all calls. */
import { expect } from 'vitest';
import type { pictureImportCalls } from '#contract/picture-import.calls.ts';
import type { CallTests } from '#server/testing/call-test.ts';
import { zipOf } from '#server/testing/sample-zip.ts';

const may = ['salesman', 'superAdmin'] as const;
const params = { id: '00000000-0000-4000-8000-0000000000fe' };
const headers = { 'idempotency-key': 'a-zip-of-tests' };
const given = {
  headers,
  body: { FileName: 'pictures.zip' },
  files: { zip: zipOf({ 'P1.jpg': Buffer.from('x') }) },
};
const start = { params, body: { Seen: 1 } };
const ofOne = (asked: object) => ({
  may,
  sample: asked,
  crossTenant: [{ as: 'superAdmin', given: asked, hears: '404 IMPORT_NOT_FOUND' }] as const,
  crossCenter: [{ given: asked, hears: '403 RIGHT_MISSING' }] as const,
});

/** Those of others are tried in picture-import.test.ts: there they exist. */
export const pictureImportCallTests: CallTests<typeof pictureImportCalls> = {
  pictureImports: {
    may,
    sample: {},
    crossTenant: [
      { as: 'superAdmin', given: {}, hears: (answer: unknown) => expect(answer).toEqual({ Data: [] }) },
    ],
    crossCenter: [{ given: {}, hears: '403 RIGHT_MISSING' }],
  },
  addPictureImport: {
    may,
    sample: given,
    crossTenant: [],
    crossCenter: [{ given, hears: '403 RIGHT_MISSING' }],
  },
  onePictureImport: ofOne({ params }),
  runPictureImport: ofOne(start),
  undoPictureImport: ofOne(start),
  discardPictureImport: ofOne(start),
};
