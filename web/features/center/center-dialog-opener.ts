/** The one center dialog, opened from wherever; what draws it is loaded with the first opening. */
type Listener = () => void;
let listener: Listener | undefined;
let isWanted = false;

/** Opens the dialog; while the page is still being hydrated, as soon as its host is there. */
export function openCenterDialog(): void {
  if (listener) listener();
  else isWanted = true;
}

/** For the one host that draws it. */
export function hostCenterDialog(host: Listener): () => void {
  listener = host;
  if (isWanted) host();
  isWanted = false;
  return () => {
    listener = undefined;
  };
}
