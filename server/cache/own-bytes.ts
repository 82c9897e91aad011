/**
 * The same bytes in memory of their own. Node cuts small buffers out of a shared block of 64 KB: one that is kept for
 * long would hold its whole block.
 */
export function ownBytes(bytes: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}
