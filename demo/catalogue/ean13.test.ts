import { describe, expect, it } from 'vitest';
import { ean13, isEan13 } from './ean13.ts';

describe('EAN-13', () => {
  it('puts the check digit of the standard behind twelve digits', () => {
    expect(ean13('400638133393')).toBe('4006381333931');
    expect(ean13('210000000000')).toBe('2100000000005');
  });

  it('refuses what is not twelve digits', () => {
    expect(() => ean13('21')).toThrow('12 digits');
  });

  it('detects a wrong check digit', () => {
    expect(isEan13('4006381333931')).toBe(true);
    expect(isEan13('4006381333932')).toBe(false);
    expect(isEan13('400638133393')).toBe(false);
  });
});
