/**
 * The rooms of the socket connection: an event goes to rooms, and a browser joins those of its visitor. Features define both,
 * so that the connection itself knows none of them.
 */
import type { Visitor } from './http/visitor.ts';

type RoomsOf = (visitor: Visitor) => Promise<readonly string[]>;

export type Rooms = {
  /** Registers the rooms that a visitor joins; when the app is put together. */
  define(roomsOf: RoomsOf): void;
  /** Of all features. Throws what they throw. */
  of(visitor: Visitor): Promise<string[]>;
};

/** The parts of a name are JSON-encoded: no code that somebody chose can collide with another room. */
export const roomName = (...parts: readonly string[]): string => JSON.stringify(parts);

export function createRooms(): Rooms {
  const defined: RoomsOf[] = [];
  return {
    define: (roomsOf) => void defined.push(roomsOf),
    of: async (visitor) => (await Promise.all(defined.map((roomsOf) => roomsOf(visitor)))).flat(),
  };
}
