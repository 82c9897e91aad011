/** Reads the tests of a file: what each is called, which rows of docs/coverage.md it shows, and what its code names. */
import { readFileSync } from 'node:fs';
import { parseSync } from 'rolldown/utils';

export type TitledTest = {
  /** The rows that its title begins with, or that of a group around it: `R-01`, `L-07b`. */
  ids: string[];
  title: string;
  /** Every string and every name of a property in its code and in the tables it is run with; no title, no comment. */
  names: string[];
  /** How often it expects something. */
  expectations: number;
};

type Node = { type: string; [field: string]: unknown };
type Group = Pick<TitledTest, 'ids' | 'names'> & { constants: ReadonlyMap<unknown, Node> };

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';
const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);
const within = (node: Node): Node[] => [node, ...childrenOf(node).flatMap(within)];

/** `test` of `test(…)`, `test.skip(…)`, `test.each(…)(…)`; what is in between, and the tables. */
function calleeOf(call: Node): { root: string; steps: string[]; tables: Node[] } {
  const callee = call.callee as Node;
  if (callee.type === 'Identifier') return { root: String(callee.name), steps: [], tables: [] };
  if (callee.type === 'CallExpression') {
    const inner = calleeOf(callee);
    return { ...inner, tables: [...inner.tables, ...(callee.arguments as Node[])] };
  }
  if (callee.type !== 'MemberExpression') return { root: '', steps: [], tables: [] };
  const inner = calleeOf({ type: 'CallExpression', callee: callee.object });
  return { ...inner, steps: [...inner.steps, String((callee.property as Node).name)] };
}

function titleOf(call: Node): string | undefined {
  const [first] = call.arguments as Node[];
  if (first?.type === 'Literal' && typeof first.value === 'string') return first.value;
  if (first?.type !== 'TemplateLiteral') return undefined;
  return (first.quasis as Node[]).map(({ value }) => (value as { cooked: string }).cooked).join('…');
}

/** The ids that a title begins with. */
const idsOf = (title: string): string[] => /^(?:[A-Z]-\d\d[a-z]? )+/.exec(title)?.[0].trim().split(' ') ?? [];

function namesIn(nodes: readonly Node[]): string[] {
  return nodes.flatMap(within).flatMap((node) => {
    if (node.type === 'Literal' && typeof node.value === 'string') return [node.value];
    if (node.type === 'TemplateElement') return [(node.value as { cooked: string }).cooked];
    if (node.type !== 'Property' || node.computed === true) return [];
    const key = node.key as Node;
    return key.type === 'Identifier' ? [String(key.name)] : [];
  });
}

/** `expect(…)` and `expect.poll(…)`, not what is expected of it: `expect(…).toBe(…)`. */
function isExpectation({ type, callee }: Node): boolean {
  if (type !== 'CallExpression' || !isNode(callee)) return false;
  return (callee.name ?? (callee.object as Node | undefined)?.name) === 'expect';
}

/** What makes a test; the last two do it for the browser's looks at each page (e2e/looks.ts). */
const MAKERS = new Set(['test', 'it', 'look', 'expectAll']);
/** What never runs shows nothing. */
const NEVER = new Set(['skip', 'todo', 'fixme', 'skipIf', 'runIf']);

function testsIn(node: Node, group: Group): TitledTest[] {
  if (node.type !== 'CallExpression') return childrenOf(node).flatMap((child) => testsIn(child, group));
  const { root, steps, tables } = calleeOf(node);
  const title = titleOf(node);
  if (steps.some((step) => NEVER.has(step))) return [];
  const isGroup = root === 'describe' || steps.includes('describe');
  if (title === undefined || !(isGroup || (MAKERS.has(root) && steps.every((step) => step === 'each'))))
    return childrenOf(node).flatMap((child) => testsIn(child, group));
  const body = (node.arguments as Node[]).slice(1);
  const ids = [...group.ids, ...idsOf(title)];
  const rows = tables.map((table) => group.constants.get(table.name) ?? table);
  const names = [...group.names, ...namesIn(rows)];
  if (isGroup) return body.flatMap((part) => testsIn(part, { ...group, ids, names }));
  const expectations = body.flatMap(within).filter(isExpectation).length;
  return [{ ids, title, names: [...names, ...namesIn(body)], expectations }];
}

/** What the file's own constants are, by their names: a table may be one. */
function constantsOf(program: Node): Map<unknown, Node> {
  const declared = childrenOf(program).filter(({ type }) => type === 'VariableDeclaration');
  return new Map(
    declared.flatMap(childrenOf).flatMap(({ id, init }) => (isNode(init) ? [[(id as Node).name, init]] : [])),
  );
}

/** The tests of a file, in their order. `text` is its source. */
export function titledTests(file: string, text = readFileSync(file, 'utf8')): TitledTest[] {
  const { program, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file} cannot be read as TypeScript`);
  const root = program as unknown as Node;
  return testsIn(root, { ids: [], names: [], constants: constantsOf(root) });
}
