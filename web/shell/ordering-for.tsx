import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useVisitor } from '../features/session/use-visitor.ts';
import { OwnWords } from '../ui/own-words.tsx';
import classes from './banners.module.css';

/** A salesman is told whose order he makes (storefront §2.10, §6). */
export function OrderingFor() {
  const t = useTranslations('shell');
  const { CUSTOMERNAME } = useVisitor();
  return <output className={classes.ordering}>{t.rich('orderingFor', { name: CUSTOMERNAME, own })}</output>;
}

function own(name: ReactNode) {
  return <OwnWords>{name}</OwnWords>;
}
