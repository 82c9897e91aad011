import type { ReactNode } from 'react';
import { useTranslations } from '../i18n/use-translations.tsx';
import { useEntry } from '../merchant/use-entry.ts';
import { AppLink } from '../ui/interaction/app-link.tsx';
import { Unbroken } from '../ui/display/unbroken.tsx';
import { UserText } from '../ui/display/user-text.tsx';
import { IconBack } from '../ui/theme/icons.ts';
import { tellBarHeight } from '../ui/layout/action-bar.tsx';
import { TabTitle } from '../ui/layout/page-title.tsx';
import { NeighbourLinks } from './neighbour-links.tsx';
import classes from './page-head.module.css';

export type PageHeadProps = {
  /** The page's name, also in the browser's tab. */
  title: string;
  /** The title is a name that people gave, in whatever language they write it. */
  titleIsName?: boolean;
  /** Beside the title: a state. */
  status?: ReactNode;
  /** Under the title: when, who, where from. */
  facts?: ReactNode;
  /** The actions of the page; on the phone they are in reach of the thumb. */
  actions?: ReactNode;
  /** Where the page belongs, on the wide screen; the phone has its way back in the header. */
  back?: { to: string; label: string };
  /** The list one came from (`useRememberRows`): leads on to the rows beside this one. */
  list?: string;
};

/**
 * The head of every page of the merchant area: its name, and its actions in view. On the phone a name that is in the
 * header is not shown a second time.
 */
export function PageHead({ title, titleIsName, status, facts, actions, back, list }: PageHeadProps) {
  const t = useTranslations('merchant.pages');
  const here = useEntry();
  return (
    <div className={classes.head}>
      <TabTitle>{title}</TabTitle>
      <div className={classes.ways}>
        {back && (
          <AppLink to={back.to} className={classes.back}>
            <IconBack size={18} aria-hidden />
            {back.label}
          </AppLink>
        )}
        {list !== undefined && <NeighbourLinks list={list} />}
      </div>
      <div className={classes.row}>
        <div className={classes.words}>
          <div className={classes.title}>
            <h1
              data-in-header={here !== undefined && here !== 'home' && t(here) === title ? true : undefined}
            >
              {titleIsName ? <UserText>{title}</UserText> : <Unbroken>{title}</Unbroken>}
            </h1>
            {status}
          </div>
          {facts && <div className={classes.facts}>{facts}</div>}
        </div>
        {actions && (
          <div ref={tellBarHeight} className={classes.actions} data-page-actions>
            {actions}
          </div>
        )}
      </div>
    </div>
  );
}
