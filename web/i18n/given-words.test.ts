/** The English that the specification writes out stands letter by letter, where it asks for it. */
import { createTranslator } from 'use-intl/core';
import { expect, test } from 'vitest';
import en from '../locales/en/index.ts';

const { shell, center, catalogue } = en;
/** Where the tenant has not chosen another word (CENTER_WORD). */
const ofCenters = createTranslator({ locale: 'en', messages: en, namespace: 'center' });

/** By the specification's own section; `<own>` only marks what a person wrote himself. */
test.each([
  ['§2.9 the title of a 404', shell.errors.notFoundTitle, 'Not Found'],
  ['§2.9 the title of another error', shell.errors.errorTitle, 'Error'],
  ['§2.9 in place of the code 500', shell.errors.occurred, 'Error occured'],
  ['§2.9 an unknown page', shell.errors.words.pageNotFound, 'This page could not be found'],
  ['§2.10 top bar and navigation', shell.menu.home, 'Home Page'],
  ['§2.10 top bar and navigation', shell.menu.products, 'Product'],
  ['§2.10 top bar', shell.menu.howToOrder, 'How to order'],
  ['§2.10 top bar', shell.menu.faq, 'FAQ'],
  ['§2.10 top bar', shell.menu.contact, 'Contact us'],
  ['§2.10 top bar', shell.creditBalance, 'Credit balance {amount}'],
  ['§2.10 account menu', shell.menu.register, 'Register'],
  ['§2.10 account menu', shell.menu.login, 'Login'],
  ['§2.10 account menu', shell.logout, 'Logout'],
  ['§2.10 account menu', shell.menu.salesmanLogin, 'Login as salesman'],
  ['§2.10 navigation', shell.menu.cart, 'Cart'],
  ['§2.10 navigation', shell.menu.promotions, 'Promotion'],
  ['§2.10 navigation', shell.menu.buyAgain, 'Buy Again'],
  ['§2.10 navigation', shell.menu.profile, 'Profile'],
  ['§2.6 and §2.10 agents', shell.menu.myClients, 'My clients'],
  [
    '§2.10 centers',
    ofCenters('empty', { word: 'center' }),
    'Merchant not found. Please try again with other words.',
  ],
  ['§2.10 LINE invite', center.invite, 'Add {channel} as friend by LINE Official Account'],
  ['§2.10 LINE invite', center.later, 'Later'],
  ['§2.10 LINE invite', ofCenters('goToMerchant', { word: 'center' }), 'Go to merchant'],
  ['§2.10 cookies', shell.cookies.title, 'Our website use cookies'],
  ['§2.10 cookies', shell.cookies.agree, 'Agree'],
  ['§2.10 maintenance', shell.maintenance, 'MA {from} - {to}'],
  ['§2.10 ordering for', shell.orderingFor, 'Ordering for <own>{name}</own>'],
  ['§2.10 search dropdown', shell.search.empty, 'Not found keywords of {text} please try with other'],
  ['§2.10 search results', catalogue.emptySearch, 'Not found keywords of {text} please try with other'],
  ['§2.10 footer', shell.footer.privacy, 'Privacy policy'],
  ['§8 network-level errors', shell.errors.words.apiError, 'API error: {message}'],
  ['§8 the default toast', shell.errors.words.oops, 'Oops...Something went wrong'],
])('L-68 %s: "%s"', (_, said, given) => {
  expect(said).toBe(given);
});
