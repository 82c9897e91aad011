import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { localePath } from '../../i18n/locale-path.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { DetailPage } from '../../merchant-ui/detail-page.tsx';
import { useLastList } from '../../merchant-ui/last-list.ts';
import { PlacePanel } from '../../merchant-ui/place-panel.tsx';
import { usePage } from '../../page/page-context.ts';
import { UserText } from '../../ui/display/user-text.tsx';
import { StatusBadge } from '../../ui/feedback/status-badge.tsx';
import { showToast, TOAST_MS } from '../../ui/feedback/toast.ts';
import { AppLink } from '../../ui/interaction/app-link.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { RecordHistory } from '../audit/record-history.tsx';
import { ConfirmedButton } from '../confirm/confirmed-button.tsx';
import { OnePicturePanel } from '../files/one-picture-panel.tsx';
import { PRODUCT_LIST } from '../merchant-products/product-paths.ts';
import { useStaff } from '../staff/use-staff.ts';
import { BrandForm } from './brand-form.tsx';
import { useProductWords } from './brand-list.tsx';
import classes from './merchant-brands.module.css';
import {
  BRAND_LIST,
  brandName,
  brandQuery,
  MERCHANT_BRANDS,
  useKeepBrand,
  type Brand,
} from './merchant-brands.queries.ts';

/** As many as can be chosen from at a time; the rest is found by typing. */
const MOST_FOUND = 20;

/** One brand: its names, logo and place, its products, and what was changed of it (R-47r). */
export function BrandPage({ code }: { code: string }) {
  const t = useTranslations('merchantBrands');
  const page = usePage();
  const words = useProductWords();
  const mayChange = useStaff().Rights.includes('manageProducts');
  const { data: brand } = useSuspenseQuery(brandQuery(page, code));
  const name = brandName(brand, page.locale);
  return (
    <DetailPage
      title={t('one')}
      facts={<UserText>{`${name} (${code})`}</UserText>}
      back={{ to: useLastList('brands', BRAND_LIST), label: t('title') }}
      list="brands"
      status={
        <StatusBadge tone={brand.Active === 'Y' ? 'done' : 'over'}>{t(`state.${brand.Active}`)}</StatusBadge>
      }
      actions={mayChange && <RemoveBrand brand={brand} name={name} />}
      side={
        <div className={classes.side}>
          {mayChange && <BrandLogo brand={brand} />}
          <Panel title={t('products')}>
            <p className={classes.hint}>{words(brand.Products)}</p>
            <AppLink to={`${PRODUCT_LIST}?brand=${encodeURIComponent(code)}`} prefetch="none">
              {t('productsOf')}
            </AppLink>
          </Panel>
          {mayChange && <BrandOrder code={code} />}
          <RecordHistory key={code} subject={`brand/${code}`} />
        </div>
      }
    >
      {!mayChange && <p className={classes.hint}>{t('mayNotChange')}</p>}
      <fieldset className={classes.whole} disabled={!mayChange}>
        <BrandForm key={code} brand={brand} />
      </fieldset>
    </DetailPage>
  );
}

function RemoveBrand({ brand: { BrandCode: code, Products }, name }: { brand: Brand; name: string }) {
  const t = useTranslations('merchantBrands');
  const words = useProductWords();
  const { api, locale } = usePage();
  const navigate = useNavigate();
  const client = useQueryClient();
  return (
    <ConfirmedButton
      label={t('remove')}
      ask={t('removeAsk', { name })}
      text={t('removeText', { count: words(Products) })}
      confirm={t('remove')}
      keep={t('removeKeep')}
      tone="danger"
      work={async () => {
        await api.removeBrand({ params: { code } });
        void client.invalidateQueries({ queryKey: [...MERCHANT_BRANDS, 'list'] });
        showToast({ kind: 'success', message: t('removed', { name }), milliseconds: TOAST_MS.other });
        await navigate(localePath(locale, BRAND_LIST));
      }}
    />
  );
}

/** Puts it before another one; the order is what buyers see. */
function BrandOrder({ code }: { code: string }) {
  const t = useTranslations('merchantBrands');
  const page = usePage();
  const { api, locale } = page;
  const keep = useKeepBrand(page);
  return (
    <PlacePanel
      words={{ title: t('order'), before: t('before'), hint: t('beforeHint'), move: t('move') }}
      list={['brands', code]}
      find={async (text) => {
        const { Data } = await api.merchantBrands({
          query: { ...(text !== '' && { text }), take: MOST_FOUND },
        });
        return Data.map((one) => ({ value: one.BrandCode, label: brandName(one, locale) }));
      }}
      place={async (before) => {
        const moved = await api.moveBrand({ params: { code }, body: { Before: before } });
        keep(moved);
        return t('moved', { name: brandName(moved, locale) });
      }}
    />
  );
}

function BrandLogo({ brand: { BrandCode: code, LogoImage } }: { brand: Brand }) {
  const t = useTranslations('merchantBrands');
  const page = usePage();
  const keep = useKeepBrand(page);
  return (
    <OnePicturePanel<Brand>
      label={t('logo')}
      hint={t('logoFirst')}
      picture={LogoImage}
      queryKey={brandQuery(page, code).queryKey}
      pictureOf={(brand) => brand.LogoImage}
      send={async (file, onProgress) =>
        keep(await page.api.setBrandLogo({ params: { code }, files: { picture: file }, onProgress }))
      }
      remove={async () => keep(await page.api.removeBrandLogo({ params: { code } }))}
    />
  );
}
