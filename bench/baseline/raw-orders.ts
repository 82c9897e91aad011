/**
 * Places orders by raw SQL in a process of its own, at the command of its parent:
 * `node bench/baseline/raw-orders.ts <database address> <connections>`.
 */
import { Pool } from 'pg';
import type { Count } from '../measure/alternate.ts';
import { cpuMs } from '../measure/processes.ts';
import { quantile } from '../measure/statistics.ts';
import { writeRawOrder, type RawCart, type RawWay } from './raw-orders.queries.ts';

export type RawCommand = {
  way: RawWay;
  tenantId: string;
  saleUnit: string;
  customers: string[];
  carts: RawCart[];
  /** How many orders to place. */
  amount: number;
};

const [url, connections] = [process.argv[2], Number(process.argv[3])];
const pool = new Pool({ connectionString: url, max: connections });
let orders = 0;

async function place({ way, tenantId, saleUnit, customers, carts, amount }: RawCommand): Promise<Count> {
  const times: number[] = [];
  const cpuBefore = cpuMs(process.pid);
  const begun = performance.now();
  let left = amount;
  const worker = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      const number = (orders += 1);
      const since = performance.now();
      const customerCode = customers[number % customers.length] ?? '';
      const cart = carts[number % carts.length] ?? { codes: [], pieces: [] };
      const client = await pool.connect();
      try {
        await writeRawOrder(client, way, {
          tenantId,
          saleUnit,
          customerCode,
          orderId: `RAW-${number}`,
          cart,
        });
      } finally {
        client.release();
      }
      times.push(performance.now() - since);
    }
  };
  await Promise.all(Array.from({ length: connections }, worker));
  const elapsedMs = performance.now() - begun;
  const usedMs = cpuMs(process.pid) - cpuBefore;
  return {
    rate: (amount / elapsedMs) * 1000,
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    busy: usedMs / elapsedMs,
    costMicros: (usedMs * 1000) / amount,
  };
}

process.on('message', (command: RawCommand) => {
  place(command).then(
    (count) => process.send?.(count),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});
process.once('SIGTERM', () => process.exit(0));
console.log('The raw-SQL baseline is ready');
