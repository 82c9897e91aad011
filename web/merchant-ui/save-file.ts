type Answer = { FileName: string; ContentType: string; /** In base64. */ Data: string };

/** Gives the reader a file that the shop made, as a download. */
export function saveFile({ FileName, ContentType, Data }: Answer): void {
  const bytes = Uint8Array.from(atob(Data), (letter) => letter.charCodeAt(0));
  const url = URL.createObjectURL(new Blob([bytes], { type: ContentType }));
  const link = document.createElement('a');
  link.href = url;
  link.download = FileName;
  link.click();
  // The browser has taken it over by then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
