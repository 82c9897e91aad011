import { describe, expect, test } from 'vitest';
import { asksAtStart, isCenterRemembered, isRobot, showsGoods } from './center-at-start.ts';

const start = { enabled: true, centers: 2, remembered: false, acting: false, goods: true, robot: false };
const place = { keyPrefix: 'shop', tenant: { id: 'petclub', companyCode: 'P' } };

describe('W-26 S-45 the center is asked for at the start', () => {
  test('when there is more than one and none is remembered', () => {
    expect(asksAtStart(start)).toBe(true);
  });

  test.each([
    ['the shop has switched it off (CENTER_DIALOG_AT_START_ENABLED)', { enabled: false }],
    ['there is only one', { centers: 1 }],
    ['one is remembered', { remembered: true }],
    ['a salesman acts for a customer', { acting: true }],
    ['the page shows no goods', { goods: false }],
    ['it is a robot', { robot: true }],
  ])('but not when %s', (_why, differs) => {
    expect(asksAtStart({ ...start, ...differs })).toBe(false);
  });

  test('only pages for every visitor show goods; the shell around them says nothing about it', () => {
    expect(showsGoods([{}, {}])).toBe(true);
    expect(showsGoods([{}, { access: 'visitor' }])).toBe(true);
    expect(showsGoods([{}, { access: 'customer' }]), 'orders, profile, checkout').toBe(false);
    expect(showsGoods([{}, { access: 'anyone' }]), 'sign-in, contents').toBe(false);
  });

  test.each([
    ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', true],
    ['Mozilla/5.0 (compatible; bingbot/2.0)', true],
    ['facebookexternalhit/1.1 LinkPreview', true],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) Safari/604.1 Line/15.0', false],
    ['Mozilla/5.0 (Linux; Android 15; CUBOT KINGKONG) Chrome/140 Mobile', false],
    ['Mozilla/5.0 (Linux; Android 11; moto g power) Chrome/140 Mobile Chrome-Lighthouse', false],
  ])('%s is a robot: %s', (userAgent, robot) => {
    expect(isRobot({ userAgent })).toBe(robot);
  });

  test('a browser that a test drives is none', () => {
    const driven = { userAgent: 'Chrome', webdriver: true };
    expect(isRobot(driven)).toBe(false);
  });
});

describe('K-41 the center is remembered', () => {
  test('by this shop only', () => {
    expect(isCenterRemembered('a=1; shop-petclub-center=PC02', place, 'PC02')).toBe(true);
    expect(isCenterRemembered('shop-medisupply-center=MS01; x-shop-petclub-center=1', place, '1')).toBe(
      false,
    );
    expect(isCenterRemembered('shop-petclub-center=', place, 'PC02')).toBe(false);
    expect(isCenterRemembered('', place, 'PC02')).toBe(false);
  });

  test('no longer where another is in use, because it was closed or is not assigned', () => {
    expect(isCenterRemembered('shop-petclub-center=PC02', place, 'PC01')).toBe(false);
    expect(isCenterRemembered('shop-petclub-center=PC02', place, 'PC0')).toBe(false);
  });
});
