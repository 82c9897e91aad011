import { fileFlaw, type FileFlaw } from '#domain/files/file-flaw.ts';
import type { FileKind } from '#domain/files/file-kinds.ts';
import { preparePicture, type Area } from './prepare-picture.client.ts';

/** What keeps a file from being sent. */
export type UploadFlaw = FileFlaw | 'broken';

type Options = {
  kind: FileKind;
  /** The longest side in pixels that the server keeps. */
  maxSide: number;
  area?: Area | undefined;
};

/** The file as it is sent: a picture reduced to what the server keeps, anything else as it is; or what is wrong with it. */
export async function prepareUpload(
  file: File,
  { kind, maxSide, area }: Options,
): Promise<{ file: Blob } | { flaw: UploadFlaw }> {
  let prepared: Blob = file;
  if (file.type.startsWith('image/')) {
    try {
      prepared = await preparePicture(file, { area, maxSide });
    } catch {
      return { flaw: 'broken' };
    }
  }
  const { size, type } = prepared;
  const flaw = fileFlaw({ name: '', size, type }, kind, { isPrepared: true });
  return flaw ? { flaw } : { file: prepared };
}
