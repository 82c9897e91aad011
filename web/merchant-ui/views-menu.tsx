import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { ALL_ROWS } from '#domain/access/table-views.ts';
import { useTranslations } from '../i18n/use-translations.tsx';
import { pathWithoutLocale } from '../i18n/locale-path.ts';
import { useTellError } from '../features/session/visitor/use-tell-error.ts';
import { AppLink } from '../ui/interaction/app-link.tsx';
import { DropDown } from '../ui/interaction/drop-down.tsx';
import { UserText } from '../ui/display/user-text.tsx';
import { IconView } from './icons.ts';
import classes from './table-tools.module.css';
import type { TableView } from './table-views.queries.ts';
import { offerUndo } from './undo.ts';
import type { TableViews } from './use-table-views.ts';
import { plainSearch, searchOf, withoutView } from './view-address.ts';
import { ViewSheet } from './view-sheet.tsx';

/** The saved views of a list: which is shown, and what can be done with them. They are the person's own. */
export function ViewsMenu({ views: { list, active, named, save, remove } }: { views: TableViews }) {
  const t = useTranslations('merchant.views');
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const tellError = useTellError();
  const [asking, setAsking] = useState<TableView>();
  const isNamed = active.View !== ALL_ROWS;
  const here = withoutView(search);
  const isChanged = isNamed && here !== withoutView(active.Search);
  const path = pathWithoutLocale(pathname);
  const all = searchOf({ View: ALL_ROWS, Search: plainSearch(list, search) });
  const goTo = (view: { View: string; Search: string }) =>
    void navigate({ search: `?${searchOf(view)}` }, { replace: true, preventScrollReset: true });
  const keep = (view: TableView) => void save(view).catch(tellError);
  const add = (): void => {
    const { Columns } = active;
    setAsking({ View: newId(), Name: '', Search: here, Columns, IsDefault: false });
  };
  const drop = async (view: TableView): Promise<void> => {
    try {
      await remove(view);
    } catch (error) {
      tellError(error);
      return;
    }
    goTo({ View: ALL_ROWS, Search: here });
    const bringBack = () => void save(view).then(() => goTo(view), tellError);
    offerUndo({ message: t('deleted', { name: view.Name }), label: t('undo'), onUndo: bringBack });
  };
  return (
    <>
      <DropDown
        className={classes.views}
        face={
          <>
            <IconView size={18} aria-hidden />
            {isNamed ? <UserText>{active.Name}</UserText> : t('all')}
            {isChanged && ` · ${t('changed')}`}
          </>
        }
        label={t('label', { name: isNamed ? active.Name : t('all') })}
      >
        {(named.length > 0 || isNamed) && (
          <AppLink to={`${path}?${all}`} aria-current={isNamed ? undefined : 'true'}>
            {t('all')}
          </AppLink>
        )}
        {named.map((view) => (
          <AppLink
            key={view.View}
            to={`${path}?${searchOf(view)}`}
            aria-current={view.View === active.View ? 'true' : undefined}
          >
            <UserText>{view.Name}</UserText>
            {view.IsDefault && ` (${t('default')})`}
          </AppLink>
        ))}
        {named.length > 0 && <span className={classes.rule} />}
        <button type="button" onClick={add}>
          {t('saveAs')}
        </button>
        {isNamed && (
          <>
            {isChanged && (
              <button type="button" onClick={() => keep({ ...active, Search: here })}>
                {t('saveChanges')}
              </button>
            )}
            <button type="button" onClick={() => setAsking(active)}>
              {t('rename')}
            </button>
            <button type="button" onClick={() => keep({ ...active, IsDefault: !active.IsDefault })}>
              {t(active.IsDefault ? 'notDefault' : 'makeDefault')}
            </button>
            <button type="button" onClick={() => void drop(active)}>
              {t('delete')}
            </button>
          </>
        )}
      </DropDown>
      {asking && (
        <ViewSheet
          view={asking}
          save={async (view) => {
            await save(view);
            setAsking(undefined);
            if (view.View !== active.View) goTo(view);
          }}
          onClose={() => setAsking(undefined)}
        />
      )}
    </>
  );
}

const ID_LETTERS = 'abcdefghijklmnopqrstuvwxyz012345';
const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => ID_LETTERS[byte % 32]).join('');
