import { useQueryClient } from '@tanstack/react-query';
import { MOST_PRODUCT_PICTURES } from '#domain/products/product-draft.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { dataTold } from '../../page/data-told.ts';
import { usePage } from '../../page/page-context.ts';
import { Panel } from '../../ui/layout/panel.tsx';
import { PictureListField } from '../files/picture-list-field.tsx';
import { productQuery, type ShopProduct } from './merchant-products.queries.ts';
import { PICTURES } from './product-paths.ts';

/** As large as the server keeps them. */
const SIDE = 1600;

const picturesOf = (product: ShopProduct): string[] =>
  [
    product.PIC_FILENAME,
    product.PIC_FILENAME2,
    product.PIC_FILENAME3,
    product.PIC_FILENAME4,
    product.PIC_FILENAME5,
  ].filter((one) => one !== null);

/** Up to five pictures, each known by its address; all is stored at once. */
export function ProductPictures({ product }: { product: ShopProduct }) {
  const t = useTranslations('merchantProducts.pictures');
  const page = usePage();
  const client = useQueryClient();
  const { P_Code: code } = product;
  const { queryKey } = productQuery(page, code);
  const now = (): string[] => {
    const kept = client.getQueryData(queryKey);
    return kept ? picturesOf(kept) : [];
  };
  const show = (saved: ShopProduct): Promise<void> => {
    client.setQueryData(queryKey, saved);
    return dataTold();
  };
  const set = async (Pictures: readonly string[]): Promise<void> =>
    show(await page.api.setProductPictures({ params: { code }, body: { Pictures: [...Pictures] } }));
  return (
    <div id={PICTURES} tabIndex={-1}>
      <Panel title={t('title')}>
        <PictureListField
          label={t('title')}
          pictures={picturesOf(product).map((url) => ({ id: url, url, captured: null }))}
          idsNow={now}
          most={MOST_PRODUCT_PICTURES}
          maxSide={SIDE}
          crop={{ aspect: 1 }}
          firstWords={t('first')}
          send={async (file, { key, onProgress }) =>
            show(
              await page.api.addProductPicture({
                params: { code },
                files: { picture: file },
                headers: { 'idempotency-key': key },
                onProgress,
              }),
            )
          }
          order={set}
          remove={(gone) => set(now().filter((one) => one !== gone))}
          reload={async () => {
            await client.refetchQueries({ queryKey });
            await dataTold();
          }}
        />
      </Panel>
    </div>
  );
}
