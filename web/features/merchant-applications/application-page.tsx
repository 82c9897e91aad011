import { Button } from '@mantine/core';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { placeText } from '#domain/shop/typed-place.ts';
import { formatDate } from '#domain/time/dates.ts';
import type { CallAnswer } from '#contract/schemas.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { DetailPage } from '../../merchant-ui/detail-page.tsx';
import { Facts } from '../../merchant-ui/facts.tsx';
import { usePage } from '../../page/page-context.ts';
import { UserText } from '../../ui/display/user-text.tsx';
import { StatusBadge } from '../../ui/feedback/status-badge.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { showToast, TOAST_MS } from '../../ui/feedback/toast.ts';
import { AppLink } from '../../ui/interaction/app-link.tsx';
import { RecordHistory } from '../audit/record-history.tsx';
import { ConfirmedButton } from '../confirm/confirmed-button.tsx';
import { ApplicationPapers } from './application-papers.tsx';
import { APPLICATIONS, applicationQuery } from './applications.queries.ts';
import { RefuseApplication } from './refuse-application.tsx';

const TONES = { waiting: 'waiting', approved: 'done', refused: 'stopped' } as const;

type Application = CallAnswer<'merchantApplication'>;
type Decided = CallAnswer<'decideApplication'>;

/** All that an applicant has sent, the papers beside it; the super admin lets in or refuses (B-05g). */
export function ApplicationPage({ code }: { code: string }) {
  const t = useTranslations('merchantApplications');
  const page = usePage();
  const { api } = page;
  const client = useQueryClient();
  const { data } = useSuspenseQuery(applicationQuery(page, code));
  const [refuses, setRefuses] = useState(false);
  const [decided, setDecided] = useState<Decided>();
  const { Name: name, State, Reason, ChangedAt } = data;
  const seen = ChangedAt ?? 'never';
  const again = () => client.invalidateQueries({ queryKey: APPLICATIONS });
  const approve = async (): Promise<void> => {
    try {
      const body = { Decision: 'approve', ChangedAt: seen } as const;
      setDecided(await api.decideApplication({ params: { code }, body }));
      showToast({ kind: 'success', message: t('approved', { name }), milliseconds: TOAST_MS.other });
    } finally {
      await again();
    }
  };
  return (
    <DetailPage
      title={t('one')}
      back={{ to: '/merchant/application', label: t('title') }}
      facts={<UserText>{name}</UserText>}
      status={<StatusBadge tone={TONES[State]}>{t(`state.${State}`)}</StatusBadge>}
      actions={
        State === 'waiting' && (
          <>
            <Button variant="default" size="md" onClick={() => setRefuses(true)}>
              {t('refuse')}
            </Button>
            <ConfirmedButton
              label={t('approve')}
              variant="filled"
              ask={t('approveQuestion', { name })}
              text={t(data.NewCenter ? 'approveText' : 'approveTextExisting', { name })}
              confirm={t('approve')}
              keep={t('keep')}
              work={approve}
            />
          </>
        )
      }
      side={
        <>
          <ApplicationPapers code={code} images={data.Images} />
          <RecordHistory subject={`application/${code}`} />
        </>
      }
      sideFirst
    >
      {decided && (
        <Note tone="good" title={t('approved', { name })} live>
          <Button component={AppLink} to={`/merchant/staff/${decided.UserId}`} size="md" variant="default">
            {t('toMember')}
          </Button>
          {decided.SaleUnit !== '' && (
            <Button
              component={AppLink}
              to={`/merchant/center/${decided.SaleUnit}`}
              size="md"
              variant="default"
            >
              {t('toCenter')}
            </Button>
          )}
        </Note>
      )}
      {State === 'refused' && <Note tone="info" title={`${t('reasonGiven')}: ${Reason}`} />}
      <Sent application={data} />
      {refuses && (
        <RefuseApplication
          code={code}
          name={name}
          changedAt={seen}
          onStale={() => void again()}
          onClose={() => setRefuses(false)}
          onDone={() => {
            setRefuses(false);
            showToast({ kind: 'success', message: t('refused', { name }), milliseconds: TOAST_MS.other });
            void again();
          }}
        />
      )}
    </DetailPage>
  );
}

function Sent({ application }: { application: Application }) {
  const t = useTranslations('merchantApplications');
  const { locale } = usePage();
  const { NewCenter: center, Bank: bank, CenterNames, DecidedAt, DecidedBy } = application;
  const dayTime = (at: string) => formatDate(new Date(at), locale, 'dayTime');
  const given = (facts: readonly (readonly [label: string, value: string])[]) =>
    facts
      .filter(([, value]) => value !== '')
      .map(([label, value]) => ({ label, value: <UserText>{value}</UserText> }));
  const decided =
    DecidedAt === null
      ? ''
      : DecidedBy === ''
        ? t('decidedByItself', { at: dayTime(DecidedAt) })
        : t('decidedBy', { at: dayTime(DecidedAt), name: DecidedBy });
  return (
    <>
      <Panel title={t('person')}>
        <Facts
          facts={given([
            [t('name'), application.Name],
            [t('mobile'), application.Mobile],
            [t('email'), application.Email],
            [t('username'), application.Username],
            [t('birthDate'), application.BirthDate],
            [t('socialId'), application.SocialId],
            [t('referralCode'), application.ReferralCode],
            [t('applied'), dayTime(application.AppliedAt)],
            [t('changedAt'), application.ChangedAt === null ? '' : dayTime(application.ChangedAt)],
            [t('decided'), decided],
          ])}
        />
      </Panel>
      {center && (
        <Panel title={t('center')}>
          <Facts
            facts={given([
              [t('centerName'), center.DIST_NAME],
              [t('code'), center.SaleUnit],
              [t('address'), center.FullAddress],
              [t('place'), placeText({ lat: center.LatDecimal, lon: center.LonDecimal })],
              [t('contactName'), center.ContactName],
              [t('shipmentName'), center.ShipmentName],
              [t('taxNumber'), center.TaxNo],
            ])}
          />
        </Panel>
      )}
      {CenterNames.length > 0 && (
        <Panel title={t('existing')}>
          <p>
            <UserText>{CenterNames.join(', ')}</UserText>
          </p>
        </Panel>
      )}
      {bank && (
        <Panel title={t('bank')}>
          <Facts
            facts={given([
              [t('bankName'), bank.bankname],
              [t('accountNumber'), bank.accountid],
              [t('accountName'), bank.bank_ac_name],
            ])}
          />
        </Panel>
      )}
    </>
  );
}
