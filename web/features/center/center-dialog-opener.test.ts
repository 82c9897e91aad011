import { expect, test } from 'vitest';
import { hostCenterDialog, openCenterDialog } from './center-dialog-opener.ts';

test('L-08 a press before the host is there opens the dialog once it is, and only once', () => {
  let opened = 0;
  openCenterDialog();
  const leave = hostCenterDialog(() => (opened += 1));
  expect(opened).toBe(1);
  openCenterDialog();
  expect(opened).toBe(2);
  leave();
  hostCenterDialog(() => (opened += 1));
  expect(opened).toBe(2);
});
