/** Tables in the editor (decision 13): a first row of headings, cells of one line. */
import { Node, type Editor } from '@tiptap/react';
import { Plugin, type Command } from '@tiptap/pm/state';
import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  deleteTable,
  goToNextCell,
  isInTable,
  tableEditing,
} from '@tiptap/pm/tables';

/** What the library that edits tables calls the nodes. */
const ROLES: Record<string, string> = {
  table: 'table',
  tableRow: 'row',
  tableHeader: 'header_cell',
  tableCell: 'cell',
};

const cell = (name: string, tag: 'th' | 'td') =>
  Node.create({
    name,
    content: 'paragraph',
    isolating: true,
    // The library reads them; what is pasted has none left.
    addAttributes: () => ({
      colspan: { default: 1, rendered: false, parseHTML: () => 1 },
      rowspan: { default: 1, rendered: false, parseHTML: () => 1 },
      colwidth: { default: null, rendered: false, parseHTML: () => null },
    }),
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
  });

/** The first row is that of the headings, whatever was deleted or put before it. */
const headedFirst = new Plugin({
  appendTransaction: (changes, _before, { doc, schema, tr }) => {
    if (!changes.some(({ docChanged }) => docChanged)) return null;
    doc.descendants((node, at) => {
      if (node.type.name !== 'table') return true;
      node.forEach((row, rowAt, rowNo) =>
        row.forEach((one, cellAt) => {
          const type = schema.nodes[rowNo === 0 ? 'tableHeader' : 'tableCell'];
          if (type && one.type !== type) tr.setNodeMarkup(at + rowAt + cellAt + 2, type, one.attrs);
        }),
      );
      return false;
    });
    return tr.docChanged ? tr : null;
  },
});

const Table = Node.create({
  name: 'table',
  group: 'block',
  content: 'tableRow+',
  isolating: true,
  extendNodeSchema: ({ name }) => (ROLES[name] === undefined ? {} : { tableRole: ROLES[name] }),
  parseHTML: () => [{ tag: 'table' }],
  // In a box of its own, which scrolls where the table is wider than the page.
  renderHTML: () => ['div', { 'data-table': '' }, ['table', ['tbody', 0]]],
  addKeyboardShortcuts() {
    const go = (by: 1 | -1) => () => goToNextCell(by)(this.editor.state, this.editor.view.dispatch);
    return {
      // From the last cell it leads on, so that nobody is caught in the table.
      Tab: go(1),
      'Shift-Tab': go(-1),
      // A cell is one line.
      Enter: () => isInTable(this.editor.state) && (go(1)() || true),
    };
  },
  addProseMirrorPlugins: () => [tableEditing(), headedFirst],
});

const Row = Node.create({
  name: 'tableRow',
  content: '(tableCell | tableHeader)+',
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: () => ['tr', 0],
});

export const tableNodes = [Table, Row, cell('tableHeader', 'th'), cell('tableCell', 'td')];

const tableCommands = {
  addRow: addRowAfter,
  addColumn: addColumnAfter,
  deleteRow,
  deleteColumn,
  deleteTable,
} satisfies Record<string, Command>;
export type TableCommand = keyof typeof tableCommands;

export function changeTable({ state, view }: Editor, command: TableCommand): void {
  tableCommands[command](state, view.dispatch);
  view.focus();
}

const SIDE = [0, 1, 2];

/** Three columns, two rows below the headings. */
export const NEW_TABLE = {
  type: 'table',
  content: SIDE.map((row) => ({
    type: 'tableRow',
    content: SIDE.map(() => ({
      type: row === 0 ? 'tableHeader' : 'tableCell',
      content: [{ type: 'paragraph' }],
    })),
  })),
};
