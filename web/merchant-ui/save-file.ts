import type { DownloadedFile } from '#contract/client.ts';

/** Gives the reader a file that the shop made, as a download. */
export function saveFile({ FileName, Blob: file }: DownloadedFile): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = FileName;
  link.click();
  // The browser has taken it over by then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
