/** How soon the shop is there, what memory it takes, and what a browser must fetch. The last part: it stops the shop. */
import type { Bench } from '../context.ts';
import { applyLoad } from '../measure/load.ts';
import { memoryOf } from '../measure/processes.ts';
import { median } from '../measure/statistics.ts';
import { homePage, mix, READERS } from '../reads.ts';
import { kilobytes, megabytes, type Row, type Section } from '../report.ts';
import { PRODUCTS, TENANTS } from '../shop.ts';
import { firstLoadOf, sum } from './first-load.ts';

const TARGET = { scripts: 155_000, styles: 20_000, startMs: 2000, memory: 350_000_000 };
const STARTS = 3;

export async function measureStart(bench: Bench): Promise<Section> {
  const { server, shop, options } = bench;
  const load = await firstLoadOf(server, '/');
  const lists = mix(homePage(server));
  await applyLoad({ ...server, connections: READERS, lists, until: { seconds: options.seconds } });
  const memory = memoryOf(server.pid);
  await server.stop();
  await shop.leave();
  const starts: number[] = [];
  const idle: number[] = [];
  for (let turn = 0; turn < STARTS; turn += 1) {
    const started = await shop.startServer();
    starts.push(started.startMs);
    idle.push(memoryOf(started.pid).now);
    await started.stop();
  }
  const limited = (figure: string, bytes: number, most: number, note: string): Row => ({
    figure,
    target: `≤ ${kilobytes(most)}`,
    met: bytes <= most,
    measured: kilobytes(bytes),
    note,
  });
  const [largest] = load.scripts;
  return {
    title: 'Start, memory, first load',
    rows: [
      limited(
        'JavaScript of home (brotli)',
        sum(load.scripts),
        TARGET.scripts,
        `${load.scripts.length} files, the largest ${kilobytes(largest?.bytes ?? 0)}`,
      ),
      limited('CSS of home (brotli)', sum(load.styles), TARGET.styles, `${load.styles.length} files`),
      { figure: 'HTML of home (brotli)', measured: kilobytes(load.html) },
      {
        figure: 'Start until ready, PostgreSQL included',
        target: `≤ ${TARGET.startMs / 1000} s`,
        met: median(starts) <= TARGET.startMs,
        measured: `${(median(starts) / 1000).toFixed(1)} s`,
        note: `${TENANTS.length} tenants of ${PRODUCTS} products there already`,
      },
      { figure: 'Memory of the server after its start', measured: megabytes(median(idle)) },
      {
        figure: 'Memory of the server after the parts above',
        target: `≤ ${megabytes(TARGET.memory)}`,
        met: memory.now <= TARGET.memory,
        measured: megabytes(memory.now),
        note: `at most ${megabytes(memory.most)}`,
      },
    ],
    remarks:
      load.uncompressed === 0
        ? []
        : [`${load.uncompressed} files were sent without brotli; they count as brotli would make them.`],
  };
}
