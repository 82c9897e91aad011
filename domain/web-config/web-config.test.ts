import { describe, expect, test } from 'vitest';
import { tenantBehaviours } from './behaviours.ts';
import { webConfigHelp } from './help.ts';
import { companyOf, presetOf } from './presets.ts';
import { isWebConfigValue, readWebConfig } from './read.ts';
import { isOffered } from './offered.ts';
import { allWebConfigKeys, isSecretKey, maySeeWebConfig, secretKeys, webConfigKeys } from './registry.ts';
import type { OpenKey, WebConfigDefinition, WebConfigKey } from './registry.ts';

const openKeys = allWebConfigKeys.filter((key) => !isSecretKey(key));
const flags = openKeys.filter((key) => webConfigKeys[key].kind === 'yn');
const companies = ['BJC', 'SINGHA', 'TCP', 'IPONE', 'ANY'];

describe('reading settings', () => {
  test('K-06 an absent Y/N flag counts as Y', () => {
    const config = readWebConfig({});
    expect(flags.filter((key) => config.get(key) !== true)).toEqual([]);
  });

  test.each([
    ['N', false],
    [' n ', false],
    ['Y', true],
    ['', true],
    ['no', true],
  ])('a flag that says %j is %s', (stored, expected) => {
    expect(readWebConfig({ GUEST_MODE_ENABLED: stored }).get('GUEST_MODE_ENABLED')).toBe(expected);
  });

  test('W-28 other kinds are parsed', () => {
    const config = readWebConfig({
      MINIMUM_STOCK: '25',
      CHECKOUT_MINIMUM_VALUE: '49.50',
      DELIVERY_METHODS: JSON.stringify([
        { code: 'PARCEL', kind: 'parcel', th: 'พัสดุ', en: 'Parcel', fee: 49.5 },
      ]),
      BRAND_COLOR: '#ABC',
      SOCIAL_LINE_URL: 'https://line.me/x',
      CENTER_WORD: 'branch',
      TENANT_BEHAVIOURS: 'POINT_CODES_TCP, HOST_APP_ACCOUNT',
    });
    expect(config.get('MINIMUM_STOCK')).toBe(25);
    expect(config.get('CHECKOUT_MINIMUM_VALUE')).toBe(49.5);
    expect(config.get('DELIVERY_METHODS')).toMatchObject([{ code: 'PARCEL', feeSatang: 4950 }]);
    expect(config.get('BRAND_COLOR')).toBe('#aabbcc');
    expect(config.get('CENTER_WORD')).toBe('branch');
    expect(config.get('SOCIAL_LINE_URL')).toBe('https://line.me/x');
    expect(config.does('POINT_CODES_TCP')).toBe(true);
    expect(config.does('CREDIT_NEEDS_SAP_FLAG')).toBe(false);
  });

  test.each<[OpenKey, string]>([
    ['MINIMUM_STOCK', 'many'],
    ['MINIMUM_STOCK', ''],
    ['MINIMUM_STOCK', '-1'],
    ['BRAND_COLOR', 'teal'],
    ['SOCIAL_LINE_URL', 'javascript:alert(1)'],
    ['SOCIAL_LINE_URL', '//elsewhere.example'],
    ['LOGO_URL', '/\\elsewhere.example'],
    ['CENTER_WORD', 'depot'],
    ['DELIVERY_METHODS', '[]'],
    ['DELIVERY_METHODS', '[{"code":"PARCEL"}]'],
  ])('%s of %j has its default, and may not be stored', (key, stored) => {
    expect(readWebConfig({ [key]: stored }).get(key)).toEqual(readWebConfig({}).get(key));
    expect(isWebConfigValue(key, stored)).toBe(false);
  });

  test('a path of the site and an empty address may be stored', () => {
    expect(isWebConfigValue('LOGO_URL', '/pictures/logo.svg')).toBe(true);
    expect(isWebConfigValue('LOGO_URL', '')).toBe(true);
  });

  test('only known behaviours and plain Y or N may be stored', () => {
    expect(isWebConfigValue('TENANT_BEHAVIOURS', 'POINT_CODES_TCP')).toBe(true);
    expect(isWebConfigValue('TENANT_BEHAVIOURS', 'POINT_CODES_TCP,OTHER')).toBe(false);
    expect(isWebConfigValue('GUEST_MODE_ENABLED', 'N')).toBe(true);
    expect(isWebConfigValue('GUEST_MODE_ENABLED', 'perhaps')).toBe(false);
  });
});

