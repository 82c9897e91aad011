/** The real shop as a process of its own, with a data folder of its own, as `npm start` runs it. */
import { spawn } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';

/** Environment variables; nothing of the machine's own reaches the shop beside its PATH and folders. */
type Settings = Record<string, string>;

export type ShopProcess = {
  /** Where the default tenant answers, e.g. http://localhost:41233. */
  url: string;
  /** What it has printed so far. */
  printed: () => string;
  /** Ends it as a power cut would, and waits until it is gone. */
  kill9: () => Promise<unknown>;
  /** Ends it as an operator does. Gives the exit code. */
  stop: () => Promise<number | null>;
};

const { PATH = '', HOME = '', TMPDIR = '/tmp' } = process.env;

/** Browser tests call far more often than any visitor, also on a machine that is late. */
const NO_LIMITS = {
  CALLS_PER_MINUTE: '100000',
  SIGN_INS_PER_MINUTE: '1000',
  NUMBER_CODES_PER_DAY: '1000',
  KEPT_ANSWERS_PER_MINUTE: '100000',
  FRESH_PAGES_PER_MINUTE: '10000',
  OVERLOAD_SECONDS: '0',
};

export type RunningShop = {
  /** Sends a signal where the process still runs, and gives the exit code once it does not. */
  kill: (signal: NodeJS.Signals) => Promise<number | null>;
  /** The address it opens on; undefined when it ends without opening. */
  opened: Promise<string | undefined>;
  /** The exit code; null when it was killed. */
  ended: Promise<number | null>;
  /** What it has printed so far. */
  output: { stdout: string; stderr: string };
};

/** Starts the process and waits for nothing. */
export function runShop(settings: Settings): RunningShop {
  const child = spawn(process.execPath, ['build/shop/main.js'], {
    env: { PATH, HOME, TMPDIR, ...NO_LIMITS, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = { stdout: '', stderr: '' };
  // A runner that gives a test up leaves no shop behind.
  const end = (): void => void child.kill('SIGTERM');
  process.once('exit', end);
  const ended = new Promise<number | null>((resolve) => {
    child.once('close', (code) => {
      process.off('exit', end);
      resolve(code);
    });
  });
  const opened = new Promise<string | undefined>((resolve) => {
    void ended.then(() => resolve(undefined));
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output.stdout += text;
      const address = /is open on (http:\/\/[^\s]+)/.exec(output.stdout)?.[1];
      if (address !== undefined) resolve(address);
    });
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    output.stderr += text;
  });
  const kill = (signal: NodeJS.Signals) => {
    child.kill(signal);
    return ended;
  };
  return { kill, opened, ended, output };
}

/** One that nobody listens on; the shop's own links name it, so it is known before the shop starts. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

type Options = { dataDir: string; port?: number };

/** Resolves once the shop says that it is open; rejects with what it printed when it ends instead. */
export async function startShop({ dataDir, port: given = 0 }: Options): Promise<ShopProcess> {
  const port = given === 0 ? await freePort() : given;
  const { kill, opened, output } = runShop({ PORT: String(port), DATA_DIR: dataDir });
  const url = await opened;
  if (url === undefined) throw new Error(`The shop did not open:\n${output.stdout}\n${output.stderr}`);
  return {
    url,
    printed: () => output.stdout,
    kill9: () => kill('SIGKILL'),
    stop: () => kill('SIGTERM'),
  };
}
