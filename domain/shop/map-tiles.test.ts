import { expect, test } from 'vitest';
import { readWebConfig } from '../web-config/read.ts';
import { mapTileSources } from './map-tiles.ts';

test.each([
  ['https://tiles.example/{z}/{x}/{y}.png', true],
  [' https://tiles.example:8443/th/{z}/{x}/{y}@2x.png?key=a1 ', true],
  ['http://tiles.example/{z}/{x}/{y}.png', false],
  ['https://tiles.example/{z}/{x}.png', false],
  ['https://tiles.example;script-src/{z}/{x}/{y}.png', false],
  ['https://user@tiles.example/{z}/{x}/{y}.png', false],
  ['/tiles/{z}/{x}/{y}.png', false],
  ['', false],
])('W-61 MAP_TILES_URL %j is one that maps may load: %j', (text, isGood) => {
  expect(readWebConfig({ MAP_TILES_URL: text }).get('MAP_TILES_URL')).toBe(isGood ? text.trim() : '');
});

test('W-61 the content policy opens for the host of the tiles and nothing else of their address', () => {
  expect(mapTileSources('https://tiles.example:8443/th/{z}/{x}/{y}.png?key=a1')).toEqual({
    'connect-src': ['https://tiles.example:8443'],
  });
});
