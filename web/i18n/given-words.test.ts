/** The English that the specification writes out is used letter by letter, where it asks for it. */
import { createTranslator } from 'use-intl/core';
import { expect, test } from 'vitest';
import en from '../locales/en/index.ts';

const { shell, center, catalogue } = en;
/** Where the tenant has not chosen another word (CENTER_WORD). */
const ofCenters = createTranslator({ locale: 'en', messages: en, namespace: 'center' });

/** By the specification's own section; `<own>` only marks what a person wrote himself. */
test.each([
  ['the title of a 404', shell.errors.notFoundTitle, 'Not Found'],
  ['the title of another error', shell.errors.errorTitle, 'Error'],
  ['in place of the code 500', shell.errors.occurred, 'Error occured'],
  ['an unknown page', shell.errors.words.pageNotFound, 'This page could not be found'],
  ['top bar and navigation', shell.menu.home, 'Home Page'],
  ['top bar and navigation', shell.menu.products, 'Product'],
  ['top bar', shell.menu.howToOrder, 'How to order'],
  ['top bar', shell.menu.faq, 'FAQ'],
  ['top bar', shell.menu.contact, 'Contact us'],
  ['top bar', shell.creditBalance, 'Credit balance {amount}'],
  ['account menu', shell.menu.register, 'Register'],
  ['account menu', shell.menu.login, 'Login'],
  ['account menu', shell.logout, 'Logout'],
  ['account menu', shell.menu.salesmanLogin, 'Login as salesman'],
  ['navigation', shell.menu.cart, 'Cart'],
  ['navigation', shell.menu.promotions, 'Promotion'],
  ['navigation', shell.menu.buyAgain, 'Buy Again'],
  ['navigation', shell.menu.profile, 'Profile'],
  ['agents', shell.menu.myClients, 'My clients'],
  [
    'centers',
    ofCenters('empty', { word: 'center' }),
    'Merchant not found. Please try again with other words.',
  ],
  ['LINE invite', center.invite, 'Add {channel} as friend by LINE Official Account'],
  ['LINE invite', center.later, 'Later'],
  ['LINE invite', ofCenters('goToMerchant', { word: 'center' }), 'Go to merchant'],
  ['cookies', shell.cookies.title, 'Our website use cookies'],
  ['cookies', shell.cookies.agree, 'Agree'],
  ['maintenance', shell.maintenance, 'MA {from} - {to}'],
  ['ordering for', shell.orderingFor, 'Ordering for <own>{name}</own>'],
  ['search dropdown', shell.search.empty, 'Not found keywords of {text} please try with other'],
  ['search results', catalogue.emptySearch, 'Not found keywords of {text} please try with other'],
  ['footer', shell.footer.privacy, 'Privacy policy'],
  ['network-level errors', shell.errors.words.apiError, 'API error: {message}'],
  ['uploads', en.files.failed, 'Upload image failed'],
  ['the default toast', shell.errors.words.oops, 'Oops...Something went wrong'],
])('L-68 %s: "%s"', (_, said, given) => {
  expect(said).toBe(given);
});
