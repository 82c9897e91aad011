import { describe, expect, it } from 'vitest';
import { soundOf } from './search-sound.ts';

describe('the sound of a text', () => {
  it.each([
    ['น้ำยาล้างจาน', 'นำยาลางจาน'],
    ['แซลมอน', 'แซลมอณ'],
    ['ศาลา', 'ซาลา'],
    ['ทูน่า', 'ธูนา'],
    ['ใหม่', 'ไหม'],
  ])('is the same for %s and %s: tone marks and letters of one sound do not count', (one, other) => {
    expect(soundOf(one)).toBe(soundOf(other));
  });

  it('speaks a vowel after the consonant that it is written before', () => {
    expect(soundOf('แมว')).toBe('maew');
    expect(soundOf('เบียร์')).toBe('beiyr');
  });

  it('brings a Thai loan word near to its original', () => {
    expect(soundOf('วิสกัส')).toBe('wiskas');
  });

  it('passes over the silent letter that only carries a vowel', () => {
    expect(soundOf('อาหาร')).toBe('ahar');
    expect(soundOf('ซอส')).toBe('sos');
  });

  it('keeps Latin letters and digits, without case, accents and signs', () => {
    expect(soundOf('Nestlé 3M!')).toBe('nestle3m');
  });

  it('is empty where nothing sounds', () => {
    expect(soundOf('')).toBe('');
    expect(soundOf('่้๊๋ -- 犬')).toBe('');
  });
});
