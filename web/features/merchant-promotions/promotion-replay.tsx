import '@mantine/core/styles/Loader.css';
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { formatBaht } from '#domain/pricing/format-baht.ts';
import type { CallAnswer } from '#contract/schemas.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { Facts } from '../../merchant-ui/facts.tsx';
import { usePage } from '../../page/page-context.ts';
import { Note } from '../../ui/feedback/note.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { useTellError } from '../session/visitor/use-tell-error.ts';
import { bodyOf, type PromotionBody } from './promotion-body.ts';
import { promotionMistakes } from './promotion-mistakes.ts';
import type { PromotionValues } from './promotion-values.ts';
import { dayWords } from './promotion-words.ts';
import { shortBaht } from './use-line-words.ts';

type Props = { values: PromotionValues; kept: { id: string; version: number } | undefined };
type Replay = CallAnswer<'replayPromotion'>;

/** What the promotion would have cost on the orders of the last 30 days; asked for, since it reads them all. */
export function PromotionReplay({ values, kept }: Props) {
  const t = useTranslations('merchantPromotions.replay');
  const { api } = usePage();
  const body = bodyOf(values, kept);
  const { mutate, isPending, data, variables } = useMutation({
    mutationFn: (asked: PromotionBody) => api.replayPromotion({ body: asked }),
    meta: { ownErrors: true },
    onError: useTellError(),
  });
  // Of what is typed now, not of what was typed then.
  const found = JSON.stringify(variables) === JSON.stringify(body) ? data : undefined;
  const isWhole = Object.keys(promotionMistakes(values)).length === 0;
  return (
    <Panel title={t('title')}>
      <p>{t(isWhole ? 'hint' : 'incomplete')}</p>
      <Button
        variant="default"
        size="md"
        disabled={!isWhole}
        loading={isPending}
        onClick={() => mutate(body)}
      >
        {t('start')}
      </Button>
      {found && <Found replay={found} />}
    </Panel>
  );
}

function Found({ replay }: { replay: Replay }) {
  const t = useTranslations('merchantPromotions.replay');
  const { locale } = usePage();
  const { From, Until, Orders, Discount, FreeWorth, Worth, BelowCost, WithoutCost, Looked, IsAll } = replay;
  const day = (iso: string): string => dayWords(iso.replaceAll('-', ''), locale);
  return (
    <>
      <Note tone={BelowCost ? 'warning' : 'info'} live>
        <p>
          {t('cost', { amount: shortBaht(Discount + FreeWorth), orders: Orders })}
          {BelowCost !== null && t('below', { count: BelowCost })}
        </p>
        {WithoutCost !== null && WithoutCost > 0 && <p>{t('withoutCost', { count: WithoutCost })}</p>}
      </Note>
      <Facts
        facts={[
          { label: t('days'), value: t('between', { from: day(From), to: day(Until) }) },
          { label: t('looked'), value: IsAll ? String(Looked) : t('latest', { count: Looked }) },
          { label: t('discount'), value: formatBaht(Discount) },
          { label: t('freeWorth'), value: formatBaht(FreeWorth) },
          { label: t('worth'), value: formatBaht(Worth) },
        ]}
      />
    </>
  );
}
