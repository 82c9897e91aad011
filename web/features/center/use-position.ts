import { DEFAULT_MAP_CENTER, type Position } from '#domain/shop/geo.ts';
import { useOwnPosition, type OwnPosition } from '../../ui/interaction/use-own-position.ts';
import { useVisitor } from '../session/visitor/use-visitor.ts';

export type PositionState = Pick<OwnPosition, 'state' | 'ask'> & {
  /**
   * What distances are measured from: the visitor's own position, the delivery address, or the shop's default place.
   */
  source: 'position' | 'address' | 'default';
  /** Undefined where the shop knows the place itself. */
  from: Position | undefined;
};

/** The browser is asked only when the visitor wants it (S-47); before, the default center of K-02 is used. */
export function usePosition(): PositionState {
  const { lat, lon } = useVisitor();
  const { position, ...rest } = useOwnPosition();
  if (position) return { source: 'position', from: position, ...rest };
  if (lat !== null && lon !== null) return { source: 'address', from: undefined, ...rest };
  return { source: 'default', from: { lat: DEFAULT_MAP_CENTER.lat, lon: DEFAULT_MAP_CENTER.lon }, ...rest };
}
