/** Which tests failed and why, in short: who reads the log of a run often sees only its end. */
import { relative } from 'node:path';

export type Failure = { title: string; where: string; message: string };

const MAX_LINES = 12;
const MAX_LETTERS = 1_400;
const MAX_LINE_LENGTH = 160;

type VitestReport = {
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages?: string[] }[];
  }[];
};

/** From Vitest's JSON; a file that could not be run is named. */
export function failuresOfVitest(report: unknown): Failure[] {
  return (report as VitestReport).testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative('', name);
    const failed = assertionResults.filter((one) => one.status !== 'passed');
    if (failed.length === 0 && status !== 'passed') return [{ title: file, where: '', message }];
    return failed.map((one) => {
      const text = one.failureMessages?.join('\n') ?? one.status;
      return { title: one.fullName, where: `${file}${lineIn(text, file)}`, message: text };
    });
  });
}

/** The last line of the stack in the test's own file. */
function lineIn(stack: string, file: string): string {
  const at = stack.indexOf(`${file}:`);
  return at === -1 ? '' : (/^:\d+/.exec(stack.slice(at + file.length))?.[0] ?? '');
}

type PlaywrightSpec = {
  title: string;
  file: string;
  line: number;
  tests: {
    projectName: string;
    status: string;
    results: { duration?: number; errors: { message?: string; location?: { line: number } }[] }[];
  }[];
};
type PlaywrightSuite = { suites?: PlaywrightSuite[]; specs?: PlaywrightSpec[] };
type PlaywrightReport = { suites: PlaywrightSuite[]; errors: { message?: string }[] };

/** Every test of Playwright's JSON, at any depth. */
export function specsOf(report: unknown): PlaywrightSpec[] {
  const inSuite = ({ suites = [], specs = [] }: PlaywrightSuite): PlaywrightSpec[] => [
    ...specs,
    ...suites.flatMap(inSuite),
  ];
  return (report as PlaywrightReport).suites.flatMap(inSuite);
}

/** Of Playwright's JSON, with what failed outside of any test. */
export function failuresOfPlaywright(report: unknown): Failure[] {
  const outside = (report as PlaywrightReport).errors.map(({ message = '' }) => ({
    title: 'outside of a test',
    where: '',
    message,
  }));
  const inTests = specsOf(report).flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status !== 'expected')
      .map(({ projectName, status, results }) => {
        const told = results.flatMap(({ errors }) => errors);
        return {
          title: `[${projectName}] ${title}`,
          where: `e2e/${file}:${told[0]?.location?.line ?? line}`,
          message: told.map(({ message = '' }) => message).join('\n') || status,
        };
      }),
  );
  return [...outside, ...inTests];
}

/**
 * A few lines for each failure, the first ones of its message; at most 12 lines each and about 1,400 letters in all,
 * shared among them. What does not fit is counted.
 */
export function toldInShort(failures: readonly Failure[]): string {
  const share = Math.max(200, Math.floor(MAX_LETTERS / Math.max(1, failures.length)));
  const told: string[] = [];
  let letters = 0;
  for (const failure of failures) {
    const text = inShort(failure, share);
    if (letters + text.length > MAX_LETTERS) break;
    letters += text.length;
    told.push(text);
  }
  const rest = failures.length - told.length;
  return [...told, ...(rest > 0 ? [`… and ${rest} more`] : [])].join('\n');
}

function inShort({ title, where, message }: Failure, most: number): string {
  const lines = [
    `✘ ${title}${where === '' ? '' : ` (${where})`}`,
    ...linesOf(message).map((line) => `  ${line}`),
  ];
  let text = '';
  for (const line of lines.slice(0, MAX_LINES)) {
    const cut = line.length > MAX_LINE_LENGTH ? `${line.slice(0, MAX_LINE_LENGTH)}…` : line;
    if (text.length + cut.length >= most) break;
    text += text === '' ? cut : `\n${cut}`;
  }
  return text;
}

// Colours, as escape codes of a terminal.
// oxlint-disable-next-line no-control-regex -- these very characters are looked for
const COLOURS = /\u001B\[\d+(;\d+)*m/g;
/** Of the log of what was tried, the first line says what was looked for. */
const CALL_LOG = /^Call log:\n(.+\n?)(?:.+\n?)*/m;
/** Places in the code. */
const PLACE = /^\s*(at .+|(> )?(\d+ )?\|.*)$/;

function linesOf(message: string): string[] {
  const lines = message.replaceAll(COLOURS, '').replace(CALL_LOG, '$1').split('\n');
  return lines.filter((line) => line.trim() !== '' && !PLACE.test(line));
}
