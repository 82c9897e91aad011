import { expect, test } from 'vitest';
import { parseContainerId } from './tag-manager.ts';
import { isWebConfigValue, readWebConfig } from '../web-config/read.ts';

test.each([
  ['GTM-ABC1234', 'GTM-ABC1234'],
  [' gtm-abc1234 ', 'GTM-ABC1234'],
])('W-66 %j is the container %s', (text, id) => {
  expect(parseContainerId(text)).toBe(id);
  expect(readWebConfig({ TAG_MANAGER_ID: text }).get('TAG_MANAGER_ID')).toBe(id);
});

test.each([
  'G-ABC1234',
  'GTM-',
  'GTM-ABC 123',
  'GTM-ABC1234"></script>',
  'GTM-ABC1234&l=other',
  'https://evil.example/gtm.js',
])('W-66 %j is none: nothing is loaded, and it may not be stored', (text) => {
  expect(readWebConfig({ TAG_MANAGER_ID: text }).get('TAG_MANAGER_ID')).toBe('');
  expect(isWebConfigValue('TAG_MANAGER_ID', text)).toBe(false);
});
