import { parseRegistrationFields } from '../access/registration.ts';
import { parseCenterWord } from '../shop/center-word.ts';
import { parseDeliveryMethods } from '../orders/delivery.ts';
import { parseBankAccounts } from '../payments/slip.ts';
import { parseWaysToPay } from '../payments/ways.ts';
import { parseMapTiles } from '../shop/map-tiles.ts';
import { parseContainerId } from '../shop/tag-manager.ts';
import { normaliseHex } from '../shop/theme.ts';
import { isTenantBehaviour } from './behaviours.ts';
import type { TenantBehaviour } from './behaviours.ts';
import { webConfigKeys } from './registry.ts';
import type {
  Json,
  WebConfigDefinition,
  OpenKey,
  WebConfigKey,
  WebConfigKind,
  WebConfigValueOf,
  WebConfigValues,
} from './registry.ts';

export type WebConfig = {
  /** The value of a setting, typed by its kind. Secrets are not among them. */
  get: <Key extends OpenKey>(key: Key) => WebConfigValueOf<Key>;
  /** Whether the tenant has a named behaviour. */
  does: (behaviour: TenantBehaviour) => boolean;
};

/**
 * Reads stored settings (Opt -> OptValue). A Y/N flag is off only if its value is N; any other kind that is absent
 * or invalid gets its default, because a bad setting must not take a shop down.
 */
export function readWebConfig(values: Readonly<Record<string, string | undefined>>): WebConfig {
  const get = <Key extends OpenKey>(key: Key): WebConfigValueOf<Key> => {
    const definition: WebConfigDefinition = webConfigKeys[key];
    const stored = Object.hasOwn(values, key) ? values[key] : undefined;
    // The parser of a definition's kind returns the value of that kind, which TypeScript cannot infer.
    return readValue(definition, stored) as WebConfigValueOf<Key>;
  };
  return { get, does: (behaviour) => get('TENANT_BEHAVIOURS').includes(behaviour) };
}

/** Whether a text may be stored under a key: `readWebConfig` must be able to read it as the key's kind. */
export function isWebConfigValue(key: WebConfigKey, value: string): boolean {
  if (key === 'TENANT_BEHAVIOURS') return parsers.list(value).every(isTenantBehaviour);
  const { kind }: WebConfigDefinition = webConfigKeys[key];
  return parsers[kind](value) !== undefined;
}

function readValue(definition: WebConfigDefinition, stored: string | undefined): unknown {
  if (definition.kind === 'yn') return parsers.yn(stored ?? 'Y') ?? true;
  if (stored === undefined) return definition.default;
  return parsers[definition.kind](stored) ?? definition.default;
}

type Parsers = { [Kind in WebConfigKind]: (value: string) => WebConfigValues[Kind] | undefined };

const parsers = {
  yn: (value) => ({ Y: true, N: false })[value.trim().toUpperCase()],
  text: (value) => value,
  number: (value) => {
    const number = Number(value);
    return value.trim() !== '' && Number.isFinite(number) && number >= 0 ? number : undefined;
  },
  colour: normaliseHex,
  url: (value) => (value === '' || isSafeUrl(value) ? value : undefined),
  list: (value) =>
    value
      .split(',')
      .map((item) => item.trim())
      .filter((item) => item !== ''),
  json: (value) => {
    try {
      return JSON.parse(value) as Json;
    } catch {
      return undefined;
    }
  },
  delivery: parseDeliveryMethods,
  payment: parseWaysToPay,
  bankAccounts: parseBankAccounts,
  centerWord: parseCenterWord,
  registrationFields: parseRegistrationFields,
  mapTiles: (value) => (value.trim() === '' ? '' : parseMapTiles(value)),
  containerId: (value) => (value.trim() === '' ? '' : parseContainerId(value)),
} satisfies Parsers;

/** https or http, or a path of this site: never javascript: or another host by `//`. */
function isSafeUrl(value: string): boolean {
  if (/^\/(?![/\\])[^\s\\]*$/.test(value)) return true;
  return /^https?:\/\/[^\s\\]+$/i.test(value) && URL.canParse(value);
}
