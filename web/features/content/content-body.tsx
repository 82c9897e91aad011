import { plainWords } from '#domain/text/content-text.ts';
import type { Content } from './content.queries.ts';
import { ContentLink } from './content-link.tsx';
import classes from './content-body.module.css';

type Block = Content['Blocks'][number];
type Words = Extract<Block, { type: 'paragraph' }>['words'];

/** The blocks of a page, drawn one by one: nothing that the shop wrote is ever taken for HTML. */
export function ContentBody({ blocks }: { blocks: readonly Block[] }) {
  const firstTop = blocks.findIndex((block) => block.type === 'heading' && block.level === 2);
  return (
    <div className={classes.body}>
      {blocks.map((block, at) => (
        // The blocks of a page never move: their place is their name.
        // oxlint-disable-next-line react/no-array-index-key -- as said above
        <BlockView key={at} block={block} isBelowTop={firstTop !== -1 && firstTop < at} />
      ))}
    </div>
  );
}

function BlockView({ block, isBelowTop }: { block: Block; isBelowTop: boolean }) {
  switch (block.type) {
    case 'heading': {
      // A smaller heading without a larger one above it becomes one: no level is left out.
      const Heading = block.level === 3 && isBelowTop ? 'h3' : 'h2';
      return (
        <Heading className={block.level === 3 ? classes.small : classes.heading}>
          <WordsView words={block.words} />
        </Heading>
      );
    }
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul';
      return (
        <List className={block.ordered ? classes.steps : classes.points}>
          {block.items.map((words, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- points never move
            <li key={at}>
              <WordsView words={words} />
            </li>
          ))}
        </List>
      );
    }
    case 'table':
      return <TableView rows={block.rows} />;
    case 'picture':
      return <img className={classes.picture} src={block.url} alt={block.alt} loading="lazy" />;
    default:
      return (
        <p className={block.type === 'note' ? classes.note : undefined}>
          <WordsView words={block.words} />
        </p>
      );
  }
}

type Rows = Extract<Block, { type: 'table' }>['rows'];

/** A table with its headings first, in a box that scrolls, also by keys, where it is wider than the page. */
function TableView({ rows: all }: { rows: Rows }) {
  const heads = all[0] ?? [];
  const rows = all.slice(1);
  const width = Math.max(heads.length, ...rows.map((row) => row.length));
  const columns = Array.from({ length: width }, (_, at) => at);
  const label = heads.map((words) => plainWords(words)).join(', ');
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keys
    <section className={classes.box} aria-label={label} tabIndex={0}>
      <table className={classes.table}>
        <thead>
          <tr>
            {columns.map((at) => (
              <th key={at} scope="col">
                <WordsView words={heads[at] ?? []} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, rowNo) => (
            // oxlint-disable-next-line react/no-array-index-key -- rows never move
            <tr key={rowNo}>
              {columns.map((at) => (
                <td key={at}>
                  <WordsView words={row[at] ?? []} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function WordsView({ words }: { words: Words }) {
  return words.map(({ text, strong, em, href }, at) => {
    // oxlint-disable-next-line react/no-array-index-key -- words never move
    if (strong) return <strong key={at}>{text}</strong>;
    // oxlint-disable-next-line react/no-array-index-key -- words never move
    if (em) return <em key={at}>{text}</em>;
    if (href === undefined) return text;
    return (
      // oxlint-disable-next-line react/no-array-index-key -- words never move
      <ContentLink key={at} to={href} className={classes.link}>
        {text}
      </ContentLink>
    );
  });
}
