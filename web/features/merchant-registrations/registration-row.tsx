import { Button } from '@mantine/core';
import { useId, useState } from 'react';
import { formatDate } from '#domain/time/dates.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { usePage } from '../../page/page-context.ts';
import { UserText } from '../../ui/display/user-text.tsx';
import { AppLink } from '../../ui/interaction/app-link.tsx';
import { customerPath, photosPath, profilePath } from '../merchant-customers/customer-path.ts';
import { useStaff } from '../staff/use-staff.ts';
import type { Outcome } from './decided-rows.ts';
import { IdentityLook } from './identity-look.tsx';
import { RefuseSheet } from './refuse-sheet.tsx';
import type { Registration } from './registrations.queries.ts';
import classes from './registrations.module.css';

type Props = {
  row: Registration;
  /** What was decided since the list was opened. */
  outcome: Outcome | undefined;
  /** Picked for a decision about many; undefined where none are picked. */
  picked: boolean | undefined;
  onPick: () => void;
  approve: () => Promise<unknown>;
  onRefused: () => void;
};

/** Who registered, what is known of them, and the decision; once it is made, what came of it and what follows. */
export function RegistrationRow({ row, outcome, picked, onPick, approve, onRefused }: Props) {
  const t = useTranslations('merchantRegistrations');
  const { locale } = usePage();
  const [box, who] = [useId(), useId()];
  const [busy, setBusy] = useState(false);
  const [refuses, setRefuses] = useState(false);
  const {
    CUSTOMERCODE: code,
    CUSTOMERNAME: name,
    HasIdentity,
    RegisteredAt,
    RefusedAt,
    Reason,
    SentAgainAt,
  } = row;
  const decide = (close?: () => void) => (
    <div className={classes.ways}>
      {RefusedAt === null && (
        <Button
          variant="default"
          size="md"
          disabled={busy}
          onClick={() => {
            close?.();
            setRefuses(true);
          }}
        >
          {t('refuse')}
        </Button>
      )}
      <Button
        size="md"
        loading={busy}
        onClick={() => {
          setBusy(true);
          void approve().finally(() => {
            setBusy(false);
            close?.();
          });
        }}
      >
        {t('approve')}
      </Button>
    </div>
  );
  return (
    <div className={classes.row} data-decided={outcome}>
      <div>
        <p className={classes.name}>
          {picked !== undefined && outcome === undefined && (
            <label className={classes.pick}>
              <input
                type="checkbox"
                id={box}
                checked={picked}
                aria-label={t('pick')}
                // A name in another language than the page's is said in its own.
                aria-labelledby={`${box} ${who}`}
                onChange={onPick}
              />
            </label>
          )}
          <span id={who}>
            <UserText>{name}</UserText>
          </span>
        </p>
        <Told row={row} />
        <p className={classes.facts}>
          {t('registeredAt', { at: formatDate(new Date(RegisteredAt), locale, 'dayTime') })}
        </p>
        {SentAgainAt !== null && (
          <p className={classes.facts}>
            {t('sentAgainAt', { at: formatDate(new Date(SentAgainAt), locale, 'dayTime') })}{' '}
            {RefusedAt === null && <UserText>{t('refusedBefore', { reason: Reason })}</UserText>}
          </p>
        )}
        {RefusedAt !== null && (
          <p className={classes.facts}>
            {t('refusedAt', { at: formatDate(new Date(RefusedAt), locale, 'dayTime') })}{' '}
            <UserText>{Reason}</UserText>
          </p>
        )}
        <Doubles row={row} />
      </div>
      {HasIdentity && outcome === undefined && (
        <IdentityLook code={code} name={name} facts={<Told row={row} />} decide={decide} />
      )}
      {outcome === undefined ? decide() : <Result row={row} outcome={outcome} />}
      {refuses && (
        <RefuseSheet
          code={code}
          name={name}
          sentAgainAt={SentAgainAt}
          onClose={() => setRefuses(false)}
          onDone={() => {
            setRefuses(false);
            onRefused();
          }}
        />
      )}
    </div>
  );
}

function Told({ row: { Mobile, Email, TAXNO, Address } }: { row: Registration }) {
  const t = useTranslations('merchantRegistrations');
  return (
    <>
      <p className={classes.facts}>
        <a className={classes.call} href={`tel:${Mobile}`}>
          {Mobile}
        </a>
        {Email !== '' && ` · ${Email}`}
      </p>
      {TAXNO !== '' && <p className={classes.facts}>{t('taxId', { number: TAXNO })}</p>}
      {Address !== '' && (
        <p className={classes.facts}>
          <UserText>{Address}</UserText>
        </p>
      )}
    </>
  );
}

/** Customers that the newcomer may be already: two registrations of one are told apart before, not after. */
function Doubles({ row: { Doubles: doubles } }: { row: Registration }) {
  const t = useTranslations('merchantRegistrations');
  const { ActiveDC } = useStaff();
  return doubles.map(({ CUSTOMERCODE: code, CUSTOMERNAME, Reasons }) => (
    <p key={code} className={classes.double}>
      {Reasons.map((reason) => t(`doublesOf.${reason}`)).join(', ')}{' '}
      <AppLink className={classes.call} to={customerPath({ code, saleUnit: ActiveDC })}>
        {`${CUSTOMERNAME} (${code})`}
      </AppLink>
    </p>
  ));
}

/** In the place of the buttons, until the list is loaded anew. */
function Result({ row: { CUSTOMERCODE: code }, outcome }: { row: Registration; outcome: Outcome }) {
  const t = useTranslations('merchantRegistrations');
  const { ActiveDC, Pages } = useStaff();
  return (
    <div>
      <output className={classes.result}>{t(`result.${outcome}`)}</output>
      {outcome === 'approved' && (
        <p className={classes.links}>
          <AppLink className={classes.call} to={profilePath(code)}>
            {t('result.profile')}
          </AppLink>
          {Pages.includes('customerPhotos') && (
            <AppLink className={classes.call} to={`${photosPath({ code, saleUnit: ActiveDC })}/capture`}>
              {t('result.photo')}
            </AppLink>
          )}
          <AppLink className={classes.call} to={`/merchant/customer/not-logged-in?text=${code}`}>
            {t('result.invite')}
          </AppLink>
        </p>
      )}
    </div>
  );
}
