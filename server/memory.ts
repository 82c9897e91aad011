/** How much memory the process may take (decision 20). Set here, so that every way to start the shop has it. */
import { resolve } from 'node:path';

/** In megabytes. Whoever gives Node one of these himself, by NODE_OPTIONS or as an argument, is believed. */
const LIMITS = { '--max-semi-space-size': 8, '--max-old-space-size': 256 };

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
  const missing = Object.entries(LIMITS)
    .filter(([flag]) => !given.includes(flag))
    .map(([flag, megabytes]) => `${flag}=${megabytes}`);
  // Windows cannot do it; the shop runs there as Node would have it.
  if (missing.length === 0 || process.platform === 'win32') return;
  const { execve, execPath, execArgv, argv, env } = process;
  execve?.(execPath, [execPath, ...missing, ...execArgv, ...argv.slice(1)], { ...ENVIRONMENT, ...env });
}
