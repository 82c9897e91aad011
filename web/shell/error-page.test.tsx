import { describe, expect, test } from 'vitest';
import { drawn } from '../testing/drawn.tsx';
import { ErrorPage } from './error-page.tsx';

const titleOf = (html: string) => /<title>(.*?)<\/title>/.exec(html)?.[1];
const headOf = (html: string) => /<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1];

describe('R-35 the error page', () => {
  test('of a page that is not there shows 404, "Not Found" as its title, and so in words', () => {
    const html = drawn(<ErrorPage error={{ status: 404 }} />);
    expect(headOf(html)).toBe('404');
    expect(titleOf(html)).toMatch(/^Not Found/);
    expect(html).toContain('This page could not be found');
    expect(html).toContain('<progress');
  });

  test('of a 500 says "Error occured" in place of the number', () => {
    const html = drawn(<ErrorPage error={{ status: 500 }} />);
    expect(headOf(html)).toBe('Error occured');
    expect(titleOf(html)).toMatch(/^Error(?! occured)/);
  });

  test('of any other error shows its status and the message that came with it', () => {
    const html = drawn(<ErrorPage error={{ status: 403, message: 'Not for you' }} />);
    expect(headOf(html)).toBe('403');
    expect(titleOf(html)).toMatch(/^Error/);
    expect(html).toContain('Not for you');
  });

  test('speaks Thai to Thai readers', () => {
    const html = drawn(<ErrorPage error={{ status: 404 }} />, { locale: 'th' });
    expect(html).not.toContain('could not be found');
    expect(titleOf(html)).toMatch(/[ก-๙]/);
  });
});
