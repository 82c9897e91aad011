/** Where a page of a list by time ended, in an address: the moment, and the key that separates rows of the same one. */
import { badRequest } from './call-error.ts';

export type TimePlace = { at: Date; key: string };

export const timeCursor = ({ at, key }: TimePlace): string => `${at.getTime()}_${key}`;

/** Undefined for the first page. Throws 400 INVALID_INPUT for a cursor that no list has returned. */
export function timePlaceOf(after = ''): TimePlace | undefined {
  if (after === '') return undefined;
  const [, time, key] = /^(\d{1,15})_([0-9A-Za-z-]{1,20})$/.exec(after) ?? [];
  if (time === undefined || key === undefined)
    throw badRequest('INVALID_INPUT', { values: { fields: 'after' }, fields: { after: 'INVALID_INPUT' } });
  return { at: new Date(Number(time)), key };
}
