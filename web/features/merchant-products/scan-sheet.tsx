import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { localePath } from '../../i18n/locale-path.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { Sheet } from '../../merchant-ui/sheet.tsx';
import { usePage } from '../../page/page-context.ts';
import { UserText } from '../../ui/display/user-text.tsx';
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx';
import { AppLink } from '../../ui/interaction/app-link.tsx';
import type { ScanSaid } from '../packing/camera-scan.tsx';
import { ScanField } from '../packing/scan-field.tsx';
import { useTellError } from '../session/visitor/use-tell-error.ts';
import { useStaff } from '../staff/use-staff.ts';
import classes from './merchant-products.module.css';
import { productsOfBarcode, type ListedProduct } from './merchant-products.queries.ts';
import { newProductPath, productPath } from './product-paths.ts';

/**
 * Finds a product by its barcode, from a hand scanner, the camera or a picture (B-75). What one product has opens it; of what
 * none has a new product can be made.
 */
export function ScanSheet({ onClose }: { onClose: () => void }) {
  const t = useTranslations('merchantProducts.scan');
  const { api, locale } = usePage();
  const { Rights } = useStaff();
  const navigate = useNavigate();
  const tellError = useTellError();
  const picture = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<ScanSaid>();
  const [found, setFound] = useState<readonly ListedProduct[]>([]);
  const [unknown, setUnknown] = useState<string>();
  const look = async (barcode: string): Promise<void> => {
    setBusy(true);
    try {
      const products = await productsOfBarcode({ api }, barcode);
      setFound(products);
      const [one, other] = products;
      if (one && !other) {
        onClose();
        return void navigate(localePath(locale, productPath(one.P_Code)));
      }
      if (!one) setUnknown(barcode);
      setSaid(one && { tone: 'good', text: t('several', { count: String(products.length) }) });
    } catch (error) {
      tellError(error);
    } finally {
      setBusy(false);
    }
  };
  const readPicture = async (file: File): Promise<void> => {
    setBusy(true);
    try {
      const { barcodeOfPicture } = await import('../packing/picture-scan.ts');
      const barcode = await barcodeOfPicture(file);
      if (barcode !== undefined) return await look(barcode);
      setSaid({ tone: 'bad', text: t('pictureEmpty') });
    } catch (error) {
      tellError(error);
    } finally {
      setBusy(false);
    }
  };
  const mayAdd = Rights.includes('manageProducts');
  return (
    <Sheet title={t('title')} onClose={onClose}>
      <ScanField
        said={said}
        onScan={(barcode) => void look(barcode)}
        onEmpty={() => setSaid(undefined)}
        disabled={busy}
      />
      <Button variant="default" size="md" disabled={busy} onClick={() => picture.current?.click()}>
        {t('picture')}
      </Button>
      <input
        ref={picture}
        type="file"
        accept="image/*"
        hidden
        aria-label={t('picture')}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) void readPicture(file);
          // The same picture again is a change as well.
          currentTarget.value = '';
        }}
      />
      {found.length > 1 && (
        <ul className={classes.found} aria-label={t('several', { count: String(found.length) })}>
          {found.map(({ P_Code, PRODUCTNAME }) => (
            <li key={P_Code}>
              <AppLink to={productPath(P_Code)}>
                <UserText>{`${PRODUCTNAME} (${P_Code})`}</UserText>
              </AppLink>
            </li>
          ))}
        </ul>
      )}
      {unknown !== undefined && (
        <ConfirmDialog
          title={t('notFound')}
          confirm={t('add')}
          keep={t('again')}
          tone="plain"
          busy={false}
          cannot={!mayAdd}
          onConfirm={() => {
            onClose();
            void navigate(localePath(locale, newProductPath({ barcode: unknown })));
          }}
          onClose={() => setUnknown(undefined)}
        >
          <p>{t(mayAdd ? 'notFoundText' : 'notFoundAsk', { barcode: unknown })}</p>
        </ConfirmDialog>
      )}
    </Sheet>
  );
}
