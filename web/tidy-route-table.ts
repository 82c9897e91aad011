/** Part of the build: takes out of React Router's route table what makes a page heavier than it is (decision 32). */
import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const BEFORE = 'window.__reactRouterManifest=';

type Entry = { parentId?: string; imports?: string[]; css?: string[] };
type Table = { entry: Entry; routes: Record<string, Entry> & { root: Entry } };

/** Throws where the table is not found or begins otherwise than expected: the router may write it in another way. */
export async function tidyRouteTable(folder: string): Promise<void> {
  let isFound = false;
  for await (const path of glob(join(folder, 'client/assets/manifest-*.js'))) {
    isFound = true;
    const text = await readFile(path, 'utf8');
    if (!text.startsWith(BEFORE)) throw new Error(`The route table begins otherwise than expected: ${path}`);
    const table = JSON.parse(text.slice(BEFORE.length).replace(/;\s*$/, '')) as Table;
    withoutWhatIsThere(table);
    const everywhere = table.routes.root.css ?? [];
    await writeFile(path, unmarked(`${BEFORE}${JSON.stringify(table)};`, everywhere));
    const server = join(folder, 'server/index.js');
    await writeFile(server, unmarked(await readFile(server, 'utf8'), everywhere));
  }
  if (!isFound) throw new Error(`The route table was not found in ${folder}`);
}

/**
 * The chunks that the entry is made of are listed with every route again, and those of a layout with each of its pages;
 * they are loaded before, or together with it.
 */
function withoutWhatIsThere({ entry, routes }: Table): void {
  const chunks = new Map(Object.entries(routes).map(([id, { imports }]) => [id, imports ?? []]));
  for (const route of Object.values(routes)) {
    const there = new Set(entry.imports);
    for (let id = route.parentId; id !== undefined; id = routes[id]?.parentId)
      for (const chunk of chunks.get(id) ?? []) there.add(chunk);
    route.imports = route.imports?.filter((chunk) => !there.has(chunk));
  }
  entry.imports = [];
}

/**
 * The router marks a style sheet with `#` that a lazy part needs too, so that this part brings its own and keeps it
 * when the page's is removed. What every page needs is never removed: adding it again would only make the browser lay
 * out the whole page again, with the fonts.
 */
function unmarked(text: string, sheets: readonly string[]): string {
  return sheets.reduce((done, sheet) => done.replaceAll(`"${sheet}"`, `"${sheet.replace(/#$/, '')}"`), text);
}
