import { useState } from 'react';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx';
import classes from './crop-dialog.module.css';
import type { Area } from './prepare-picture.client.ts';

type Props = {
  /** The address of the picture in this browser. */
  address: string;
  /** Width to height. */
  aspect: number;
  round: boolean;
  onUse: (area: Area) => void;
  onClose: () => void;
  /** The browser cannot open the picture. */
  onBroken: () => void;
};

const MAX_ZOOM = 3;

/** Lets the person choose the part of a picture that is used; loaded with the first picture. */
export default function CropDialog({ address, aspect, round, onUse, onClose, onBroken }: Props) {
  const t = useTranslations('files.crop');
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<Area>();
  return (
    <ConfirmDialog
      title={t('title')}
      confirm={t('use')}
      keep={t('cancel')}
      tone="plain"
      busy={area === undefined}
      onConfirm={() => area && onUse(area)}
      onClose={onClose}
    >
      <div className={classes.stage}>
        <Cropper
          image={address}
          crop={crop}
          zoom={zoom}
          maxZoom={MAX_ZOOM}
          aspect={aspect}
          cropShape={round ? 'round' : 'rect'}
          showGrid={!round}
          disableAutomaticStylesInjection
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(_, pixels) => setArea(pixels)}
          cropperProps={{ role: 'application', 'aria-label': t('area') }}
          mediaProps={{ alt: '', onError: onBroken }}
        />
      </div>
      <p className={classes.help}>{t('help')}</p>
      <label className={classes.zoom}>
        {t('zoom')}
        <input
          type="range"
          min={1}
          max={MAX_ZOOM}
          step={0.05}
          value={zoom}
          onChange={({ currentTarget }) => setZoom(Number(currentTarget.value))}
        />
      </label>
    </ConfirmDialog>
  );
}
