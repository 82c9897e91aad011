import { useId, useState, type FormEvent, type KeyboardEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { localePath, pathWithoutLocale } from '../../i18n/locale-path.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { usePage } from '../../page/page-context.ts';
import { IconSearch } from '../../ui/theme/icons.ts';
import { useLazyComponent } from '../../ui/interaction/use-lazy-component.tsx';
import { listPath, readListSearch } from '../product/list/list-search.ts';
import { useOffers } from './use-offers.ts';
import { useRecent } from './use-recent.ts';
import classes from './search-box.module.css';

const fetchSuggestions = () => import('./suggestions.tsx');

/**
 * The product search with its suggestions (L-09): a form that works by itself, with a list under it that
 * arrow keys walk through. Enter searches for the text, or opens the suggestion that is chosen; before anything is
 * typed the list holds what was searched for last.
 */
export function SearchBox({ className }: { className?: string }) {
  const t = useTranslations('shell.search');
  const { locale } = usePage();
  const navigate = useNavigate();
  const listId = useId();
  const [text, setText] = useSearchedText();
  const [open, setOpen] = useState(false);
  const [chosen, setChosen] = useState(-1);
  const recent = useRecent();
  const offers = useOffers({ text, open, recent: recent.texts });
  // Without them the box still searches.
  const suggestions = useLazyComponent({
    fetchComponent: fetchSuggestions,
    wanted: open,
    onLost: () => undefined,
  });
  const shown = offers !== undefined && suggestions !== undefined;
  const found = offers?.list ?? [];

  const close = (): void => {
    setOpen(false);
    setChosen(-1);
  };
  const go = (path: string): void => {
    close();
    // On the phone the keyboard makes room for what was found.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    void navigate(localePath(locale, path));
  };
  const search = (wanted: string): void => {
    setText(wanted);
    recent.add(wanted);
    go(listPath({ categories: [], text: wanted }));
  };
  const pick = (place: number): void => {
    const offer = found[place];
    if (offer?.path !== undefined) go(offer.path);
    else if (offer) search(offer.text);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (chosen >= 0 && found[chosen]) pick(chosen);
    else if (text.trim() !== '') search(text.trim());
  };
  const press = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Escape' && open) {
      // The list first; what was typed stays.
      event.preventDefault();
      close();
    } else if (step !== undefined && !open) setOpen(true);
    else if (step !== undefined && found.length > 0) {
      event.preventDefault();
      // -1 is the text itself; it is between the last suggestion and the first.
      const places = found.length + 1;
      setChosen((at) => ((at + 1 + step + places) % places) - 1);
    }
  };

  return (
    <search
      className={`${classes.search} ${className ?? ''}`}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) close();
      }}
    >
      <form action={localePath(locale, '/product')} onSubmit={submit}>
        <IconSearch className={classes.icon} size={20} stroke={1.75} aria-hidden />
        <input
          className={classes.input}
          type="search"
          name="q"
          value={text}
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
          placeholder={t('placeholder')}
          role="combobox"
          aria-label={t('label')}
          aria-autocomplete="list"
          aria-expanded={shown && found.length > 0}
          aria-controls={shown ? listId : undefined}
          aria-activedescendant={shown && chosen >= 0 ? `${listId}-${chosen}` : undefined}
          onChange={({ currentTarget }) => {
            setText(currentTarget.value);
            setOpen(true);
            setChosen(-1);
          }}
          onFocus={() => {
            recent.read();
            setOpen(true);
          }}
          onClick={() => setOpen(true)}
          onKeyDown={press}
        />
      </form>
      {offers && suggestions?.({ id: listId, offers, chosen, onPick: pick, onForget: recent.clear })}
    </search>
  );
}

/** The content of the search box: what the page was searched for, until the visitor types something else. */
function useSearchedText(): [text: string, setText: (text: string) => void] {
  const { pathname, search } = useLocation();
  // Other pages do not read it, and are kept without it.
  const onList = pathWithoutLocale(pathname) === '/product';
  const searched = (onList && readListSearch(new URLSearchParams(search)).text) || '';
  const [state, setState] = useState({ text: searched, searched });
  if (state.searched !== searched) setState({ text: searched, searched });
  return [state.searched === searched ? state.text : searched, (text) => setState({ text, searched })];
}
