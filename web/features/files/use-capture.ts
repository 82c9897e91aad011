import { useState } from 'react';

/** When a photo was taken, and where if the person lets it be written. */
export type Capture = {
  at: Date;
  /** `accuracy` in metres, as the device says. */
  position?: { latitude: number; longitude: number; accuracy: number };
};

/** A photo does not wait for its place for longer. */
const PATIENCE: PositionOptions = { timeout: 5_000, maximumAge: 60_000, enableHighAccuracy: true };

const positionNow = (): Promise<Capture['position']> =>
  new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) => resolve({ latitude, longitude, accuracy }),
      () => resolve(undefined),
      PATIENCE,
    );
  });

/** The place of photos is written only once the person has said so here and the browser allows it. */
export function useCapture() {
  const [state, setState] = useState<'off' | 'asking' | 'on'>('off');
  return {
    isOn: state !== 'off',
    /** Asks the browser, which asks the person. False: it does not give the place. */
    allow: async (isWanted: boolean): Promise<boolean> => {
      setState(isWanted ? 'asking' : 'off');
      if (!isWanted) return true;
      const isGiven = (await positionNow()) !== undefined;
      setState(isGiven ? 'on' : 'off');
      return isGiven;
    },
    /** Of a photo that has just been taken. */
    now: async (): Promise<Capture> => {
      const at = new Date();
      const position = state === 'off' ? undefined : await positionNow();
      return { at, ...(position && { position }) };
    },
  };
}
