import { useTranslations } from 'use-intl';
import type { CallAnswer } from '#contract/schemas.ts';
import { usePage } from '../../page/page-context.ts';
import { highlight } from './highlight.ts';
import classes from './search-box.module.css';

type Props = {
  id: string;
  typed: string;
  found: CallAnswer<'autocomplete'>;
  /** The place of the chosen one, or -1. */
  chosen: number;
  onPick: (code: string) => void;
};

/** The suggestions under the search box, in the page's language, what was typed marked. */
export function Suggestions({ id, typed, found, chosen, onPick }: Props) {
  const t = useTranslations('shell.search');
  const { locale } = usePage();
  if (found.length === 0)
    return (
      <p className={`${classes.list} ${classes.empty}`} id={id} role="status">
        {t('empty', { text: typed })}
      </p>
    );
  return (
    <ul className={classes.list} id={id} role="listbox" aria-label={t('suggestions')}>
      {found.map(({ P_Code, TextTH, TextEN }, place) => (
        <li
          key={P_Code}
          id={`${id}-${place}`}
          role="option"
          aria-selected={place === chosen}
          className={classes.option}
          // Before the click, the box would lose the focus and close the list under the finger.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onPick(P_Code)}
        >
          {highlight(locale === 'th' ? TextTH || TextEN : TextEN || TextTH, typed).map((part, index) =>
            part.typed ? <mark key={index}>{part.text}</mark> : <span key={index}>{part.text}</span>,
          )}
        </li>
      ))}
    </ul>
  );
}
