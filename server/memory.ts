/** How much memory the process may use (decision 20). Set here, so that it applies however the shop is started. */
import { totalmem } from 'node:os';
import { resolve } from 'node:path';

const MEGABYTE = 1024 * 1024;

/**
 * In megabytes, by the memory of the machine or the container in bytes. The heap may use a quarter of it, to leave
 * room for the database on the same machine; reaching a limit ends the process. A large young generation is
 * collected rarely. Values passed to Node explicitly, in NODE_OPTIONS or as arguments, take precedence.
 */
export function heapLimits(memory: number): Record<string, number> {
  const quarter = Math.floor(memory / 4 / MEGABYTE);
  const old = Math.min(1024, Math.max(256, quarter));
  return { '--max-semi-space-size': old < 512 ? 8 : 16, '--max-old-space-size': old };
}

/** In bytes: the container's limit, if it is lower than the machine's memory. */
export const memoryOfMachine = (): number => {
  const allowed = process.constrainedMemory();
  return allowed > 0 ? Math.min(allowed, totalmem()) : totalmem();
};

const ENVIRONMENT = {
  // Compression threads allocate and free much at a time; with an arena each they would all retain their peak.
  MALLOC_ARENA_MAX: '1',
  // In bytes. Memory used for compressing a page is returned to the system immediately; by default glibc raises
  // both thresholds and retains it.
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
  // Compiled sources are reused at the next start, without loading the compiler.
  NODE_COMPILE_CACHE: resolve('build/compiled'),
};

/**
 * Restarts the program in the same process if it runs without limits: V8 reads them only at its start. Must be
 * called before anything else is loaded. Does not return in that case.
 */
export function limitMemory(): void {
  const given = `${process.env['NODE_OPTIONS'] ?? ''} ${process.execArgv.join(' ')}`.replaceAll('_', '-');
  const missing = Object.entries(heapLimits(memoryOfMachine()))
    .filter(([flag]) => !given.includes(flag))
    .map(([flag, megabytes]) => `${flag}=${megabytes}`);
  // Not possible on Windows; the shop runs there with Node's defaults.
  if (missing.length === 0 || process.platform === 'win32') return;
  const { execve, execPath, execArgv, argv, env } = process;
  execve?.(execPath, [execPath, ...missing, ...execArgv, ...argv.slice(1)], { ...ENVIRONMENT, ...env });
}
