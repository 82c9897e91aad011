/** What a packer who looks at the shelf hears and feels of a scan. */

const SIGNALS = {
  good: { vibrate: 40, hertz: 1200, seconds: 0.08 },
  bad: { vibrate: [200, 80, 200], hertz: 180, seconds: 0.5 },
} as const;

let sound: AudioContext | undefined;

/** Vibrates where the device can; the sound is wanted or not. */
export function signalScan(how: keyof typeof SIGNALS, withSound: boolean): void {
  const { vibrate, hertz, seconds } = SIGNALS[how];
  // Not on every device, and nothing depends on it.
  if ('vibrate' in navigator) navigator.vibrate(vibrate as VibratePattern);
  if (!withSound || typeof AudioContext === 'undefined') return;
  sound ??= new AudioContext();
  const tone = sound.createOscillator();
  const volume = sound.createGain();
  volume.gain.value = 0.2;
  tone.frequency.value = hertz;
  tone.connect(volume).connect(sound.destination);
  tone.start();
  tone.stop(sound.currentTime + seconds);
}
