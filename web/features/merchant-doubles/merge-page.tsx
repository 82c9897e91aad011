import { Button } from '@mantine/core';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { mergeFields, type MergeField } from '#domain/access/customer-merge.ts';
import { formatDate } from '#domain/time/dates.ts';
import { localePath } from '../../i18n/locale-path.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { DetailPage } from '../../merchant-ui/detail-page.tsx';
import { Facts } from '../../merchant-ui/facts.tsx';
import { CheckRow } from '../../merchant-ui/form/check-row.tsx';
import { usePage } from '../../page/page-context.ts';
import { Note } from '../../ui/feedback/note.tsx';
import { showToast, TOAST_MS } from '../../ui/feedback/toast.ts';
import { UserText } from '../../ui/display/user-text.tsx';
import { AppLink } from '../../ui/interaction/app-link.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { attemptFor, headersOf, type Attempt } from '../attempt/attempt.ts';
import { ConfirmedButton } from '../confirm/confirmed-button.tsx';
import { profilePath } from '../merchant-customers/customer-path.ts';
import { MERCHANT_CUSTOMERS } from '../merchant-customers/merchant-customers.queries.ts';
import { Told } from './double-parts.tsx';
import { DOUBLES_PATH, mergePath, mergeQuery, type MergeAhead, type MergeKey } from './doubles.queries.ts';
import { MergeFields } from './merge-fields.tsx';
import classes from './merchant-doubles.module.css';

type Chosen = { Take: MergeField[]; Asked: boolean; Version: number };

/** Two registrations side by side, what becomes of each, and the merge, which cannot be undone. */
export function MergePage({ merge }: { merge: MergeKey }) {
  const t = useTranslations('customerDoubles');
  const page = usePage();
  const { data } = useSuspenseQuery(mergeQuery(page, merge));
  const [taken, setTaken] = useState<ReadonlySet<MergeField>>(new Set());
  const [hasAsked, setHasAsked] = useState(false);
  const { Kept, Double, Blocks, NeedsAsking, Version } = data;
  const isStopped = Blocks.length > 0;
  const chosen: Chosen = {
    Take: mergeFields.filter((field) => taken.has(field)),
    Asked: NeedsAsking && hasAsked,
    Version,
  };
  const work = useMerge(merge, chosen);
  const sides = { kept: Kept.CUSTOMERNAME, code: Kept.CUSTOMERCODE, double: Double.CUSTOMERCODE };
  return (
    <DetailPage
      title={t('merge.title')}
      back={{ to: DOUBLES_PATH, label: t('title') }}
      actions={
        <>
          <Button
            component={AppLink}
            variant="default"
            size="md"
            replace
            to={mergePath({ code: merge.double, double: merge.code })}
          >
            {t('merge.swap', { code: merge.double })}
          </Button>
          <ConfirmedButton
            label={t('merge.do')}
            ask={t('merge.ask', sides)}
            text={t('merge.askText', sides)}
            confirm={t('merge.do')}
            keep={t('merge.leave')}
            variant="filled"
            tone="danger"
            disabled={isStopped || (NeedsAsking && !hasAsked)}
            work={work}
          />
        </>
      }
      side={<Moves data={data} />}
    >
      {isStopped && (
        <Note tone="error" title={t('merge.stopped')}>
          <ul>
            {Blocks.map((block) => (
              <li key={block}>{t(`blocks.${block}`, { code: Double.CUSTOMERCODE })}</li>
            ))}
          </ul>
        </Note>
      )}
      <Panel title={t('merge.both')}>
        <Sides data={data} />
        <MergeFields
          fields={data.Fields}
          taken={taken}
          onTake={(field, takes) =>
            setTaken(
              (before) => new Set([...before].filter((one) => one !== field).concat(takes ? [field] : [])),
            )
          }
        />
      </Panel>
      {NeedsAsking && (
        <Note tone="warning" title={t('merge.bothSignIn')}>
          <CheckRow checked={hasAsked} onChange={(event) => setHasAsked(event.currentTarget.checked)}>
            {t('merge.asked')}
          </CheckRow>
        </Note>
      )}
    </DetailPage>
  );
}

function useMerge(merge: MergeKey, body: Chosen): () => Promise<void> {
  const t = useTranslations('customerDoubles');
  const { api, locale } = usePage();
  const client = useQueryClient();
  const navigate = useNavigate();
  const attempt = useRef<Attempt<Chosen>>(undefined);
  return async () => {
    attempt.current = attemptFor(body, { earlier: attempt.current });
    try {
      await api.mergeCustomers({
        params: merge,
        body: attempt.current.body,
        headers: headersOf(attempt.current),
      });
    } catch (error) {
      // What stands in the way, or was changed meanwhile, is shown.
      await client.invalidateQueries({ queryKey: [...MERCHANT_CUSTOMERS, 'merge'] });
      throw error;
    }
    showToast({ kind: 'success', message: t('merge.done', merge), milliseconds: TOAST_MS.other });
    await navigate(localePath(locale, profilePath(merge.code)));
    client.removeQueries({ queryKey: [...MERCHANT_CUSTOMERS, 'merge'] });
    await client.invalidateQueries({ queryKey: MERCHANT_CUSTOMERS });
  };
}

function Sides({ data: { Kept, Double } }: { data: MergeAhead }) {
  const t = useTranslations('customerDoubles.merge');
  const { locale } = usePage();
  const dayOf = (at: string) => formatDate(new Date(at), locale);
  return (
    <div className={classes.sides}>
      {[
        { side: Kept, title: t('stays') },
        { side: Double, title: t('goes') },
      ].map(({ side, title }) => (
        <div key={side.CUSTOMERCODE}>
          <strong>{title}</strong>
          <br />
          <Told customer={side} />
          <p className={classes.small}>
            {t('registered', { date: dayOf(side.RegisteredAt) })}
            <br />
            {side.LastSignIn === null ? t('unseen') : t('signedIn', { date: dayOf(side.LastSignIn) })}
          </p>
        </div>
      ))}
    </div>
  );
}

function Moves({ data: { Moves: moves, Double } }: { data: MergeAhead }) {
  const t = useTranslations('customerDoubles');
  const { locale } = usePage();
  const shown = new Intl.NumberFormat(locale === 'th' ? 'th-TH' : 'en-GB');
  const facts = moves.map(({ What, Count, Stays }) => ({
    label: t(`moves.${What}`),
    value:
      Stays === 0
        ? shown.format(Count)
        : t('merge.andStays', { count: shown.format(Count), stays: String(Stays) }),
  }));
  return (
    <>
      <Panel title={t('merge.moves')}>
        {facts.length === 0 ? (
          <p>{t('merge.nothing')}</p>
        ) : (
          <Facts facts={facts.map(({ label, value }) => ({ label, value: <UserText>{value}</UserText> }))} />
        )}
      </Panel>
      <Panel title={t('merge.outcome')}>
        <ul>
          {(['code', 'orders', 'signIn', 'consents', 'forGood'] as const).map((rule) => (
            <li key={rule}>{t(`rules.${rule}`, { code: Double.CUSTOMERCODE })}</li>
          ))}
        </ul>
      </Panel>
    </>
  );
}
