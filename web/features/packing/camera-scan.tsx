import { BarcodeDetector } from 'barcode-detector/ponyfill';
import { useEffect, useRef, useState } from 'react';
import { Sheet } from '../../merchant-ui/sheet.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { prepareReader, SCANNED_FORMATS } from './barcode-reader.ts';
import classes from './packing.module.css';

export type ScanSaid = { tone: 'good' | 'bad'; text: string };

type Props = {
  words: { title: string; hint: string; refused: string; why: string };
  said: ScanSaid | undefined;
  onScan: (code: string) => void;
  onClose: () => void;
};

/** Ten pictures a second are looked at. */
const LOOK_MS = 100;
/** The same code counts again only after it was out of sight for so long: nobody counts by holding still. */
const AGAIN_MS = 1200;

prepareReader();

/** Scans by the camera on the back, as long as it is open. */
export default function CameraScan({ words, said, onScan, onClose }: Props) {
  const video = useRef<HTMLVideoElement>(null);
  const [isRefused, setIsRefused] = useState(false);
  const told = useRef(onScan);
  useEffect(() => {
    told.current = onScan;
  });
  useEffect(() => {
    const closed = new AbortController();
    if (video.current)
      look(video.current, { onCode: (code) => told.current(code), closed: closed.signal }).catch(() =>
        setIsRefused(true),
      );
    return () => closed.abort();
  }, []);
  return (
    <Sheet title={words.title} onClose={onClose}>
      {isRefused ? (
        <Note tone="error" live title={words.refused}>
          <p>{words.why}</p>
        </Note>
      ) : (
        <video ref={video} className={classes.video} muted playsInline aria-label={words.title} />
      )}
      <output className={classes.said} data-tone={said?.tone}>
        {said?.text ?? words.hint}
      </output>
    </Sheet>
  );
}

type Look = { onCode: (code: string) => void; closed: AbortSignal };

/** Tells each code that comes into sight, until it is closed. Throws where there is no camera, or none is allowed. */
async function look(video: HTMLVideoElement, { onCode, closed }: Look): Promise<void> {
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
  const stop = () => {
    for (const track of stream.getTracks()) track.stop();
  };
  if (closed.aborted) return stop();
  closed.addEventListener('abort', stop);
  video.srcObject = stream;
  await video.play();
  const detector = new BarcodeDetector({ formats: [...SCANNED_FORMATS] });
  const seenAt = new Map<string, number>();
  const next = async (): Promise<void> => {
    if (closed.aborted) return;
    const found = await detector.detect(video);
    for (const { rawValue: code } of found) {
      const now = Date.now();
      const before = seenAt.get(code) ?? 0;
      seenAt.set(code, now);
      if (now - before > AGAIN_MS && !closed.aborted) onCode(code);
    }
    setTimeout(() => void next(), LOOK_MS);
  };
  await next();
}
