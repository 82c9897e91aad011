import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useRef, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { isApiError } from '#contract/client.ts';
import { localePath } from '../../i18n/locale-path.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { DayField } from '../../merchant-ui/day-field.tsx';
import { EditForm } from '../../merchant-ui/edit-form.tsx';
import { useUnsaved } from '../../merchant-ui/use-unsaved.ts';
import { usePage } from '../../page/page-context.ts';
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { UserText } from '../../ui/display/user-text.tsx';
import { SelectField, TextAreaField, TextField } from '../../ui/form/field.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { attemptFor, headersOf, type Attempt } from '../attempt/attempt.ts';
import { useFollowedRuns } from '../runs/followed-runs.ts';
import { useTellError } from '../session/visitor/use-tell-error.ts';
import { issueBody, issueFields, issueMistakes } from './issue-body.ts';
import {
  couponsPath,
  couponsToIssueQuery,
  MERCHANT_COUPONS,
  type CustomerKey,
} from './merchant-coupons.queries.ts';

type Body = ReturnType<typeof issueBody>;
type Asked = {
  promotion: string;
  /** To how many customers, and how many coupons that is. */
  count: number;
  coupons: number;
  answer: (isMeant: boolean) => void;
};

/**
 * Issues coupons of a promotion to this customer, a list or a customer type; more than one coupon is asked about first, with how many
 * that is. What comes of it is on the next page.
 */
export function IssueForm({ customer }: { customer: CustomerKey }) {
  const t = useTranslations('merchantCoupons.form');
  const page = usePage();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { follow } = useFollowedRuns();
  const { data } = useSuspenseQuery(couponsToIssueQuery(page, customer.saleUnit));
  const [to, setTo] = useState('this');
  const [until, setUntil] = useState('');
  const [now] = useState(() => new Date());
  const [asked, setAsked] = useState<Asked>();
  const isMeant = ({ Customers, CustomerType, Each = 1, PromotionId }: Body): Promise<boolean> => {
    const type = data.CustomerTypes.find(({ Code }) => Code === CustomerType);
    const count = type ? type.Customers : (Customers?.length ?? 0);
    if (!type && count * Each === 1) return Promise.resolve(true);
    const promotion = data.Data.find((one) => one.PromotionId === PromotionId)?.PromotionName ?? '';
    return new Promise((resolve) => {
      setAsked({ promotion, count, coupons: count * Each, answer: resolve });
    });
  };
  const answer = (isYes: boolean): void => {
    asked?.answer(isYes);
    setAsked(undefined);
  };
  const attempt = useRef<Attempt<Body>>(undefined);
  /** What would be issued again, and to how many who have one. */
  const [held, setHeld] = useState<{ body: Body; count: number }>();
  const [busy, setBusy] = useState(false);
  const tellError = useTellError();
  const issue = async (wanted: Body): Promise<void> => {
    attempt.current = attemptFor(wanted, { earlier: attempt.current });
    const { body } = attempt.current;
    const { RunId } = await page.api.issueCoupons({ body, headers: headersOf(attempt.current) });
    unsaved.settle();
    follow(RunId);
    void client.invalidateQueries({ queryKey: MERCHANT_COUPONS });
    await navigate(localePath(page.locale, `${couponsPath(customer)}/result?run=${RunId}`));
  };
  const again = async ({ body }: { body: Body }): Promise<void> => {
    setBusy(true);
    await issue({ ...body, Again: true }).catch(tellError);
    setBusy(false);
    setHeld(undefined);
  };
  const form = useForm({
    fields: issueFields,
    validate: (values) =>
      Object.fromEntries(
        Object.entries(issueMistakes(values, now)).map(([field, words]) => [field, t(`mistakes.${words}`)]),
      ),
    send: async (values) => {
      const body = issueBody(values, customer, now);
      if (!(await isMeant(body))) return;
      await issue(body).catch((error: unknown) => {
        const count = heldCount(error);
        if (count === undefined) throw error;
        setHeld({ body, count });
      });
    },
    onError: tellError,
  });
  const unsaved = useUnsaved(form.formProps.ref);
  if (data.Data.length === 0) return <Note tone="info" title={t('none')} />;
  return (
    <EditForm form={form} unsaved={unsaved} submit={t('issue')} cancelTo="/merchant/customer">
      {held && (
        <ConfirmDialog
          title={t('held.ask')}
          confirm={t('held.again')}
          keep={t('held.keep')}
          tone="plain"
          busy={busy}
          onConfirm={() => void again(held)}
          onClose={() => setHeld(undefined)}
        >
          <p>{t('held.text', { count: held.count })}</p>
        </ConfirmDialog>
      )}
      <SelectField
        {...form.fieldProps('PromotionId')}
        label={t('promotion')}
        data={[
          { value: '', label: t('choose') },
          ...data.Data.map(({ PromotionId, PromotionName, Label }) => ({
            value: PromotionId,
            label: `${PromotionName} (${Label})`,
          })),
        ]}
      />
      <SelectField
        {...form.fieldProps('To')}
        label={t('to')}
        data={[
          { value: 'this', label: t('toThis') },
          { value: 'type', label: t('toType') },
          { value: 'list', label: t('toList') },
        ]}
        onChange={({ currentTarget }) => {
          form.fieldProps('To').onChange();
          setTo(currentTarget.value);
        }}
      />
      {to === 'type' && (
        <SelectField
          {...form.fieldProps('CustomerType')}
          label={t('type')}
          data={[
            { value: '', label: t('choose') },
            ...data.CustomerTypes.map(({ Code, Name, Customers }) => ({
              value: Code,
              label: t('typeOf', { name: Name, count: Customers }),
            })),
          ]}
        />
      )}
      {to === 'list' && (
        <TextAreaField {...form.fieldProps('Customers')} label={t('list')} description={t('listHint')} />
      )}
      <TextField
        {...form.fieldProps('Each')}
        label={t('each')}
        defaultValue="1"
        inputMode="numeric"
        maxLength={2}
      />
      <DayField
        name="DateEnd"
        label={t('until')}
        description={t('untilHint')}
        day={until}
        onDay={(day) => {
          form.fieldProps('DateEnd').onChange();
          setUntil(day);
        }}
        error={form.fieldProps('DateEnd').error}
      />
      {asked && (
        <ConfirmDialog
          title={t('ask', { count: asked.count, coupons: asked.coupons })}
          confirm={t('issue')}
          keep={t('notNow')}
          busy={false}
          cannot={asked.count === 0}
          onConfirm={() => answer(true)}
          onClose={() => answer(false)}
        >
          <p>{asked.count === 0 ? t('nobody') : t.rich('askText', { name: asked.promotion, own })}</p>
        </ConfirmDialog>
      )}
    </EditForm>
  );
}

/** Of customers who have an unused coupon of the promotion; undefined for another error. */
function heldCount(error: unknown): number | undefined {
  if (!isApiError(error) || error.answer.code !== 'COUPONS_HELD') return undefined;
  const { Count } = (error.answer.details ?? {}) as { Count?: unknown };
  return typeof Count === 'number' ? Count : undefined;
}

function own(name: ReactNode) {
  return <UserText>{name}</UserText>;
}
