import { useTranslations } from '../../i18n/use-translations.tsx';
import { Facts } from '../../merchant-ui/facts.tsx';
import { useKeepRecord } from '../../merchant-ui/use-keep-record.ts';
import { usePage } from '../../page/page-context.ts';
import { Note } from '../../ui/feedback/note.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { ConfirmedButton } from '../confirm/confirmed-button.tsx';
import { nameOf } from './center-form.tsx';
import { centerQuery, MERCHANT_CENTERS, type ShopCenter } from './merchant-centers.queries.ts';

/** Whether buyers can order from the center, what hangs on it, and what comes of closing it. */
export function CenterState({ center }: { center: ShopCenter }) {
  const t = useTranslations('merchantCenters.state');
  const page = usePage();
  const keep = useKeepRecord((one: ShopCenter) => centerQuery(page, one.SaleUnit), MERCHANT_CENTERS);
  const { SaleUnit: saleUnit, Active, Use: use } = center;
  const name = nameOf(center, page.locale);
  const isOpen = Active === 'Y';
  const cannot = use.IsLast
    ? t('last')
    : use.OpenOrders > 0
      ? t('hasOrders', { count: use.OpenOrders })
      : use.OpenMoney > 0
        ? t('hasMoney', { count: use.OpenMoney })
        : undefined;
  const work = async (): Promise<void> => {
    const body = { Active: isOpen ? ('N' as const) : ('Y' as const) };
    const saved = await page.api.setCenterActive({ params: { saleUnit }, body });
    keep(saved, t(isOpen ? 'closed' : 'opened', { name }));
  };
  return (
    <Panel title={t('title')}>
      <Facts
        facts={[
          { label: t('status'), value: t(`statuses.${Active}`) },
          { label: t('openOrders'), value: String(use.OpenOrders) },
          { label: t('openMoney'), value: String(use.OpenMoney) },
          { label: t('carts'), value: String(use.Carts) },
          { label: t('staff'), value: String(use.Staff) },
        ]}
      />
      {isOpen && cannot !== undefined ? (
        <Note tone="info" title={t('cannotClose')}>
          <p>{cannot}</p>
        </Note>
      ) : (
        <ConfirmedButton
          key={Active}
          label={t(isOpen ? 'close' : 'open')}
          ask={t(isOpen ? 'closeAsk' : 'openAsk', { name })}
          text={isOpen ? t('closeText', { carts: use.Carts, people: use.StaffOnlyHere }) : t('openText')}
          confirm={t(isOpen ? 'close' : 'open')}
          keep={t('keep')}
          {...(isOpen ? { tone: 'danger' as const } : { variant: 'filled' as const })}
          work={work}
        />
      )}
    </Panel>
  );
}
