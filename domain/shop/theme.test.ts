import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { brandShades, contrastRatio, normaliseHex, readableOnWhite, readableTextOn } from './theme.ts';

const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

describe('brand shades', () => {
  test('are ten colours with the brand colour itself at index 6', () => {
    fc.assert(
      fc.property(colour, (hex) => {
        const shades = brandShades(hex);
        expect(shades).toHaveLength(10);
        expect(shades[6]).toBe(hex);
        expect(shades.every((shade) => /^#[0-9a-f]{6}$/.test(shade))).toBe(true);
      }),
    );
  });

  test('go from light to dark', () => {
    fc.assert(
      fc.property(colour, (hex) => {
        const lightness = brandShades(hex).map((shade) => contrastRatio(shade, '#000000'));
        expect(lightness).toEqual(lightness.toSorted((a, b) => b - a));
      }),
    );
  });

  test('of something that is no colour are refused', () => {
    expect(() => brandShades('teal')).toThrow(RangeError);
  });
});

describe('readable colours', () => {
  test('text on any background has a contrast of at least 4.5', () => {
    fc.assert(
      fc.property(colour, (hex) => {
        expect(contrastRatio(readableTextOn(hex), hex)).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });

  test('text on white has a contrast of at least 4.5, and a readable colour stays itself', () => {
    fc.assert(
      fc.property(colour, (hex) => {
        expect(contrastRatio(readableOnWhite(hex), '#ffffff')).toBeGreaterThanOrEqual(4.5);
      }),
    );
    expect(readableOnWhite('#0b5a55')).toBe('#0b5a55');
    expect(readableOnWhite('#FFD400')).not.toBe('#ffd400');
  });

  test('white is preferred on a dark brand, black on a light one', () => {
    expect(readableTextOn('#0b5a55')).toBe('#ffffff');
    expect(readableTextOn('#ffd400')).toBe('#000000');
  });

  test('black on white has the highest contrast there is', () => {
    expect(contrastRatio('#000', '#FFF')).toBeCloseTo(21);
  });
});

test('a colour may be written short and in capitals', () => {
  expect(normaliseHex(' #0Bf ')).toBe('#00bbff');
  expect(normaliseHex('#12345')).toBeUndefined();
  expect(normaliseHex('red')).toBeUndefined();
});
