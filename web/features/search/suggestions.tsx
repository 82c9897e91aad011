/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-to-interactive-role, jsx-a11y/click-events-have-key-events --
   The combobox pattern: the focus and all keys stay in the search box, which walks through this list. */
import { useTranslations } from '../../i18n/use-translations.tsx';
import { IconRecent } from '../../ui/theme/icons.ts';
import { Picture } from '../../ui/display/picture.tsx';
import { highlight } from './highlight.ts';
import type { Offers } from './use-offers.ts';
import classes from './search-box.module.css';

type Props = {
  id: string;
  offers: Offers;
  /** The place of the chosen one, or -1. */
  chosen: number;
  onPick: (place: number) => void;
  /** Forgets the recent searches. */
  onForget: () => void;
};

/** The list under the search box, in the page's language, what was typed marked. Loaded when the box is first used. */
export default function Suggestions({ id, offers: { list, typed }, chosen, onPick, onForget }: Props) {
  const t = useTranslations('shell.search');
  const recent = typed === '';
  if (list.length === 0)
    return (
      <output className={`${classes.list} ${classes.empty}`} id={id}>
        {t('empty', { text: typed })}
      </output>
    );
  return (
    // Before the click, the box would lose the focus and close the list under the finger.
    <div className={classes.list} role="presentation" onMouseDown={(event) => event.preventDefault()}>
      {recent && (
        <div className={classes.head}>
          {t('recent')}
          <button type="button" className={classes.forget} onClick={onForget}>
            {t('forget')}
          </button>
        </div>
      )}
      <ul id={id} role="listbox" aria-label={recent ? t('recent') : t('suggestions')}>
        {list.map(({ key, text, picture }, place) => (
          <li
            key={key}
            id={`${id}-${place}`}
            ref={place === chosen ? intoView : undefined}
            role="option"
            aria-selected={place === chosen}
            className={classes.option}
            onClick={() => onPick(place)}
          >
            {recent ? (
              <IconRecent size={18} aria-hidden />
            ) : (
              <span className={classes.picture}>
                <Picture src={picture ?? null} alt="" width={40} height={40} sizes="40px" />
              </span>
            )}
            <span>
              {highlight(text, typed).map((part) =>
                part.typed ? <mark key={part.at}>{part.text}</mark> : <span key={part.at}>{part.text}</span>,
              )}
            </span>
          </li>
        ))}
      </ul>
      <output className="hidden-visually">{t('count', { count: list.length })}</output>
    </div>
  );
}

/** The arrow keys reach further than the list is high. */
function intoView(option: HTMLElement | null): void {
  option?.scrollIntoView({ block: 'nearest' });
}
