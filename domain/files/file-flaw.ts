import { FILE_RULES, type FileKind } from './file-kinds.ts';

/** What a browser knows of a chosen file; `type` is '' where it does not know the kind. */
export type ChosenFile = { name: string; type: string; size: number };

export type FileFlaw = 'empty' | 'heic' | 'unsupported' | 'tooLarge';

const HEIC = /^image\/hei[cf]/;
const HEIC_NAME = /\.hei[cf]$/i;

/**
 * Why a file need not be sent at all; undefined if it may be. The server looks at its contents and decides. Pictures are
 * reduced before they are sent, so their size counts only afterwards (`isPrepared`).
 */
export function fileFlaw(
  { name, type, size }: ChosenFile,
  kind: FileKind,
  { isPrepared }: { isPrepared: boolean },
): FileFlaw | undefined {
  const { accept, maxBytes } = FILE_RULES[kind];
  if (size === 0) return 'empty';
  if (HEIC.test(type) || HEIC_NAME.test(name)) return 'heic';
  if (!accept.includes(type)) return 'unsupported';
  return size > maxBytes && (isPrepared || !type.startsWith('image/')) ? 'tooLarge' : undefined;
}
