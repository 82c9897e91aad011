import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { isApiError } from '#contract/client.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { usePage } from '../../page/page-context.ts';
import { attemptFor, headersOf, isOutcomeUnknown, type Attempt } from '../attempt/attempt.ts';
import type { ScanSaid } from '../packing/camera-scan.tsx';
import { ScanField } from '../packing/scan-field.tsx';
import { useTellError } from '../session/visitor/use-tell-error.ts';
import { showCounted } from './counts.queries.ts';

/** Each scan counts one unit more of what has the barcode; a scan whose answer was lost is sent again as the same one. */
export function CountScan({ id }: { id: string }) {
  const t = useTranslations('stockCounts.one');
  const { api } = usePage();
  const client = useQueryClient();
  const tellError = useTellError();
  const [said, setSaid] = useState<ScanSaid>();
  const [busy, setBusy] = useState(false);
  const lost = useRef<Attempt<{ Barcode: string }>>(undefined);
  const scan = async (Barcode: string): Promise<void> => {
    const attempt = attemptFor({ Barcode }, { earlier: lost.current });
    lost.current = undefined;
    setBusy(true);
    try {
      const { body } = attempt;
      const { Line, Added } = await api.scanCounted({ params: { id }, body, headers: headersOf(attempt) });
      showCounted(client, id, Line);
      const [count, added] = [Line.Counted ?? 0, Added].map((pieces) => pieces.toLocaleString('en-US'));
      setSaid({
        tone: 'good',
        text: t('scanned', { name: Line.PRODUCTNAME, count: count ?? '', added: added ?? '' }),
      });
    } catch (error) {
      if (isOutcomeUnknown(error)) lost.current = attempt;
      // What is wrong with the code is said where it was scanned.
      if (isApiError(error) && error.answer.statusCode === 404)
        setSaid({ tone: 'bad', text: error.answer.message });
      else tellError(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <ScanField
      said={said}
      onScan={(barcode) => void scan(barcode)}
      onEmpty={() => setSaid(undefined)}
      disabled={busy}
    />
  );
}
