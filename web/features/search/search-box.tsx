import { useQuery } from '@tanstack/react-query';
import { useId, useState, type FormEvent, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { localePath } from '../../i18n/locale-path.ts';
import { usePage } from '../../page/page-context.ts';
import { IconSearch } from '../../ui/icons.ts';
import { suggestionsQuery } from './search.queries.ts';
import { Suggestions } from './suggestions.tsx';
import { useDebounced } from './use-debounced.ts';
import classes from './search-box.module.css';

const DEBOUNCE_MS = 500;

/**
 * The product search with its suggestions (storefront §2.10): a form that works by itself, with a list under
 * it that arrow keys walk through. Enter searches for the text, or opens the suggestion that is chosen.
 */
export function SearchBox({ className }: { className?: string }) {
  const t = useTranslations('shell.search');
  const page = usePage();
  const navigate = useNavigate();
  const listId = useId();
  const [text, setText] = useState('');
  const [open, setOpen] = useState(false);
  const [chosen, setChosen] = useState(-1);
  const typed = useDebounced(text.trim(), DEBOUNCE_MS);
  const offered = page.config.get('SEARCH_AUTOCOMPLETE_ENABLED') && open && text.trim() !== '';
  const { data: found } = useQuery({
    ...suggestionsQuery(page, typed),
    enabled: offered && typed !== '',
  });
  const shown = offered && typed !== '' && found !== undefined;

  const go = (path: string): void => {
    setOpen(false);
    setChosen(-1);
    void navigate(localePath(page.locale, path));
  };
  const goToProduct = (code: string): void => go(`/product/${encodeURIComponent(code)}`);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const suggestion = shown ? found[chosen] : undefined;
    if (suggestion) goToProduct(suggestion.P_Code);
    else if (text.trim() !== '') go(`/product?text=${encodeURIComponent(text.trim())}`);
  };
  const walk = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') setOpen(false);
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined || !shown || found.length === 0) return;
    event.preventDefault();
    // -1 is the text itself; it stands between the last suggestion and the first.
    const places = found.length + 1;
    setChosen((at) => ((at + 1 + step + places) % places) - 1);
  };

  return (
    <search className={`${classes.search} ${className ?? ''}`}>
      <form action={localePath(page.locale, '/product')} onSubmit={submit}>
        <IconSearch className={classes.icon} size={20} stroke={1.75} aria-hidden />
        <input
          className={classes.input}
          type="search"
          name="text"
          value={text}
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
          placeholder={t('placeholder')}
          role="combobox"
          aria-label={t('label')}
          aria-autocomplete="list"
          aria-expanded={shown}
          aria-controls={listId}
          aria-activedescendant={shown && chosen >= 0 ? `${listId}-${chosen}` : undefined}
          onChange={({ currentTarget }) => {
            setText(currentTarget.value);
            setOpen(true);
            setChosen(-1);
          }}
          onFocus={() => setOpen(true)}
          onBlur={() => setOpen(false)}
          onKeyDown={walk}
        />
      </form>
      {shown && <Suggestions id={listId} typed={typed} found={found} chosen={chosen} onPick={goToProduct} />}
    </search>
  );
}
