/** `npm run coverage`: writes into docs/coverage.md how many rows are built, and which tests show each, out of their titles. */
import { writeFileSync } from 'node:fs';
import { titledRows, writtenCoverage } from './coverage-rows.ts';

writeFileSync('docs/coverage.md', writtenCoverage(titledRows()));
