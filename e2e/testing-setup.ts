/** Once a test run: the shop is built and its demo made, where their sources changed since. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { makeDemoShop } from './demo-shop.ts';

export default async function setUp(): Promise<void> {
  await promisify(execFile)('npm', ['run', 'build']);
  await makeDemoShop();
}
