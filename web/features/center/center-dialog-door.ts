/** The one center dialog, opened from wherever; what draws it is loaded with the first opening. */
type Listener = () => void;
let listener: Listener | undefined;

/** Opens the dialog; before the page runs in the browser there is none. */
export function openCenterDialog(): void {
  listener?.();
}

/** For the one host that draws it. */
export function hostCenterDialog(host: Listener): () => void {
  listener = host;
  return () => {
    listener = undefined;
  };
}
