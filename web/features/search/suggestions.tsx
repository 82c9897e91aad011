/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-to-interactive-role, jsx-a11y/click-events-have-key-events --
   The combobox pattern: the focus and all keys stay in the search box, which walks through this list. */
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
      <output className={`${classes.list} ${classes.empty}`} id={id}>
        {t('empty', { text: typed })}
      </output>
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
          {highlight(locale === 'th' ? TextTH || TextEN : TextEN || TextTH, typed).map((part) =>
            part.typed ? <mark key={part.at}>{part.text}</mark> : <span key={part.at}>{part.text}</span>,
          )}
        </li>
      ))}
    </ul>
  );
}
