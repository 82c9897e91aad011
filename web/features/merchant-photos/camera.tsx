import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import classes from './customer-photos.module.css';

/** As large as the shop keeps a photo, or nearly. */
const WANTED = { facingMode: 'environment', width: { ideal: 1920 }, height: { ideal: 1080 } };
const QUALITY = 0.92;

type Props = { onPhoto: (photo: File) => void; onClose: () => void };

/** The device's camera, as long as it is open: each press takes a photo, several in a row. */
export function Camera({ onPhoto, onClose }: Props) {
  const t = useTranslations('customerPhotos.take');
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<'opening' | 'open' | 'refused'>('opening');
  useEffect(() => {
    const closed = new AbortController();
    if (video.current)
      show(video.current, closed.signal).then(
        () => setState('open'),
        () => setState('refused'),
      );
    return () => closed.abort();
  }, []);
  const shoot = async (): Promise<void> => {
    if (!video.current) return;
    const photo = await frameOf(video.current);
    if (photo) onPhoto(photo);
  };
  if (state === 'refused')
    return (
      <Note tone="warning" live title={t('refused')}>
        <p>{t('refusedWhy')}</p>
      </Note>
    );
  return (
    <div className={classes.camera}>
      <video ref={video} className={classes.live} muted playsInline aria-label={t('live')} />
      <div className={classes.actions}>
        <Button size="lg" disabled={state !== 'open'} onClick={() => void shoot()}>
          {t('shoot')}
        </Button>
        <Button size="lg" variant="default" onClick={onClose}>
          {t('close')}
        </Button>
      </div>
    </div>
  );
}

/** Rejects where there is no camera, or none is allowed; also on a page that is not encrypted, which has none. */
async function show(video: HTMLVideoElement, closed: AbortSignal): Promise<void> {
  const stream = await navigator.mediaDevices.getUserMedia({ video: WANTED });
  const stop = () => {
    for (const track of stream.getTracks()) track.stop();
  };
  if (closed.aborted) return stop();
  closed.addEventListener('abort', stop);
  video.srcObject = stream;
  await video.play();
}

/** What the camera sees at this moment. */
function frameOf(video: HTMLVideoElement): Promise<File | undefined> {
  const canvas = document.createElement('canvas');
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  canvas.getContext('2d')?.drawImage(video, 0, 0);
  return new Promise((resolve) => {
    canvas.toBlob(
      (blob) => resolve(blob ? new File([blob], 'photo.jpg', { type: blob.type }) : undefined),
      'image/jpeg',
      QUALITY,
    );
  });
}
