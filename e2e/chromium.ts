import { existsSync } from 'node:fs';
import chromium from '@sparticuz/chromium';

/** The system's Chromium where there is one, else the one that npm brought. */
export async function chromiumPath(): Promise<string> {
  return existsSync('/usr/bin/chromium') ? '/usr/bin/chromium' : chromium.executablePath();
}
