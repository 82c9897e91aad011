/** A reporter of Vitest: how long each file took with its hooks, which its JSON leaves out. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';
import type { Timed } from './slowest.ts';

const FILE = 'artefacts/results/vitest-files.json';

export default class FileTimes implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const times: Timed[] = modules.map((one) => ({
      name: one.relativeModuleId,
      ms: one.diagnostic().duration,
    }));
    mkdirSync(dirname(FILE), { recursive: true });
    writeFileSync(FILE, JSON.stringify(times));
  }
}
