/** How much memory the process may take (decision 20). Set here, so that every way to start the shop has it. */
import { totalmem } from 'node:os';
import { resolve } from 'node:path';

const MEGABYTE = 1024 * 1024;

/**
 * In megabytes, by the memory of the machine or the container in bytes. The heap may take a quarter of it, so that the
 * database beside it has its share; a limit that is reached ends the process. A large young generation is collected
 * seldom. Whoever gives Node one of these himself, by NODE_OPTIONS or as an argument, is believed.
 */
export function heapLimits(memory: number): Record<string, number> {
  const quarter = Math.floor(memory / 4 / MEGABYTE);
  const old = Math.min(1024, Math.max(256, quarter));
  return { '--max-semi-space-size': old < 512 ? 8 : 16, '--max-old-space-size': old };
}

/** In bytes: what a container allows, where it allows less than the machine has. */
export const memoryOfMachine = (): number => {
  const allowed = process.constrainedMemory();
  return allowed > 0 ? Math.min(allowed, totalmem()) : totalmem();
};

const ENVIRONMENT = {
  // Threads that compress take and give back much at a time; with an area each they would all keep what they had.
  MALLOC_ARENA_MAX: '1',
  // In bytes. What compressing a page takes goes back to the system at once; glibc would raise both by itself and keep it.
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
  // What was made of the sources is read again at the next start, without loading what makes it.
  NODE_COMPILE_CACHE: resolve('build/compiled'),
};

/**
 * Begins the program anew, in the same process, where it runs without limits: V8 takes them at its start only. To be
 * called before anything else is loaded. Does not return then.
 */
export function limitMemory(): void {
  const given = `${process.env['NODE_OPTIONS'] ?? ''} ${process.execArgv.join(' ')}`.replaceAll('_', '-');
  const missing = Object.entries(heapLimits(memoryOfMachine()))
    .filter(([flag]) => !given.includes(flag))
    .map(([flag, megabytes]) => `${flag}=${megabytes}`);
  // Windows cannot do it; the shop runs there as Node would have it.
  if (missing.length === 0 || process.platform === 'win32') return;
  const { execve, execPath, execArgv, argv, env } = process;
  execve?.(execPath, [execPath, ...missing, ...execArgv, ...argv.slice(1)], { ...ENVIRONMENT, ...env });
}
