/** Searches in vain, and the words that mean the same, as tables (R-47z). */
import type { CallAnswer } from '#contract/schemas.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { column, defineListExport, moment } from '../../runs/runs.public.ts';
import { listSynonyms } from './catalogue.synonyms.usecases.ts';
import { listMisses, type SearchMisses } from './search.misses.usecases.ts';

export function defineSearchExports(deps: Dependencies, misses: SearchMisses): void {
  defineListExport<'searchMisses', CallAnswer<'searchMisses'>['Data'][number]>(deps, {
    list: 'searchMisses',
    call: 'searchMisses',
    title: { th: 'ส่งออกคำค้นที่ไม่พบสินค้า', en: 'Export of searches in vain' },
    columns: [
      column('คำค้น', 'Text', (row) => row.Text),
      column('จำนวนครั้ง', 'Times', (row) => row.Times),
      column('ครั้งล่าสุด', 'Last at', (row) => moment(row.LastAt), 'moment'),
    ],
    read: ({ visitor }, { query }) => listMisses(deps, visitor, { misses, query }),
  });
  defineListExport<'searchSynonyms', CallAnswer<'searchSynonyms'>['Data'][number]>(deps, {
    list: 'searchWords',
    call: 'searchSynonyms',
    title: { th: 'ส่งออกคำพ้อง', en: 'Export of synonyms' },
    columns: [
      column('คำ', 'Word', (row) => row.Word),
      column('หมายถึง', 'Means', (row) => row.Means.join(', ')),
      column('ใช้ได้สองทาง', 'Both ways', (row) => (row.TwoWay ? 'Y' : 'N')),
    ],
    // The page has all of them and narrows them itself.
    read: async ({ visitor }, _, { text = '' }) => {
      const { Data } = await listSynonyms(deps, visitor);
      const wanted = text.trim().toLowerCase();
      const has = (word: string) => word.toLowerCase().includes(wanted);
      return { Data: Data.filter(({ Word, Means }) => [Word].concat(Means).some(has)) };
    },
  });
}