describe('the registry', () => {
  test('names its keys in UPPER_SNAKE', () => {
    expect(allWebConfigKeys.filter((key) => !/^[A-Z][A-Z0-9]*(_[A-Z0-9]+)*$/.test(key))).toEqual([]);
  });

  test('gives a default to every kind but Y/N', () => {
    const withDefault = allWebConfigKeys.filter((key) => {
      const definition: WebConfigDefinition = webConfigKeys[key];
      return 'default' in definition;
    });
    expect(withDefault.toSorted()).toEqual(
      allWebConfigKeys.filter((key) => webConfigKeys[key].kind !== 'yn').toSorted(),
    );
  });

  test('W-29 shows secrets and unknown keys to nobody', () => {
    expect(maySeeWebConfig('public', 'BRAND_COLOR')).toBe(true);
    expect(maySeeWebConfig('public', 'SMS_SENDER')).toBe(false);
    expect(maySeeWebConfig('staff', 'SMS_SENDER')).toBe(true);
    expect(maySeeWebConfig('staff', 'SMS_GATEWAY_SECRET')).toBe(false);
    expect(maySeeWebConfig('staff', 'toString')).toBe(false);
  });

  test('W-29 names secrets as the constraint web_config_has_no_secrets expects, and nothing else so', () => {
    expect(allWebConfigKeys.filter((key) => /_(SECRET|TOKEN|PASSWORD|PRIVATE_KEY)$/.test(key))).toEqual(
      secretKeys,
    );
    expect(secretKeys).not.toEqual([]);
  });

  test('has a line of help in both languages for every key', () => {
    const wanting = allWebConfigKeys.filter((key) => {
      const { th, en } = webConfigHelp[key];
      return !/[ก-๙]/.test(th) || !/^[\x20-\x7E]+$/.test(en);
    });
    expect(wanting).toEqual([]);
  });
});

test.each([
  ['on, with all it needs', true, ['https://provider.example', 'secret'], true],
  ['on, without the secret', true, ['https://provider.example', ''], false],
  ['on, with nothing stored', true, [undefined], false],
  ['off, with all it needs', false, ['secret'], false],
  ['on, and in need of nothing', true, [], true],
])('W-29 what needs credentials is offered by flag and credentials: %s', (_, flag, credentials, offered) => {
  expect(isOffered(flag, credentials)).toBe(offered);
});

describe('the presets', () => {
  test.each(companies)('of %s write every flag out, as values that may be stored', (company) => {
    const preset = presetOf(company);
    expect(Object.keys(preset).toSorted()).toEqual([...flags, 'TENANT_BEHAVIOURS'].toSorted());
    const unfit = Object.entries(preset).filter(
      ([key, value]) => !isWebConfigValue(key as WebConfigKey, value),
    );
    expect(unfit).toEqual([]);
  });

  test('of the normal shop are all Y but the wait for approval, with no special behaviour', () => {
    const preset = presetOf('ANY');
    expect(flags.filter((key) => readWebConfig(preset).get(key) === false)).toEqual([
      'PENDING_APPROVAL_REGISTER',
      'REGISTER_TAX_NUMBER_ENABLED',
      'REGISTER_IDENTITY_ENABLED',
    ]);
    expect(preset.TENANT_BEHAVIOURS).toBe('');
  });

  test('W-30 give every named behaviour to one company', () => {
    const given = companies.flatMap((company) =>
      tenantBehaviours.filter((behaviour) => readWebConfig(presetOf(company)).does(behaviour)),
    );
    expect(given.toSorted()).toEqual([...tenantBehaviours].toSorted());
  });

  test('W-30 know the four companies in any case; TENANT_BEHAVIOURS may name others', () => {
    expect([companyOf('ipone'), companyOf('normal'), companyOf('OTHER')]).toEqual([
      'IPONE',
      'NORMAL',
      undefined,
    ]);
    expect(readWebConfig(presetOf('bjc')).does('CREDIT_NEEDS_SAP_FLAG')).toBe(true);
    expect(readWebConfig(presetOf('SINGHA')).does('RIDER_INVOICE_APPROVE_FILTER')).toBe(true);
    expect(readWebConfig(presetOf('TCP')).does('POINT_CODES_TCP')).toBe(true);
    expect(readWebConfig(presetOf('IPONE')).does('HOST_APP_ACCOUNT')).toBe(true);
    expect(readWebConfig({ TENANT_BEHAVIOURS: 'HOST_APP_ACCOUNT' }).does('HOST_APP_ACCOUNT')).toBe(true);
    expect(readWebConfig({ TENANT_BEHAVIOURS: 'HOST_APP_ACCOUNT' }).does('POINT_CODES_TCP')).toBe(false);
  });
});
