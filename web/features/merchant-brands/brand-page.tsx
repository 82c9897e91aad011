import { Button } from '@mantine/core';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { localePath } from '../../i18n/locale-path.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { DetailPage } from '../../merchant-ui/detail-page.tsx';
import { PickField } from '../../merchant-ui/form/pick-field.tsx';
import { useLastList } from '../../merchant-ui/last-list.ts';
import { dataTold } from '../../page/data-told.ts';
import { usePage } from '../../page/page-context.ts';
import { UserText } from '../../ui/display/user-text.tsx';
import { StatusBadge } from '../../ui/feedback/status-badge.tsx';
import { showToast, TOAST_MS } from '../../ui/feedback/toast.ts';
import { AppLink } from '../../ui/interaction/app-link.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { RecordHistory } from '../audit/record-history.tsx';
import { ConfirmedButton } from '../confirm/confirmed-button.tsx';
import { PictureListField } from '../files/picture-list-field.tsx';
import { PRODUCT_LIST } from '../merchant-products/product-paths.ts';
import { useTellError } from '../session/visitor/use-tell-error.ts';
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

/** As large as the server keeps it. */
const SIDE = 800;
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
  const tellError = useTellError();
  const [before, setBefore] = useState<{ value: string; label: string }>();
  const [busy, setBusy] = useState(false);
  const [found, setFound] = useState<readonly { value: string; label: string }[]>([]);
  const find = async (text: string) => {
    const { Data } = await api.merchantBrands({
      query: { ...(text !== '' && { text }), take: MOST_FOUND },
    });
    const picks = Data.filter(({ BrandCode }) => BrandCode !== code).map((one) => ({
      value: one.BrandCode,
      label: brandName(one, locale),
    }));
    setFound(picks);
    return picks;
  };
  const move = async (): Promise<void> => {
    setBusy(true);
    try {
      const moved = await api.moveBrand({ params: { code }, body: { Before: before?.value ?? '' } });
      keep(moved);
      const name = brandName(moved, locale);
      showToast({ kind: 'success', message: t('moved', { name }), milliseconds: TOAST_MS.other });
    } catch (error) {
      tellError(error);
    }
    setBusy(false);
  };
  return (
    <Panel title={t('order')}>
      <div className={classes.move}>
        <PickField
          name="Before"
          label={t('before')}
          description={t('beforeHint')}
          value={before?.value ?? ''}
          onChange={(value) => setBefore(found.find((one) => one.value === value))}
          list={['brands', code]}
          find={find}
          chosen={before}
        />
        <Button size="md" variant="default" loading={busy} onClick={() => void move()}>
          {t('move')}
        </Button>
      </div>
    </Panel>
  );
}

function BrandLogo({ brand: { BrandCode: code, LogoImage } }: { brand: Brand }) {
  const t = useTranslations('merchantBrands');
  const page = usePage();
  const client = useQueryClient();
  const keep = useKeepBrand(page);
  const { queryKey } = brandQuery(page, code);
  const show = (brand: Brand): Promise<void> => {
    keep(brand);
    return dataTold();
  };
  const now = (): string[] => {
    const logo = client.getQueryData(queryKey)?.LogoImage;
    return logo ? [logo] : [];
  };
  return (
    <Panel title={t('logo')}>
      <PictureListField
        label={t('logo')}
        pictures={LogoImage === null ? [] : [{ id: LogoImage, url: LogoImage, captured: null }]}
        idsNow={now}
        most={1}
        maxSide={SIDE}
        firstWords={t('logoFirst')}
        send={async (file, { onProgress }) =>
          show(await page.api.setBrandLogo({ params: { code }, files: { picture: file }, onProgress }))
        }
        order={() => Promise.resolve()}
        remove={async () => show(await page.api.removeBrandLogo({ params: { code } }))}
        reload={async () => {
          await client.refetchQueries({ queryKey });
          await dataTold();
        }}
      />
    </Panel>
  );
}
