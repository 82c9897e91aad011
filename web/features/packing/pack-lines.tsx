import { useState, type ReactNode } from 'react';
import { scan, type Scanned } from '#domain/orders/packing-scan.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { useCounted } from '../../ui/display/use-counted.ts';
import { Panel } from '../../ui/layout/panel.tsx';
import type { OrderDetail } from '../merchant-orders/merchant-orders.queries.ts';
import { PackLine } from './pack-line.tsx';
import classes from './packing.module.css';
import type { Packing } from './packing.queries.ts';
import type { ScanSaid } from './camera-scan.tsx';
import { ScanField } from './scan-field.tsx';
import { signalScan } from './scan-signal.ts';
import type { Counted, Counting } from './use-packing.ts';
import { useSound } from './use-sound.ts';

/** The button that opens the review. */
export const REVIEW_ID = 'pack-review';

type Said = ScanSaid & { holds: (counted: Counted) => boolean };

type Props = {
  detail: OrderDetail;
  barcodes: Packing['Barcodes'];
  counting: Counting;
  disabled: boolean;
  progress: ReactNode;
};

/** The lines to pack, under the field that scans: in view wherever in a long order the packer is. */
export function PackLines({ detail, barcodes, counting, disabled, progress }: Props) {
  const t = useTranslations('merchantOrders.pack');
  const amount = useCounted();
  const [sounds] = useSound();
  const [answer, setAnswer] = useState<Said>();
  const [last, setLast] = useState<number>();
  const { counted, count } = counting;
  // What the last scan said holds until anything else is counted.
  const said = answer?.holds(counted) ? answer : undefined;
  const lines = detail.OrderDetails;
  const lineOf = (no: number) => lines.find(({ Line }) => Line === no);

  const wordsOf = (found: Scanned, code: string): string => {
    if (found.is === 'unknown') return t('unknown', { code });
    const { PRODUCTNAME: name = '', Quantity = 0, UnitName = '' } = lineOf(found.line) ?? {};
    const ordered = amount(Quantity, UnitName);
    if (found.is === 'counted') return t('counted', { name, packed: String(found.count), ordered });
    return found.is === 'surplus' ? t('surplus', { name, ordered }) : t('otherUnit', { name, ordered });
  };
  const onScan = (code: string): void => {
    if (disabled) return;
    const found = scan(code, {
      lines: lines.map(({ Line, P_Code, Unit, UnitRate, Quantity }) => ({
        line: Line,
        product: P_Code,
        unit: Unit,
        unitRate: UnitRate,
        quantity: Quantity,
      })),
      barcodes: barcodes.map(({ Barcode, P_Code, Unit, UnitRate }) => ({
        barcode: Barcode,
        product: P_Code,
        unit: Unit,
        unitRate: UnitRate,
      })),
      counted,
    });
    const isCounted = found.is === 'counted';
    setAnswer({
      tone: isCounted ? 'good' : 'bad',
      text: wordsOf(found, code),
      holds: (now) => (isCounted ? now.get(found.line) === found.count : now === counted),
    });
    signalScan(isCounted ? 'good' : 'bad', sounds);
    setLast(found.is === 'unknown' ? undefined : found.line);
    if (!isCounted) return;
    count(found.line, found.count);
    document.getElementById(`pack-${found.line}`)?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <>
      <div className={classes.head}>
        <ScanField
          said={said}
          onScan={onScan}
          onEmpty={() => {
            const open = lines.find(({ Line }) => !counted.has(Line));
            if (open) document.querySelector<HTMLInputElement>(`#pack-${open.Line} input`)?.focus();
            // With nothing left to count the packer is done: on to the review, which packs nothing by itself.
            else document.getElementById(REVIEW_ID)?.click();
          }}
          disabled={disabled}
        />
        {progress}
      </div>
      <Panel title={t('lines')}>
        <ul className={classes.lines}>
          {lines.map((line) => (
            <PackLine
              key={line.Line}
              line={line}
              packed={counted.get(line.Line)}
              isLast={line.Line === last}
              disabled={disabled}
              onCount={(packed) => count(line.Line, packed)}
              onScan={onScan}
              onNext={focusNext}
            />
          ))}
        </ul>
      </Panel>
    </>
  );
}

/** From the last line the keyboard goes on to the review. */
function focusNext(field: HTMLInputElement): void {
  const fields = [...(field.closest('ul')?.querySelectorAll('input') ?? [])];
  const next = fields[fields.indexOf(field) + 1] ?? document.getElementById(REVIEW_ID);
  next?.focus();
}
