/* oxlint-disable jsx-a11y/prefer-tag-over-role --
   The combobox pattern: the focus and all keys stay in the search box, which walks through this list. */
import type { ReactNode } from 'react';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { localePath } from '../../i18n/locale-path.ts';
import { usePage } from '../../page/page-context.ts';
import { AppLink } from '../../ui/interaction/app-link.tsx';
import { highlight } from '../search/highlight.ts';
import type { Find } from './finds.ts';
import classes from './quick-search.module.css';

export type FindGroup = { title: string; finds: readonly Find[] };

type Props = {
  id: string;
  groups: readonly FindGroup[];
  typed: string;
  /** The place of the one that Enter opens, over all groups. */
  selected: number;
  iconOf: (find: Find) => ReactNode;
  onOpen: (find: Find) => void;
};

export const findId = (id: string, place: number): string => `${id}-${place}`;

/** The choices under the search box, by kind, what was typed marked. */
export function FindList({ id, groups, typed, selected, iconOf, onOpen }: Props) {
  const t = useTranslations('merchant.find');
  const all = groups.flatMap(({ finds }) => finds);
  return (
    <div className={classes.list} id={id} role="listbox" aria-label={t('results')}>
      {groups.map(({ title, finds }) => (
        <div key={title} role="group" aria-label={title}>
          <div className={classes.group} aria-hidden>
            {title}
          </div>
          {finds.map((find) => (
            <FindLink
              key={find.to}
              find={find}
              id={findId(id, all.indexOf(find))}
              isSelected={all.indexOf(find) === selected}
              typed={typed}
              icon={iconOf(find)}
              onOpen={onOpen}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

type LinkProps = Pick<Props, 'typed' | 'onOpen'> & {
  find: Find;
  id: string;
  isSelected: boolean;
  icon: ReactNode;
};

function FindLink({ find, id, isSelected, typed, icon, onOpen }: LinkProps) {
  const t = useTranslations('merchant.find');
  const { locale } = usePage();
  const shared = {
    id,
    role: 'option',
    'aria-selected': isSelected,
    'data-selected': isSelected || undefined,
    className: classes.find,
    tabIndex: -1,
    onClick: () => onOpen(find),
  } as const;
  const words = (
    <>
      {icon}
      <span className={classes.words}>
        <Marked text={find.label} typed={typed} />
      </span>
      <span className={classes.detail}>
        <Marked text={find.detail} typed={typed} />
      </span>
    </>
  );
  // The shop is another area: what is being worked on here stays open.
  if (find.kind === 'product')
    return (
      <a {...shared} href={localePath(locale, find.to)} target="_blank" rel="noreferrer">
        {words}
        <span className="hidden-visually">{t('newTab')}</span>
      </a>
    );
  return (
    // In place of the search's own entry: the way back leads to the page from which it was opened.
    <AppLink {...shared} to={find.to} replace>
      {words}
    </AppLink>
  );
}

function Marked({ text, typed }: { text: string; typed: string }) {
  if (typed === '') return text;
  return highlight(text, typed).map((part) =>
    part.typed ? <mark key={part.at}>{part.text}</mark> : <span key={part.at}>{part.text}</span>,
  );
}
