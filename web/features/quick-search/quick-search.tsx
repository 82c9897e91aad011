/* oxlint-disable jsx-a11y/prefer-tag-over-role -- the combobox pattern: an input that walks through a list */
import '@mantine/core/styles/ScrollArea.css';
import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/Paper.css';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Modal.css';
import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/Loader.css';
import '@mantine/spotlight/styles.css';
import { Loader, ScrollArea } from '@mantine/core';
import { createSpotlight, Spotlight } from '@mantine/spotlight';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useId, useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { usePage } from '../../page/page-context.ts';
import { IconClients, IconParcel, IconSearch } from '../../ui/theme/icons.ts';
import { useDebounced } from '../../ui/interaction/use-debounced.ts';
import { IconOrders } from '../../merchant-ui/icons.ts';
import { FindList, findId, type FindGroup } from './find-list.tsx';
import { findKinds, findsOf, namedBy, recentFirst, type Find } from './finds.ts';
import { quickSearchQuery } from './quick-search.queries.ts';
import { readRecentFinds, rememberFind } from './recent-finds.ts';
import classes from './quick-search.module.css';

/** The height that the specification gives a list of what was found. */
const LIST_HEIGHT = 300;
/** Shorter than for buyers: staff type a number and look up at once. */
const TYPING_MS = 150;
const MOST_TYPED = 60;

const ICONS = {
  order: <IconOrders size={20} stroke={1.75} aria-hidden />,
  customer: <IconClients size={20} stroke={1.75} aria-hidden />,
  product: <IconParcel size={20} stroke={1.75} aria-hidden />,
} as const;

export type FindPage = { to: string; label: string; icon: ReactNode };
type Props = { pages: readonly FindPage[]; onClose: () => void };

/** One search over orders, customers, products and pages; what was opened lately comes first. */
export default function QuickSearch({ pages, onClose }: Props) {
  const t = useTranslations('merchant.find');
  const page = usePage();
  const id = useId();
  const [[store, { open, close }]] = useState(createSpotlight);
  const [typed, setTyped] = useState('');
  const [picked, setPicked] = useState(0);
  /** Enter was pressed before the answer to what was typed came. */
  const opensNext = useRef(false);
  const text = typed.trim();
  const asked = useDebounced(text, TYPING_MS);
  const { data, isError, isFetching } = useQuery({
    ...quickSearchQuery(page, asked),
    enabled: asked !== '',
    placeholderData: keepPreviousData,
  });
  const { bootstrap, locale } = page;
  const key = `${bootstrap.keyPrefix}-${bootstrap.tenant.id}-${bootstrap.staff?.userid ?? ''}-finds`;
  const [recent] = useState(() => readRecentFinds(sessionStorage, key));
  const groups = useMemo((): FindGroup[] => {
    const own = pages.map(({ to, label }): Find => ({ kind: 'page', to, label, detail: '' }));
    if (text === '') {
      const others = own.filter(({ to }) => recent.every((one) => one.to !== to));
      return withFinds([
        { title: t('recent'), finds: recent },
        { title: t('kinds.page'), finds: others },
      ]);
    }
    const found = [...(data && asked !== '' ? findsOf(data, locale) : []), ...namedBy(own, text)];
    return withFinds(
      findKinds.map((kind) => ({
        title: t(`kinds.${kind}`),
        finds: recentFirst(
          found.filter((one) => one.kind === kind),
          recent,
        ),
      })),
    );
  }, [pages, text, asked, data, recent, locale, t]);
  const count = groups.reduce((sum, { finds }) => sum + finds.length, 0);
  const isWaiting = text !== asked || isFetching;

  const selected = Math.min(picked, count - 1);

  useEffect(() => open(), [open]);
  useEffect(() => {
    // The arrow keys reach further than the list is high.
    document.getElementById(findId(id, selected))?.scrollIntoView({ block: 'nearest' });
  }, [id, selected]);
  useEffect(() => {
    if (isWaiting || !opensNext.current) return;
    opensNext.current = false;
    document.getElementById(findId(id, selected))?.click();
  }, [isWaiting, id, selected]);
  const press = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: count - 1 }[event.key];
    if (event.key === 'Enter') {
      if (isWaiting) opensNext.current = true;
      else document.getElementById(findId(id, selected))?.click();
    } else if (step !== undefined && count > 0) setPicked((selected + step) % count);
    else return;
    event.preventDefault();
  };

  return (
    <Spotlight.Root
      store={store}
      query={typed}
      onQueryChange={(next) => {
        setTyped(next.slice(0, MOST_TYPED));
        setPicked(0);
        opensNext.current = false;
      }}
      shortcut={null}
      closeOnActionTrigger={false}
      onSpotlightClose={onClose}
      title={t('title')}
      classNames={{ header: classes.title }}
      // The page under it stays where it is: without its scroll bar it would move.
      lockScroll={false}
      yOffset="10dvh"
      size={640}
    >
      <Spotlight.Search
        className={classes.search}
        role="combobox"
        aria-label={t('title')}
        aria-expanded={count > 0}
        aria-controls={id}
        aria-activedescendant={count > 0 ? findId(id, selected) : undefined}
        aria-autocomplete="list"
        placeholder={t('hint')}
        maxLength={MOST_TYPED}
        onKeyDown={press}
        leftSection={<IconSearch size={20} stroke={1.75} aria-hidden />}
        rightSection={isWaiting && text !== '' ? <Loader size={18} /> : undefined}
      />
      <ScrollArea.Autosize mah={LIST_HEIGHT} type="auto" aria-busy={isWaiting}>
        <FindList
          id={id}
          groups={groups}
          typed={text}
          selected={selected}
          iconOf={(find) =>
            find.kind === 'page' ? pages.find(({ to }) => to === find.to)?.icon : ICONS[find.kind]
          }
          onOpen={(find) => {
            rememberFind(sessionStorage, key, find);
            if (find.kind === 'product') close();
          }}
        />
        {isError && !isWaiting && (
          <p role="alert" className={classes.note}>
            {t('failed')}
          </p>
        )}
        {count === 0 && !isWaiting && !isError && <p className={classes.note}>{t('none', { text })}</p>}
      </ScrollArea.Autosize>
      <output className="hidden-visually">
        {text !== '' && !isWaiting && (count > 0 ? t('count', { count }) : t('none', { text }))}
      </output>
    </Spotlight.Root>
  );
}

const withFinds = (groups: readonly FindGroup[]): FindGroup[] =>
  groups.filter(({ finds }) => finds.length > 0);
