import { expect, test } from 'vitest';
import { readWebConfig } from '#domain/web-config/read.ts';
import { mapStyle } from './map-style.ts';

const TILES = 'https://tiles.example/{z}/{x}/{y}.png';

test('W-61 a map has the pictures of MAP_TILES_URL, and none where the shop names none', () => {
  expect(mapStyle(readWebConfig({})).sources).toEqual({});
  expect(mapStyle(readWebConfig({ MAP_TILES_URL: TILES })).sources['pictures']).toMatchObject({
    type: 'raster',
    tiles: [TILES],
  });
});

test('W-61 it says who made them by MAP_TILES_CREDIT, as text', () => {
  const credit = (MAP_TILES_CREDIT?: string) =>
    mapStyle(readWebConfig({ MAP_TILES_URL: TILES, MAP_TILES_CREDIT })).sources['pictures'];
  expect(credit()).toMatchObject({ attribution: '' });
  expect(credit('© A & <b>B</b>')).toMatchObject({ attribution: '© A &amp; &lt;b&gt;B&lt;/b&gt;' });
});
