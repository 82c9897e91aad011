/** Encrypts the secrets that a tenant stores: AES-256-GCM with the installation's key, which is not in the database. */
import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';

/** `old` is only read with: it is there while a rotation replaces it. */
export type SettingsKeys = { current: Uint8Array; old?: Uint8Array | undefined };
/** Where a value belongs: copied to another tenant or another setting it cannot be opened. */
export type SealedFor = { tenantId: string; name: string };
export type Sealed = { keyId: string; bytes: Buffer };

export type Sealing = {
  /** The key that new values are sealed with. */
  keyId: string;
  knows(keyId: string): boolean;
  seal(text: string, place: SealedFor): Sealed;
  /** Throws UnsealError; its message names setting and tenant, never a value. */
  open(sealed: Sealed, place: SealedFor): string;
};

export class UnsealError extends Error {
  override readonly name = 'UnsealError';
}

export const SETTINGS_KEY_BYTES = 32;
const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const KEY_ID_LETTERS = 12;

const keyIdOf = (key: Uint8Array): string =>
  createHmac('sha256', key).update('settings-key-id').digest('hex').slice(0, KEY_ID_LETTERS);

const additionalData = (keyId: string, { tenantId, name }: SealedFor): Buffer =>
  Buffer.from(JSON.stringify(['setting', tenantId, name, keyId]));

export function createSealing({ current, old }: SettingsKeys): Sealing {
  const keyId = keyIdOf(current);
  const keys = new Map([...(old ? [[keyIdOf(old), old] as const] : []), [keyId, current] as const]);
  return {
    keyId,
    knows: (id) => keys.has(id),
    seal: (text, place) => {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, current, nonce, { authTagLength: TAG_BYTES });
      cipher.setAAD(additionalData(keyId, place));
      const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return { keyId, bytes: Buffer.concat([nonce, cipher.getAuthTag(), encrypted]) };
    },
    open: ({ keyId: id, bytes }, place) => {
      const what = `The setting ${place.name} of ${place.tenantId} cannot be decrypted`;
      const key = keys.get(id);
      if (!key) throw new UnsealError(`${what}: it was encrypted with the key ${id}, not with SETTINGS_KEY`);
      try {
        const nonce = bytes.subarray(0, NONCE_BYTES);
        const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES });
        decipher.setAAD(additionalData(id, place));
        decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
        return (
          decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
        );
      } catch {
        throw new UnsealError(`${what}: it was damaged, or copied from another shop or setting`);
      }
    },
  };
}
