import { Button } from '@mantine/core';
import { useRef, useState, type ComponentType } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { useTranslations } from '../i18n/use-translations.tsx';
import { useAddressParams } from './address-params.ts';
import classes from './filter-bar.module.css';
import { FilterChips } from './filter-chips.tsx';
import { FilterField } from './filter-field.tsx';
import { FilterSheet } from './filter-sheet.tsx';
import { namesOf, nothingOf, type Filter } from './filters.ts';
import { IconFilter } from './icons.ts';
import { usePageKey } from '../ui/interaction/page-key.ts';
import { SEARCH_KEY, TextFilter } from './text-filter.tsx';

const SEARCH = 'input[type=search]';

type Props = {
  filters: readonly Filter[];
  /** What the button of the phone's sheet says: how much a list with this address has. */
  Found?: ComponentType<{ search: URLSearchParams }>;
};

/**
 * Narrows what a page shows. Each filter is a parameter of the address, so that the page can be shared and gone back
 * to; what else the address says stays. What was chosen shows at once, and a line under the bar says that the page is on
 * its way. On the phone all but the text are in a sheet. The key / leads to the text, and the arrow down from there to the rows.
 */
export function FilterBar({ filters, Found }: Props) {
  const t = useTranslations('merchant.filter');
  const params = useAddressParams();
  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  const bar = useRef<HTMLElement>(null);
  usePageKey({ code: SEARCH_KEY }, () => {
    const field = bar.current?.querySelector<HTMLInputElement>(SEARCH);
    field?.focus();
    field?.select();
  });
  const [open, setOpen] = useState(false);
  const texts = filters.filter((filter) => filter.kind === 'text');
  const others = filters.filter((filter) => filter.kind !== 'text');
  const active = others.filter((filter) => namesOf(filter).some((name) => params.chosen(name) !== '')).length;
  return (
    <search ref={bar} className={classes.bar} data-waits={next?.pathname === pathname || undefined}>
      {texts.map((filter) => (
        <TextFilter key={filter.name} filter={filter} values={params} />
      ))}
      {others.length > 0 && (
        <>
          <Button
            className={classes.unfold}
            variant="default"
            size="md"
            leftSection={<IconFilter size={18} aria-hidden />}
            aria-haspopup="dialog"
            onClick={() => setOpen(true)}
          >
            {active > 0 ? t('moreWith', { count: String(active) }) : t('more')}
          </Button>
          <div className={classes.others}>
            {others.map((filter) => (
              <FilterField key={namesOf(filter)[0]} filter={filter} values={params} />
            ))}
          </div>
        </>
      )}
      <FilterChips filters={filters} values={params} onClear={() => params.set(nothingOf(filters))} />
      {open && (
        <FilterSheet
          filters={others}
          search={params.chosenSearch}
          Found={Found}
          onApply={params.set}
          onClose={() => setOpen(false)}
        />
      )}
    </search>
  );
}
