/** What the readable copy calls its parts and columns. */
import type { Language } from '../../http/messages.ts';
import { en } from './own-data.words.en.ts';
import { th } from './own-data.words.th.ts';
import type { ColumnName, PartName } from './own-data.parts.rules.ts';

export type OwnDataWords = {
  title: string;
  of: string;
  intro: string;
  nothing: string;
  incomplete: string;
  yes: string;
  no: string;
  parts: Record<PartName, string>;
  columns: Record<ColumnName, string>;
};

export const ownDataWords: Readonly<Record<Language, OwnDataWords>> = { th, en };
