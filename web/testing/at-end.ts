/** What a test puts up is taken down when it ends, the last first. */
type Work = () => void | Promise<void>;

let undo: Work[] = [];

export function atEnd(work: Work): void {
  undo.push(work);
}

/** All of it, also where one fails: the next test begins with nothing of this one. */
export async function endAll(): Promise<void> {
  const works = undo.toReversed();
  undo = [];
  const failures: unknown[] = [];
  for (const work of works) {
    try {
      await work();
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
}
