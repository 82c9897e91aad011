import { fileFlaw, type FileFlaw } from '#domain/files/file-flaw.ts';
import type { FileKind } from '#domain/files/file-kinds.ts';
import type { Mask } from './masks.ts';
import { preparePicture, type Area } from './prepare-picture.client.ts';

/** What keeps a file from being sent. */
export type UploadFlaw = FileFlaw | 'broken';

type Options = {
  kind: FileKind;
  /** The longest side in pixels that the server keeps. */
  maxSide: number;
} & Edit;

/** What the person chose of a picture. */
export type Edit = { area?: Area; masks?: readonly Mask[] };

/** The file as it is sent: a picture reduced to what the server keeps, anything else as it is; or what is wrong with it. */
export async function prepareUpload(
  file: File,
  { kind, maxSide, ...edit }: Options,
): Promise<{ file: Blob } | { flaw: UploadFlaw }> {
  let prepared: Blob = file;
  if (file.type.startsWith('image/')) {
    try {
      prepared = await preparePicture(file, { ...edit, maxSide });
    } catch {
      return { flaw: 'broken' };
    }
  }
  const { size, type } = prepared;
  const flaw = fileFlaw({ name: '', size, type }, kind, { isPrepared: true });
  return flaw ? { flaw } : { file: prepared };
}
