import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { auditActions, auditFields, auditSubjects } from '#domain/audit.ts';
import en from '../../locales/en/audit.ts';
import th from '../../locales/th/audit.ts';
import { drawn } from '../../testing/drawn.tsx';
import { useAuditWords } from './use-audit-words.ts';

const said = (field: string, value: unknown): string | undefined => {
  const Reader = () => <mark>{useAuditWords().value(field, value)}</mark>;
  return /<mark>(.*?)<\/mark>/.exec(drawn(<Reader />, { locale: 'th' }))?.[1];
};

describe('the log', () => {
  test('has words for whatever can be written to it', () => {
    for (const { actions, fields, subjects } of [en, th]) {
      expect(Object.keys(actions)).toEqual(
        expect.arrayContaining(auditActions.map((one) => one.replace('.', '_'))),
      );
      expect(Object.keys(fields)).toEqual(expect.arrayContaining([...auditFields]));
      expect(Object.keys(subjects)).toEqual(expect.arrayContaining([...auditSubjects]));
    }
  });

  // Who writes with `writeAudit` is held to it by types.
  test('is written by statements of SQL with what has words alone', async () => {
    const written = { actions: new Set<string>(), subjects: new Set<string>(), fields: new Set<string>() };
    for await (const file of glob('server/**/*.queries.ts')) {
      for (const [, statement = ''] of readFileSync(file, 'utf8').matchAll(
        /sql(?:<[^`]*>)?`([^`]*insert into audit_log[^`]*)`/g,
      )) {
        for (const [, action = ''] of statement.matchAll(/'(\w+\.\w+)'/g)) written.actions.add(action);
        for (const [, subject = ''] of statement.matchAll(/'([\w-]+)\/'/g)) written.subjects.add(subject);
        for (const [, object = ''] of statement.matchAll(/jsonb_build_object\(([^)]*)\)/g))
          for (const [, field = ''] of object.matchAll(/'(\w+)'/g)) written.fields.add(field);
      }
    }
    expect([...written.actions].toSorted()).toEqual(['product.price', 'search.synonym']);
    expect(auditActions).toEqual(expect.arrayContaining([...written.actions]));
    expect(auditSubjects).toEqual(expect.arrayContaining([...written.subjects]));
    expect(written.fields.size).toBeGreaterThan(0);
    expect(auditFields).toEqual(expect.arrayContaining([...written.fields]));
  });

  test.each([
    ['Status', 'Approved', 'ยืนยันแล้ว'],
    ['PaymentStatus', 'unpaid', 'ยังไม่ชำระ'],
    ['TotalSatang', 123450, '฿1,234.50'],
    ['satang', 5, '฿0.05'],
    ['Until', '2026-11-22T06:57:00.607Z', '22 พ.ย. 2569 13:57'],
    ['Packed', [{ lineNo: 1, quantity: 2 }], 'รายการที่ 1 จำนวน 2'],
    ['means', ['ยา', 'เวชภัณฑ์'], 'ยา, เวชภัณฑ์'],
    ['twoWay', true, 'ใช่'],
    ['english', { province: 'Bangkok', district: 'Bang Na' }, 'Bangkok, Bang Na'],
    ['mobile', undefined, '–'],
  ])('%s %o reads %s', (field, value, words) => {
    expect(said(field, value)).toBe(words);
  });
});
