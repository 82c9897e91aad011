import { useQuery } from '@tanstack/react-query';
import { Button } from '@mantine/core';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { usePage } from '../../page/page-context.ts';
import { UserText } from '../../ui/display/user-text.tsx';
import { AppLink } from '../../ui/interaction/app-link.tsx';
import { useDebounced } from '../../ui/interaction/use-debounced.ts';
import { Panel } from '../../ui/layout/panel.tsx';
import classes from './merchant-promotions.module.css';
import { overlapsQuery, type Overlap } from './merchant-promotions.queries.ts';
import { bodyOf, type PromotionBody } from './promotion-body.ts';
import { promotionMistakes } from './promotion-mistakes.ts';
import { stepPath } from './promotion-steps.ts';
import type { PromotionValues } from './promotion-values.ts';
import { dayWords, nameOfPromotion } from './promotion-words.ts';

type Props = { values: PromotionValues; kept: { id: string; version: number } | undefined };

/** Longer than typing: it looks through all that run. */
const REST_MS = 1_500;

/** Promotions that buyers may get together with this one, or in its place. */
export function PromotionOverlaps({ values, kept }: Props) {
  const t = useTranslations('merchantPromotions.overlaps');
  const isWhole = Object.keys(promotionMistakes(values)).length === 0;
  const asked = useDebounced(isWhole ? JSON.stringify(bodyOf(values, kept)) : '', REST_MS);
  const { data, isError, refetch } = useQuery({
    ...overlapsQuery(usePage(), (asked === '' ? { Promotion: {} } : JSON.parse(asked)) as PromotionBody),
    enabled: asked !== '',
  });
  return (
    <Panel title={t('title')}>
      {!isWhole && <p className={classes.small}>{t('incomplete')}</p>}
      {isWhole && isError && (
        <Button variant="default" size="sm" onClick={() => void refetch()}>
          {t('retry')}
        </Button>
      )}
      {isWhole && data && <Overlaps overlaps={data} />}
    </Panel>
  );
}

export function Overlaps({ overlaps }: { overlaps: readonly Overlap[] }) {
  const t = useTranslations('merchantPromotions.overlaps');
  const { locale } = usePage();
  if (overlaps.length === 0) return <p>{t('none')}</p>;
  return (
    <>
      <p>{t('some', { count: overlaps.length })}</p>
      <ul className={classes.list}>
        {overlaps.map((one) => (
          <li key={one.PromotionId}>
            <AppLink className={classes.link} to={stepPath(one.PromotionId, 0)}>
              <UserText>{nameOfPromotion(one, locale)}</UserText>
            </AppLink>
            <span className={classes.small}>
              {t('days', { from: dayWords(one.DateBeginT, locale), to: dayWords(one.DateEndT, locale) })}
              {' · '}
              {one.SharedProducts === 0
                ? t('wholeOrder')
                : t('shared', {
                    count: one.SharedProducts,
                    names: one.Products.map(({ PRODUCTNAME }) => PRODUCTNAME).join(', '),
                  })}
            </span>
            <span className={classes.small}>{t(one.SameGroup ? 'sameGroup' : 'addsUp')}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
