/**
 * Copies bytes into a buffer of their own. Node allocates small buffers from a shared 64 KB block: a long-lived one
 * would retain the whole block.
 */
export function ownBytes(bytes: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}
