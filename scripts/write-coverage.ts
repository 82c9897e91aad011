/** `npm run coverage`: writes into docs/coverage.md which tests show each row, out of their titles. */
import { writeFileSync } from 'node:fs';
import { titledRows, writtenCoverage } from './coverage-rows.ts';

writeFileSync('docs/coverage.md', writtenCoverage(titledRows()));
