import { describe, expect, it } from 'vitest';
import { passwordFlaw, passwordFlaws } from './password.ts';

const names = ['wichai7', '0830000005', 'arunee.s@petclub.example', 'คุณอรุณี แสงเดือน', 'Pet Club', 'เพ็ทคลับ'];
const flaw = (password: string) => passwordFlaw(password, { names });

describe('a password that staff choose', () => {
  it.each(['', '12345678', 'Xk3#pq9Z!', 'กขคงจฉชซฌ'])('has ten letters at least, not %s', (password) => {
    expect(flaw(password)).toBe('tooShort');
  });

  it.each([
    '1234567890',
    '0987654321',
    '19840623194',
    '๑๒๓๔๕๖๗๘๙๐',
    'aaaaaaaaaaaa',
    'abababababab',
    'xyz9xyz9xyz9x',
    'abcdefghijkl',
    'qwertyuiop',
    'asdfghjklzxcvbnm',
    'QWERTY12345678',
    'ฟหกดเ้่าสว',
  ])('follows no pattern as %s does', (password) => {
    expect(flaw(password)).toBe('pattern');
  });

  it.each([
    'password12',
    'Passw0rd!!',
    'P@ssw0rd2026',
    'welcome2024!',
    'Bangkok2569',
    'ILoveYou99!',
    'admin-admin-1',
    'adminpassword',
    'demo1234demo!',
    'รหัสผ่าน1234',
  ])('is not what many choose, as %s is', (password) => {
    expect(flaw(password)).toBe('common');
  });

  it('has all its flaws told at once', () => {
    expect(passwordFlaws('12345678', { names })).toEqual(['tooShort', 'pattern']);
    expect(passwordFlaws('อรุณี2569', { names })).toEqual(['tooShort', 'ownName']);
  });

  it.each([
    'wichai7-2026',
    'Petclub2026',
    'PET-CLUB-99',
    'x0830000005',
    'arunee.s77',
    'อรุณี2569!x',
    'แสงเดือน99',
  ])('is no name of the person or the shop with a few letters, as %s is', (password) => {
    expect(flaw(password)).toBe('ownName');
  });

  it.each([
    'another1234',
    'correct horse battery',
    'three-quiet-rivers',
    'ปลาทูสามตัวในตะกร้า',
    'Tq7!mzW2#kd',
    'the pet club opens at nine',
    'workshop-of-42-ants',
  ])('may be %s', (password) => {
    expect(flaw(password)).toBeUndefined();
  });
});
