import 'maplibre-gl/dist/maplibre-gl.css';
import { Map, Marker, NavigationControl, ScaleControl, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import { useEffect, useRef } from 'react';
import type { Position } from '#domain/shop/geo.ts';
import type { mapStyle } from './map-style.ts';
import classes from './map.module.css';

// Its own address: by default the library makes one that the pages' content policy refuses.
setWorkerUrl(workerUrl);

/** What is looked at; another object moves the map there. */
export type View = { center: Position; zoom: number };
export type Landmark = { name: string; at: Position };

type Props = {
  pin: Position;
  /** False while the pin only stands where the map opened. */
  isSet: boolean;
  view: View;
  /** Its pictures, and who made them. */
  style: ReturnType<typeof mapStyle>;
  /** Named places, to find one's way by. */
  landmarks: readonly Landmark[];
  words: {
    map: string;
    pin: string;
    zoomIn: string;
    zoomOut: string;
    metres: string;
    kilometres: string;
    credit: string;
  };
  onPin: (place: Position) => void;
  /** The browser cannot draw it. */
  onFail: () => void;
};

/** Pixels that an arrow key moves the pin by; with Shift in large steps. */
const STEP = 8;
const LARGE_STEP = 64;
const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The map itself: a pin that is dragged, tapped to another place, or moved by the arrow keys. Fetched when a map is opened. */
export default function MapCanvas(props: Props) {
  const place = useRef<HTMLDivElement>(null);
  const drawn = useRef<{ map: Map; pin: Marker; element: HTMLElement }>(undefined);
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });

  useEffect(() => {
    if (!place.current) return undefined;
    try {
      drawn.current = draw(place.current, () => latest.current);
    } catch {
      latest.current.onFail();
    }
    return () => {
      drawn.current?.map.remove();
      drawn.current = undefined;
    };
  }, []);

  const { pin, isSet, view, words, landmarks } = props;
  useEffect(() => {
    const { map, pin: marker, element } = drawn.current ?? {};
    if (!map || !marker) return;
    marker.setLngLat([pin.lon, pin.lat]);
    element?.setAttribute('aria-label', words.pin);
    element?.toggleAttribute('data-unset', !isSet);
    if (!map.getBounds().contains([pin.lon, pin.lat])) map.jumpTo({ center: [pin.lon, pin.lat] });
  }, [pin, isSet, words.pin]);
  useEffect(() => {
    drawn.current?.map.jumpTo({ center: [view.center.lon, view.center.lat], zoom: view.zoom });
  }, [view]);
  useEffect(() => {
    const { map } = drawn.current ?? {};
    if (!map) return undefined;
    const names = landmarks.map(({ name, at }) => {
      const element = landmarkElement(name);
      new Marker({ element, offset: [0, BELOW] }).setLngLat([at.lon, at.lat]).addTo(map);
      return { element, at };
    });
    const show = (): void => {
      for (const { element, at } of names) element.hidden = !isWhole(map, at);
    };
    show();
    map.on('move', show);
    return () => {
      map.off('move', show);
      for (const { element } of names) element.remove();
    };
  }, [landmarks]);

  return <div ref={place} className={classes.canvas} />;
}

/** A name is below its place, clear of the pin. */
const BELOW = 16;
/** Half of a long name, and of a line. */
const [WIDE, HIGH] = [90, 28];

/** Whether a name there is not cut off by the map's edge. */
function isWhole(map: Map, { lat, lon }: Position): boolean {
  const { x, y } = map.project([lon, lat]);
  const { clientWidth, clientHeight } = map.getContainer();
  return x > WIDE && x < clientWidth - WIDE && y > 0 && y < clientHeight - HIGH;
}

/** Throws where the browser has no WebGL. */
function draw(container: HTMLElement, now: () => Props) {
  const { pin: at, isSet, view, style, words } = now();
  const map = new Map({
    container,
    style,
    center: [view.center.lon, view.center.lat],
    zoom: view.zoom,
    minZoom: 4,
    maxZoom: 19,
    maxPitch: 0,
    dragRotate: false,
    pitchWithRotate: false,
    attributionControl: Object.keys(style.sources).length === 0 ? false : { compact: true },
    locale: {
      'Map.Title': words.map,
      'NavigationControl.ZoomIn': words.zoomIn,
      'NavigationControl.ZoomOut': words.zoomOut,
      'AttributionControl.ToggleAttribution': words.credit,
      'ScaleControl.Meters': words.metres,
      'ScaleControl.Kilometers': words.kilometres,
    },
  });
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  map.addControl(new NavigationControl({ showCompass: false }), 'bottom-right');
  map.addControl(new ScaleControl(), 'bottom-left');
  const element = pinElement(words.pin);
  element.toggleAttribute('data-unset', !isSet);
  const pin = new Marker({ element, anchor: 'bottom', draggable: true })
    .setLngLat([at.lon, at.lat])
    .addTo(map);
  const tell = ({ lat, lng }: { lat: number; lng: number }) => now().onPin({ lat, lon: lng });
  pin.on('dragend', () => tell(pin.getLngLat().wrap()));
  map.on('click', ({ lngLat }) => tell(lngLat.wrap()));
  element.addEventListener('click', (event) => {
    event.stopPropagation();
    tell(pin.getLngLat().wrap());
  });
  element.addEventListener('keydown', (event) => {
    const [x, y] = ARROWS[event.key] ?? [];
    if (x === undefined || y === undefined) return;
    // The map would move as well.
    event.preventDefault();
    event.stopPropagation();
    const step = event.shiftKey ? LARGE_STEP : STEP;
    const from = map.project(pin.getLngLat());
    tell(map.unproject([from.x + x * step, from.y + y * step]).wrap());
  });
  return { map, pin, element };
}

function pinElement(label: string): HTMLElement {
  const pin = document.createElement('button');
  pin.type = 'button';
  pin.className = classes['pin'] ?? '';
  pin.setAttribute('aria-label', label);
  return pin;
}

function landmarkElement(name: string): HTMLElement {
  const element = document.createElement('span');
  element.className = classes['landmark'] ?? '';
  element.textContent = name;
  return element;
}
