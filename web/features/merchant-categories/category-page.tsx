import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { localePath } from '../../i18n/locale-path.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { DetailPage } from '../../merchant-ui/detail-page.tsx';
import { usePage } from '../../page/page-context.ts';
import { UserText } from '../../ui/display/user-text.tsx';
import { showToast, TOAST_MS } from '../../ui/feedback/toast.ts';
import { AppLink } from '../../ui/interaction/app-link.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { RecordHistory } from '../audit/record-history.tsx';
import { ConfirmedButton } from '../confirm/confirmed-button.tsx';
import { OnePicturePanel } from '../files/one-picture-panel.tsx';
import { PRODUCT_LIST } from '../merchant-products/product-paths.ts';
import { useStaff } from '../staff/use-staff.ts';
import { CategoryForm } from './category-form.tsx';
import classes from './merchant-categories.module.css';
import {
  CATEGORY_LIST,
  categoryQuery,
  useKeepCategories,
  type Category,
} from './merchant-categories.queries.ts';

/** One category: its names and picture, what is in it, and what was changed of it. */
export function CategoryPage({ code }: { code: string }) {
  const t = useTranslations('merchantCategories');
  const page = usePage();
  const mayChange = useStaff().Rights.includes('manageProducts');
  const { data: category } = useSuspenseQuery(categoryQuery(page, code));
  const name = page.locale === 'en' ? category.NameEn : category.NameTh;
  return (
    <DetailPage
      title={t('one')}
      facts={<UserText>{`${name} (${code})`}</UserText>}
      back={{ to: CATEGORY_LIST, label: t('title') }}
      actions={mayChange && <RemoveCategory category={category} name={name} />}
      side={
        <div className={classes.side}>
          {mayChange && <CategoryPicture category={category} />}
          <Panel title={t('products')}>
            <AppLink to={`${PRODUCT_LIST}?category=${encodeURIComponent(code)}`} prefetch="none">
              {t('products')}
            </AppLink>
          </Panel>
          <RecordHistory key={code} subject={`category/${code}`} />
        </div>
      }
    >
      {!mayChange && <p className={classes.hint}>{t('mayNotChange')}</p>}
      <fieldset className={classes.whole} disabled={!mayChange}>
        <CategoryForm key={code} category={category} />
      </fieldset>
    </DetailPage>
  );
}

function RemoveCategory({ category: { Code: code }, name }: { category: Category; name: string }) {
  const t = useTranslations('merchantCategories');
  const { api, locale, ...page } = usePage();
  const navigate = useNavigate();
  const keep = useKeepCategories({ ...page, api });
  return (
    <ConfirmedButton
      label={t('remove')}
      ask={t('removeAsk', { name })}
      text={t('removeText')}
      confirm={t('remove')}
      keep={t('removeKeep')}
      tone="danger"
      work={async () => {
        keep(await api.removeCategory({ params: { code } }));
        showToast({ kind: 'success', message: t('removed', { name }), milliseconds: TOAST_MS.other });
        await navigate(localePath(locale, CATEGORY_LIST));
      }}
    />
  );
}

function CategoryPicture({ category: { Code: code, Image } }: { category: Category }) {
  const t = useTranslations('merchantCategories');
  const page = usePage();
  const keep = useKeepCategories(page);
  return (
    <OnePicturePanel<Category>
      label={t('picture')}
      hint={t('pictureFirst')}
      picture={Image}
      queryKey={categoryQuery(page, code).queryKey}
      pictureOf={(category) => category.Image}
      isSquare
      send={async (file, onProgress) =>
        keep(await page.api.setCategoryPicture({ params: { code }, files: { picture: file }, onProgress }))
      }
      remove={async () => keep(await page.api.removeCategoryPicture({ params: { code } }))}
    />
  );
}
