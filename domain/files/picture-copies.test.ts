import { expect, test } from 'vitest';
import { copyAddress, copySet, isUploadedPicture } from './picture-copies.ts';

const address = `/media/petclub/${'-A'.repeat(11)}.webp`;

test('C-75b an uploaded public picture has the addresses of its copies', () => {
  expect(isUploadedPicture(address)).toBe(true);
  expect(copyAddress(address, 240)).toBe(`/media/petclub/${'-A'.repeat(11)}-240.webp`);
  expect(copySet(address, 1200)).toBe(
    `${copyAddress(address, 240)} 240w, ${copyAddress(address, 640)} 640w, ${address} 1200w`,
  );
});

test.each([
  '/files/petclub/center.webp',
  `/private/petclub/${'A'.repeat(22)}.webp?until=1&signature=x`,
  `/media/petclub/${'A'.repeat(22)}.pdf`,
  copyAddress(address, 240),
])('C-75b %s has no copies and stays', (other) => {
  expect(copyAddress(other, 640)).toBe(other);
  expect(copySet(other, 1200)).toBeUndefined();
  expect(isUploadedPicture(other)).toBe(false);
});
