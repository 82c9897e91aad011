import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { CallInput } from '#contract/schemas.ts';
import { issuePurposes, MAX_ISSUE_LINES, type IssuePurpose } from '#domain/orders/goods-issue.ts';
import { localePath } from '../../i18n/locale-path.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { EditForm } from '../../merchant-ui/edit-form.tsx';
import { useUnsaved } from '../../merchant-ui/use-unsaved.ts';
import { usePage } from '../../page/page-context.ts';
import { useCounted } from '../../ui/display/use-counted.ts';
import { Note } from '../../ui/feedback/note.tsx';
import { showToast, TOAST_MS } from '../../ui/feedback/toast.ts';
import { SelectField, TextField } from '../../ui/form/field.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { attemptFor, headersOf, type Attempt } from '../attempt/attempt.ts';
import { useTellError } from '../session/visitor/use-tell-error.ts';
import { useStaff } from '../staff/use-staff.ts';
import {
  addOne,
  quantityField,
  readIssue,
  unitField,
  type IssueLine,
  type IssueProduct,
} from './issue-lines.ts';
import { IssueLines } from './issue-line-fields.tsx';
import { IssueProducts } from './issue-products.tsx';
import { MERCHANT_ORDERS } from './merchant-orders.queries.ts';
import { orderPath } from './order-head.ts';

type Issue = CallInput<'createGoodsIssue'>['body'];

/**
 * Makes a goods issue of the center: what for, and which products; it waits for approval then. A product that is scanned
 * again counts one more.
 */
export function GoodsIssueForm() {
  const t = useTranslations('merchantOrders.issue');
  const page = usePage();
  const client = useQueryClient();
  const navigate = useNavigate();
  const counted = useCounted();
  const { ActiveDC } = useStaff();
  const [lines, setLines] = useState<readonly IssueLine[]>([]);
  const [latest, setLatest] = useState<number>();
  const [said, setSaid] = useState('');
  // Scans come faster than drawings.
  const now = useRef(lines);
  // After a lost line the same issue goes again under the same key, and is made once.
  const attempt = useRef<Attempt<Issue>>(undefined);
  const form = useForm<string>({
    fields: ['Purpose', 'Remark', 'Lines', ...lines.flatMap(({ id }) => [unitField(id), quantityField(id)])],
    validate: () => {
      const { wrong, short } = readIssue(lines);
      return {
        ...(lines.length === 0 && { Lines: t('noLines') }),
        ...Object.fromEntries(
          [...short].map(([id, left]) => [quantityField(id), t('short', { left: String(left) })]),
        ),
        ...Object.fromEntries([...wrong].map((id) => [quantityField(id), t('quantityWrong')])),
      };
    },
    send: async (values) => {
      const { lines: Lines } = readIssue(lines);
      const Purpose = issuePurposes.find((one) => one === values['Purpose']) ?? 'other';
      const body: Issue = { SaleUnit: ActiveDC, Purpose, Remark: values['Remark'] ?? '', Lines };
      attempt.current = attemptFor(body, { earlier: attempt.current });
      const { Order } = await page.api.createGoodsIssue({ body, headers: headersOf(attempt.current) });
      unsaved.settle();
      void client.invalidateQueries({ queryKey: MERCHANT_ORDERS });
      showToast({ kind: 'success', message: t('done', { id: Order.OrderID }), milliseconds: TOAST_MS.other });
      await navigate(localePath(page.locale, orderPath(Order)));
    },
    onError: useTellError(),
  });
  const formElement = form.formProps.ref;
  const unsaved = useUnsaved(formElement);
  useEffect(() => {
    // A scan types nothing, and leaving the page must ask all the same.
    formElement.current?.dispatchEvent(new Event('input', { bubbles: true }));
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- what the form has by then is compared
  }, [lines, formElement]);
  const show = (next: readonly IssueLine[]): void => {
    now.current = next;
    setLines(next);
  };
  const add = (product: IssueProduct): void => {
    const { lines: next, touched } = addOne(now.current, product);
    show(next);
    setLatest(touched?.id);
    if (!touched) return setSaid(t('full', { most: String(MAX_ISSUE_LINES) }));
    form.fieldProps(quantityField(touched.id)).onChange();
    form.fieldProps('Lines').onChange();
    const unit = product.Units.find(({ Unit }) => String(Unit) === touched.unit)?.Name ?? '';
    setSaid(t('added', { name: product.PRODUCTNAME, amount: counted(Number(touched.quantity), unit) }));
  };
  return (
    <EditForm form={form} unsaved={unsaved} submit={t('save')} cancelTo="/merchant/order?type=I">
      <SelectField
        {...form.fieldProps('Purpose')}
        label={t('purpose')}
        data={issuePurposes.map((value: IssuePurpose) => ({ value, label: t(`purposes.${value}`) }))}
      />
      <TextField {...form.fieldProps('Remark')} label={t('remark')} maxLength={500} autoComplete="off" />
      <IssueProducts onChoose={add} said={said} />
      {form.errors['Lines'] !== undefined && (
        <Note tone="error" live>
          {form.errors['Lines']}
        </Note>
      )}
      <IssueLines lines={lines} latest={latest} onChange={show} fieldProps={form.fieldProps} />
    </EditForm>
  );
}
