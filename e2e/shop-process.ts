/** The real shop as a process of its own, with a data folder of its own, as `npm start` runs it. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

export type ShopProcess = {
  /** Where the default tenant answers, e.g. http://localhost:41233. */
  url: string;
  pid: number;
  /** Ends it as a power cut would, and waits until it is gone. */
  kill9(): Promise<void>;
  /** Ends it as an operator does. Gives the exit code. */
  stop(): Promise<number>;
};

type Options = { dataDir: string; port?: number };

/** Resolves once the shop says that it is open; rejects with what it printed when it ends instead. */
export async function startShop({ dataDir, port = 0 }: Options): Promise<ShopProcess> {
  const child = spawn(process.execPath, ['server/main.ts'], {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      CALLS_PER_MINUTE: '100000',
      SIGN_INS_PER_MINUTE: '1000',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const url = await openAddress(child);
  const { pid } = child;
  if (pid === undefined) throw new Error('The shop has no process id');
  const ended = once(child, 'exit');
  return {
    url,
    pid,
    kill9: async () => {
      child.kill('SIGKILL');
      await ended;
    },
    stop: async () => {
      child.kill('SIGTERM');
      const [code] = await ended;
      return Number(code);
    },
  };
}

async function openAddress(child: ChildProcess): Promise<string> {
  const { stdout, stderr } = child;
  if (!stdout || !stderr) throw new Error('The shop was started without pipes');
  const printed: string[] = [];
  stderr.on('data', (text: Buffer) => printed.push(text.toString()));
  for await (const line of createInterface({ input: stdout })) {
    printed.push(line);
    const address = /is open on (http:\/\/[^\s]+)/.exec(line)?.[1];
    if (address === undefined) continue;
    // Nobody reads on: let the rest flow away, or a full pipe would stop the shop.
    stdout.resume();
    return address;
  }
  throw new Error(`The shop did not open:\n${printed.join('\n')}`);
}
