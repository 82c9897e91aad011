/** Programs under test, each in a process of its own, and what the system says of them. */
import { type ChildProcess, type Serializable, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

export type Program = {
  pid: number;
  /** What the program said when it was ready. */
  ready: string;
  /** Milliseconds from its start until it was ready. */
  startMs: number;
  /** Sends it a message and waits for the next that it sends back. Throws when it ends instead. */
  command(message: Serializable): Promise<unknown>;
  /** Ends it and waits for its end. */
  stop(): Promise<void>;
};

type Options = {
  file: string;
  args?: string[];
  env?: Record<string, string>;
  /** The line that says it is ready. */
  readyLine: RegExp;
  /** Profiles the program into this folder. */
  profileInto?: string | undefined;
};

const PATIENCE_MS = 90_000;
const running = new Set<ChildProcess>();

/** Starts a program of this project and waits for its ready line; its errors go to ours. Throws when it ends before. */
export async function startProgram({
  file,
  args = [],
  env = {},
  readyLine,
  profileInto,
}: Options): Promise<Program> {
  const begun = performance.now();
  const profile = profileInto === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${profileInto}`];
  const child = spawn(process.execPath, [...profile, file, ...args], {
    // Settings of the caller's shell (DATABASE_URL, PORT) are not meant for the programs under test.
    env: { PATH: process.env['PATH'] ?? '', NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  const ready = await readyLineOf(child, file, readyLine);
  if (child.stdout) createInterface({ input: child.stdout }).on('line', tellError);
  return {
    pid: child.pid ?? 0,
    ready,
    startMs: performance.now() - begun,
    command: async (message) => {
      const over = new AbortController();
      const answered = once(child, 'message', { signal: over.signal });
      const ended = once(child, 'exit', { signal: over.signal }).then(() => {
        throw new Error(`${file} ended without an answer`);
      });
      child.send(message);
      try {
        const [answer] = (await Promise.race([answered, ended])) as unknown[];
        return answer;
      } finally {
        over.abort();
      }
    },
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** Errors that the program logs are shown; the rest of its log is not. */
function tellError(line: string): void {
  if (/"level":[56]0/.test(line)) console.error(line);
}

async function readyLineOf(child: ChildProcess, file: string, readyLine: RegExp): Promise<string> {
  if (!child.stdout) throw new TypeError('The program was started without an output');
  const timer = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS);
  try {
    for await (const line of createInterface({ input: child.stdout })) if (readyLine.test(line)) return line;
  } finally {
    clearTimeout(timer);
  }
  throw new Error(`${file} ended before it was ready`);
}

/** For a bench that is interrupted: nothing it started outlives it. */
export async function killPrograms(): Promise<void> {
  const ended = [...running].map((child) => once(child, 'exit'));
  for (const child of running) child.kill('SIGKILL');
  await Promise.all(ended);
}

/** Linux counts a process's time in hundredths of a second. */
const TICK_MS = 10;

/** Milliseconds of processor time that the process has used, all its threads together; 0 where Linux's /proc is missing. */
export function cpuMs(pid: number): number {
  const fields = readProc(pid, 'stat')
    ?.replace(/^.*\) /s, '')
    .split(' ');
  return fields ? (Number(fields[11]) + Number(fields[12])) * TICK_MS : 0;
}

/** Bytes of memory that the process holds now, and the most it has held. */
export function memoryOf(pid: number): { now: number; most: number } {
  const status = readProc(pid, 'status') ?? '';
  const kilobytes = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0);
  return { now: kilobytes('VmRSS') * 1024, most: kilobytes('VmHWM') * 1024 };
}

function readProc(pid: number, file: string): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return undefined;
  }
}
