import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { CallInput } from '#contract/schemas.ts';
import { issuePurposes, MAX_ISSUE_LINES, type IssuePurpose } from '#domain/orders/goods-issue.ts';
import { localePath } from '../../i18n/locale-path.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { EditForm } from '../../merchant-ui/edit-form.tsx';
import { useUnsaved } from '../../merchant-ui/use-unsaved.ts';
import { usePage } from '../../page/page-context.ts';
import { useCounted } from '../../ui/display/use-counted.ts';
import { UserText } from '../../ui/display/user-text.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { showToast, TOAST_MS } from '../../ui/feedback/toast.ts';
import { SelectField, TextField } from '../../ui/form/field.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { attemptFor, headersOf, type Attempt } from '../attempt/attempt.ts';
import { useTellError } from '../session/visitor/use-tell-error.ts';
import { useStaff } from '../staff/use-staff.ts';
import classes from './goods-issue.module.css';
import { quantityField, readIssue, unitField, type IssueProduct } from './issue-lines.ts';
import { IssueProducts } from './issue-products.tsx';
import { MERCHANT_ORDERS } from './merchant-orders.queries.ts';
import { orderPath } from './order-head.ts';

type Issue = CallInput<'createGoodsIssue'>['body'];

/** Makes a goods issue of the center: what for, and which products; it waits for approval then. */
export function GoodsIssueForm() {
  const t = useTranslations('merchantOrders.issue');
  const page = usePage();
  const client = useQueryClient();
  const navigate = useNavigate();
  const counted = useCounted();
  const { ActiveDC } = useStaff();
  const [products, setProducts] = useState<readonly IssueProduct[]>([]);
  // After a lost line the same issue goes again under the same key, and is made once.
  const attempt = useRef<Attempt<Issue>>(undefined);
  const codes = products.map(({ P_Code }) => P_Code);
  const form = useForm<string>({
    fields: [
      'Purpose',
      'Remark',
      'Lines',
      ...codes.flatMap((code) => [unitField(code), quantityField(code)]),
    ],
    validate: (values) => {
      const { wrong, short } = readIssue(products, values);
      return {
        ...(products.length === 0 && { Lines: t('noLines') }),
        ...Object.fromEntries([...wrong].map((code) => [quantityField(code), t('quantityWrong')])),
        ...Object.fromEntries(
          [...short].map(([code, left]) => [quantityField(code), t('short', { left: String(left) })]),
        ),
      };
    },
    send: async (values) => {
      const { lines: Lines } = readIssue(products, values);
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
  const unsaved = useUnsaved(form.formProps.ref);
  const add = (product: IssueProduct): void => {
    if (codes.includes(product.P_Code) || codes.length === MAX_ISSUE_LINES) return;
    setProducts([...products, product]);
  };
  return (
    <EditForm form={form} unsaved={unsaved} submit={t('save')} cancelTo="/merchant/order?type=I">
      <SelectField
        {...form.fieldProps('Purpose')}
        label={t('purpose')}
        data={issuePurposes.map((value: IssuePurpose) => ({ value, label: t(`purposes.${value}`) }))}
      />
      <TextField {...form.fieldProps('Remark')} label={t('remark')} maxLength={500} autoComplete="off" />
      <IssueProducts onChoose={add} />
      {form.errors['Lines'] !== undefined && (
        <Note tone="error" live>
          {form.errors['Lines']}
        </Note>
      )}
      {products.length > 0 && (
        <ul className={classes.lines} aria-label={t('lines')}>
          {products.map(({ P_Code, PRODUCTNAME, Units, Available }) => (
            <li key={P_Code} className={classes.line}>
              <span className={classes.name}>
                <UserText>{PRODUCTNAME}</UserText>
                <span className={classes.small}>
                  {P_Code}
                  {Available !== null &&
                    ` · ${t('left', { amount: counted(Available, Units[0]?.Name ?? '') })}`}
                </span>
              </span>
              <TextField
                {...form.fieldProps(quantityField(P_Code))}
                size="md"
                label={t('quantity')}
                aria-label={t('quantityOf', { name: PRODUCTNAME })}
                defaultValue="1"
                inputMode="numeric"
                maxLength={5}
                autoComplete="off"
              />
              <SelectField
                {...form.fieldProps(unitField(P_Code))}
                size="md"
                label={t('unit')}
                aria-label={t('unitOf', { name: PRODUCTNAME })}
                data={Units.map(({ Unit, Name }) => ({ value: String(Unit), label: Name }))}
              />
              <Button
                variant="default"
                size="md"
                aria-label={t('removeOf', { name: PRODUCTNAME })}
                onClick={() => setProducts(products.filter((one) => one.P_Code !== P_Code))}
              >
                {t('remove')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </EditForm>
  );
}
