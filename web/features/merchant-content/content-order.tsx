import { ActionIcon, Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { IconMoveDown, IconMoveUp } from '../../merchant-ui/icons.ts';
import { Sheet, useSheetClose } from '../../merchant-ui/sheet.tsx';
import { usePage } from '../../page/page-context.ts';
import { UserText } from '../../ui/display/user-text.tsx';
import { LoadingState } from '../../ui/feedback/loading-state.tsx';
import { showToast, TOAST_MS } from '../../ui/feedback/toast.ts';
import { useTellError } from '../session/visitor/use-tell-error.ts';
import classes from './merchant-content.module.css';
import { MERCHANT_CONTENT, orderQuery, type ContentRow } from './merchant-content.queries.ts';

/** Banners or pages put in order, by the mouse or by keys. */
export function OrderButton({ kind }: { kind: 'B' | 'C' }) {
  const t = useTranslations('merchantContent.order');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="md" variant="default" onClick={() => setOpen(true)}>
        {t('title')}
      </Button>
      {isOpen && (
        <Sheet title={t('title')} onClose={() => setOpen(false)} tall>
          <OrderList kind={kind} />
        </Sheet>
      )}
    </>
  );
}

function OrderList({ kind }: { kind: 'B' | 'C' }) {
  const { data } = useQuery(orderQuery(usePage(), kind));
  return data ? <Places kind={kind} rows={data} /> : <LoadingState />;
}

/** `code` before or after its neighbour, or in the place of another. */
export function moved(codes: readonly string[], code: string, to: number): string[] {
  const rest = codes.filter((one) => one !== code);
  return rest.toSpliced(Math.max(0, Math.min(to, rest.length)), 0, code);
}

function Places({ kind, rows }: { kind: 'B' | 'C'; rows: readonly ContentRow[] }) {
  const t = useTranslations('merchantContent.order');
  const { api } = usePage();
  const client = useQueryClient();
  const tellError = useTellError();
  const close = useSheetClose();
  const [codes, setCodes] = useState(() => rows.map(({ Code }) => Code));
  const [dragged, setDragged] = useState<string>();
  const [busy, setBusy] = useState(false);
  const save = async (): Promise<void> => {
    setBusy(true);
    try {
      await api.orderContents({ body: { Kind: kind, Codes: codes } });
      await client.invalidateQueries({ queryKey: MERCHANT_CONTENT });
      showToast({ kind: 'success', message: t('saved'), milliseconds: TOAST_MS.other });
      close?.();
    } catch (error) {
      tellError(error);
      setBusy(false);
    }
  };
  return (
    <>
      <p className={classes.why}>{t('hint')}</p>
      <ol className={classes.order}>
        {codes.map((code, at) => {
          const name = rows.find(({ Code }) => Code === code)?.Name ?? code;
          const step = (label: 'up' | 'down', by: number) => (
            <ActionIcon
              variant="default"
              size={44}
              aria-label={`${t(label)}: ${name}`}
              disabled={at + by < 0 || at + by >= codes.length}
              onClick={() => setCodes(moved(codes, code, at + by))}
            >
              {label === 'up' ? <IconMoveUp size={20} aria-hidden /> : <IconMoveDown size={20} aria-hidden />}
            </ActionIcon>
          );
          return (
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a mouse drags it; its buttons do the same
            <li
              key={code}
              className={classes.place}
              data-dragged={code === dragged || undefined}
              draggable
              onDragStart={() => setDragged(code)}
              onDragEnd={() => setDragged(undefined)}
              onDragOver={(event) => {
                event.preventDefault();
                if (dragged !== undefined && dragged !== code) setCodes(moved(codes, dragged, at));
              }}
              onDrop={(event) => event.preventDefault()}
            >
              <span>
                <UserText>{name}</UserText>
              </span>
              {step('up', -1)}
              {step('down', 1)}
            </li>
          );
        })}
      </ol>
      <Button size="md" mt="md" loading={busy} onClick={() => void save()}>
        {t('save')}
      </Button>
    </>
  );
}
