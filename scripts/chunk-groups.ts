/** Which chunk of the browser's code a module goes to, by who reaches it: nothing here names a feature. */

/** What is read of Rolldown's graph. */
type Graph = {
  getModuleInfo: (id: string) => {
    importers: readonly string[];
    dynamicImporters: readonly string[];
  } | null;
};
type Group = { name: (id: string, graph: Graph) => string | null; priority: number };

const LIBRARIES =
  /node_modules\/(react|react-dom|scheduler|react-router|@tanstack\/(react-query|query-core)|use-intl|icu-minify|zustand|clsx|@mantine\/core\/esm\/core\/(MantineProvider|utils))\//;
/** What Mantine's components are made of: home has none of them, all other pages have some. */
const COMPONENTS = /node_modules\/@mantine\/core\/esm\/core\//;
const SHELL = /\/web\/((shell|page|i18n)\/|compose-page\.ts|ui\/(.*\/)?styles\.css)/;
const STYLES = /\/web\/.*\.module\.css$/;
/** A layout counts for every page of its area. */
const PAGE = /\/web\/(routes\/(?:shop|merchant)\/[\w-]+|shell\/shop-layout|merchant\/[\w-]+-layout)\.tsx/;
const HOME = 'routes/shop/home';

const isOfShop = (page: string): boolean => !page.includes('merchant/');
const isLayout = (page: string): boolean => page.endsWith('-layout');

/** The pages and layouts that reach a module; `later`: also those that fetch it when it is wanted. */
function pagesReaching(start: string, graph: Graph, { later = false } = {}): string[] {
  const pages = new Set<string>();
  const seen = new Set<string>();
  const visit = (id: string): void => {
    if (seen.has(id)) return;
    seen.add(id);
    const page = PAGE.exec(id)?.[1];
    if (page !== undefined) {
      pages.add(page);
      return;
    }
    const module = graph.getModuleInfo(id);
    for (const importer of module?.importers ?? []) visit(importer);
    if (later) for (const importer of module?.dynamicImporters ?? []) visit(importer);
  };
  visit(start);
  return [...pages];
}

/**
 * The styles that several pages of the shop share, and all of home's, come with the shell: between two pages the router
 * removes the one page's stylesheets and adds the other's, and what both need would be unstyled for a moment. The
 * merchant area's are one sheet for the same reason; none of them is the shop's.
 */
function stylesOf(id: string, graph: Graph): 'shell' | 'merchant' | null {
  if (!STYLES.test(id)) return null;
  const pages = pagesReaching(id, graph);
  const ofShop = pages.filter(isOfShop);
  if (ofShop.length > 1 || ofShop.some(isLayout)) return 'shell';
  // Its parts that come later are drawn by the server, too.
  const later = pagesReaching(id, graph, { later: true });
  if (later.includes(HOME)) return 'shell';
  return later.length > 0 && !later.some(isOfShop) ? 'merchant' : null;
}

/**
 * What home and another page of the shop need at once. Whatever it needs itself, these two need too: no circle. Of
 * libraries the icons alone are asked about: each is a file of its own, and the rest comes with what uses it.
 */
function isOfHomeAndAnother(id: string, graph: Graph): boolean {
  if (!/\/web\/.*\.tsx?$|\/@tabler\/icons-react\/.*\.mjs$/.test(id)) return false;
  const pages = pagesReaching(id, graph).filter(isOfShop);
  return pages.includes(HOME) && pages.length > 1;
}

/**
 * What every page needs is in two chunks by dependency: the libraries, our own shell. What home shares with other pages
 * depends on both. Grouping by each set of pages that share something made chunks that need each other in a circle, and
 * then one runs before it is filled.
 */
export const chunkGroups: Group[] = [
  { name: (id) => (LIBRARIES.test(id) ? 'libraries' : null), priority: 5 },
  { name: (id) => (COMPONENTS.test(id) ? 'components' : null), priority: 4 },
  {
    name: (id, graph) => (SHELL.test(id) || stylesOf(id, graph) === 'shell' ? 'shell' : null),
    priority: 3,
  },
  { name: (id, graph) => (isOfHomeAndAnother(id, graph) ? 'goods' : null), priority: 2 },
  { name: (id, graph) => (stylesOf(id, graph) === 'merchant' ? 'merchant' : null), priority: 1 },
];
