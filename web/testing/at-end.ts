/** What a test puts up is taken down when it ends, the last first. */
type Work = () => void | Promise<void>;

let undo: Work[] = [];

export function atEnd(work: Work): void {
  undo.push(work);
}

export async function endAll(): Promise<void> {
  for (const work of undo.toReversed()) await work();
  undo = [];
}
