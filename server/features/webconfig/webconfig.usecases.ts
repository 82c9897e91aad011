/** The tenant's settings: typed for the server, for everyone else only those they may see (W-28, C-03). */
import { deliveryMethodsText } from '#domain/orders/delivery.ts';
import { waysToPayText } from '#domain/payments/ways.ts';
import { readWebConfig, type WebConfig } from '#domain/web-config/read.ts';
import {
  allWebConfigKeys,
  isSecretKey,
  isShopKey,
  isWebConfigKey,
  maySeeWebConfig,
  webConfigKeys,
  type OpenKey,
  type WebConfigDefinition,
  type WebConfigViewer,
} from '#domain/web-config/registry.ts';
import type { Dependencies } from '../../dependencies.ts';
import { tags } from '../../cache/tags.ts';
import { storedSettings } from './webconfig.queries.ts';

export type { WebConfig };
type Needs = Pick<Dependencies, 'database' | 'cache'>;
type Settings = Readonly<Record<string, string>>;
type Known = { config: WebConfig; texts: Readonly<Record<OpenKey, string>>; public: Settings };

/** The typed settings of a tenant, from memory; reloaded after a change of them (tag `config`). */
export async function webConfigOf(deps: Needs, tenantId: string): Promise<WebConfig> {
  return (await knownOf(deps, tenantId)).config;
}

/** Every public setting, with its default if nothing is stored, Opt -> OptValue: for pages. */
export async function publicConfig(deps: Needs, tenantId: string): Promise<Settings> {
  return (await knownOf(deps, tenantId)).public;
}

export type Setting = { Opt: string; OptValue: string };

type ItemsRequest = {
  tenantId: string;
  viewer: WebConfigViewer;
  keys: readonly string[];
  /** Also those of areas other than the ordering shop. */
  otherAreas: boolean;
};

/**
 * The settings with these keys, in their order, that the viewer may see; all that they may see if no key is given.
 * Unknown and invisible keys are omitted, so that nobody learns that they exist.
 */
export async function settingsFor(
  deps: Needs,
  { tenantId, viewer, keys, otherAreas }: ItemsRequest,
): Promise<Setting[]> {
  const { texts } = await knownOf(deps, tenantId);
  const wanted = keys.length === 0 ? allWebConfigKeys : [...new Set(keys)];
  return wanted
    .filter(isWebConfigKey)
    .filter((key) => !isSecretKey(key))
    .filter((key) => maySeeWebConfig(viewer, key) && (otherAreas || isShopKey(key)))
    .map((key) => ({ Opt: key, OptValue: texts[key] }));
}

function knownOf({ database, cache }: Needs, tenantId: string): Promise<Known> {
  return cache.getOrMake(`config/${tenantId}`, async () => {
    const value = known(await database.inTenant(tenantId, storedSettings));
    // Twice the text: it is in `texts` and, for the most part, in `public`.
    return { value, bytes: 2 * JSON.stringify(value.texts).length, tags: [tags.config(tenantId)] };
  });
}

function known(stored: Settings): Known {
  const entries = allWebConfigKeys
    .filter((key) => !isSecretKey(key))
    .map((key) => [key, stored[key] ?? defaultText(webConfigKeys[key])] as const);
  return {
    config: readWebConfig(stored),
    texts: Object.fromEntries(entries) as Record<OpenKey, string>,
    public: Object.fromEntries(entries.filter(([key]) => maySeeWebConfig('public', key))),
  };
}

/** The default of an unset setting, in stored form. */
function defaultText(definition: WebConfigDefinition): string {
  switch (definition.kind) {
    case 'yn':
      return 'Y';
    case 'list':
      return definition.default.join(',');
    case 'delivery':
      return deliveryMethodsText(definition.default);
    case 'payment':
      return waysToPayText(definition.default);
    case 'json':
      return JSON.stringify(definition.default);
    // A shop has none until it sets its own.
    case 'bankAccounts':
      return '';
    default:
      return String(definition.default);
  }
}
