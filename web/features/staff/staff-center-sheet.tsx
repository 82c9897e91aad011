import { useEffect, useState } from 'react';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { Sheet } from '../../merchant-ui/sheet.tsx';
import { usePage } from '../../page/page-context.ts';
import { StaffCenterPicker } from './staff-center-picker.tsx';
import { useSwapCenter } from './use-swap-center.ts';

/** Where staff choose the center that they work for: a sheet on the phone, a dialog on the wide screen (B-64). */
export default function StaffCenterSheet({ onClose }: { onClose: () => void }) {
  const { messages } = usePage();
  const [ready, setReady] = useState(false);
  useEffect(() => void messages.load(['center', 'staff']).then(() => setReady(true)), [messages]);
  return ready ? <Ready onClose={onClose} /> : null;
}

function Ready({ onClose }: { onClose: () => void }) {
  const t = useTranslations('staff.center');
  const swap = useSwapCenter();
  return (
    <Sheet title={t('title')} onClose={onClose} tall>
      <StaffCenterPicker
        onChoose={(center) => {
          onClose();
          void swap(center);
        }}
      />
    </Sheet>
  );
}
