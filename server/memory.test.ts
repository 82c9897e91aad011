import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { heapLimits, memoryOfMachine } from './memory.ts';

const run = promisify(execFile);

/** The heap limits in megabytes of a program that limits itself first. */
async function limitsOf(settings: Record<string, string>, ...given: string[]) {
  const program = `
    const { limitMemory } = await import('./server/memory.ts');
    limitMemory();
    const { getHeapStatistics } = await import('node:v8');
    console.log(JSON.stringify({ limit: getHeapStatistics().heap_size_limit / 2 ** 20, words: process.argv.slice(1) }));`;
  const args = [...given, '--input-type=module', '--eval', program, 'a', 'word'];
  const { stdout } = await run(process.execPath, args, { env: { PATH: process.env['PATH'], ...settings } });
  return JSON.parse(stdout) as { limit: number; words: string[] };
}

describe('the memory of the shop', () => {
  it('is limited however it was started, and the program goes on with the same words', async () => {
    const { limit, words } = await limitsOf({});
    // V8 includes the young generation.
    const { '--max-old-space-size': old = 0 } = heapLimits(memoryOfMachine());
    expect(limit).toBeGreaterThanOrEqual(old);
    expect(limit).toBeLessThan(old + 100);
    expect(words).toEqual(['a', 'word']);
  });

  it.each([
    ['a container of 512 MB', 512, { '--max-semi-space-size': 8, '--max-old-space-size': 256 }],
    ['a small machine of 2 GB', 2048, { '--max-semi-space-size': 16, '--max-old-space-size': 512 }],
    ['a machine of 64 GB', 65536, { '--max-semi-space-size': 16, '--max-old-space-size': 1024 }],
  ])('follows that of %s', (_, megabytes, limits) => {
    expect(heapLimits(megabytes * 2 ** 20)).toEqual(limits);
  });

  it('is what the operator says, in NODE_OPTIONS or as an argument', async () => {
    const settings = { NODE_OPTIONS: '--max_old_space_size=900' };
    expect((await limitsOf(settings)).limit).toBeGreaterThanOrEqual(900);
    expect((await limitsOf({}, '--max-old-space-size=700')).limit).toBeGreaterThanOrEqual(700);
  });
});
