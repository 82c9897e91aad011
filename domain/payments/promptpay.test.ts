import { expect, test } from 'vitest';
import { billerOf, billPaymentCode, promptPayCode, promptPayReceiver } from './promptpay.ts';

test('U-05t a PromptPay code is the one that others make', () => {
  const receiver = promptPayReceiver('000-000-0000');
  // The example of the README of github.com/dtinth/promptpay-qr.
  expect(receiver && promptPayCode(receiver, 422)).toBe(
    '00020101021229370016A000000677010111011300660000000005802TH530376454044.226304E469',
  );
});

test('U-05t who receives is read by the length of the number', () => {
  expect(promptPayReceiver('081-234-5678')).toEqual({ tag: '01', value: '0066812345678' });
  expect(promptPayReceiver('1-1111-11111-11-1')).toEqual({ tag: '02', value: '1111111111111' });
  expect(promptPayReceiver('012345678901234')).toEqual({ tag: '03', value: '012345678901234' });
  for (const id of ['', '12345', '1812345678', 'PROMPTPAY']) expect(promptPayReceiver(id)).toBeUndefined();
  expect(billerOf('0107536000374-01')).toBe('010753600037401');
  expect(billerOf('0107536000374')).toBeUndefined();
});

test('U-05t a bill names biller, our reference and the sum, each with its length', () => {
  const code = billPaymentCode('010753600037401', 'P0123456789ABCDE', 100_050);
  expect(code.slice(0, -4)).toBe(
    '00020101021230590016A0000006770101120115010753600037401' +
      '0216P0123456789ABCDE' +
      '5802TH5303764' +
      '54071000.50' +
      '6304',
  );
  expect(code).toMatch(/6304[0-9A-F]{4}$/);
});
