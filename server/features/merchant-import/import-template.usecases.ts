/** The file that a person fills in: the columns of a kind with an example, and a sheet that says what each takes. */
import writeExcelFile, { type SheetData } from 'write-excel-file/node';
import { CATEGORY_HELP } from '#domain/import/category-fields.ts';
import { fieldsFor, MOST_BAHT, type ImportField, type ImportKindName } from '#domain/import/fields.ts';
import type { CallAnswer } from '#contract/schemas.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { CallContext } from '../../http/visitor.ts';
import type { Language } from '../../http/messages.ts';
import { staffMemberOf } from '../session/session.public.ts';

const WORDS = {
  th: {
    fields: 'คอลัมน์',
    code: 'ชื่อในระบบ',
    takes: 'กรอกอะไรได้',
    needed: 'จำเป็น',
    yes: 'ต้องมี',
    sheet: 'คำอธิบาย',
    data: 'ข้อมูล',
    help: [
      'กรอกข้อมูลในแผ่นแรก แถวละ 1 รายการ และลบแถวตัวอย่างออกก่อนนำเข้า',
      'ไม่ต้องมีครบทุกคอลัมน์ คอลัมน์ที่ไม่มีจะไม่ถูกแก้ไข ช่องที่เว้นว่างหมายถึงไม่มีค่า',
      'รหัสที่มีอยู่แล้วจะถูกแก้ไข รหัสใหม่จะถูกเพิ่ม',
    ],
  },
  en: {
    fields: 'Column',
    code: 'Name in the system',
    takes: 'What it takes',
    needed: 'Needed',
    yes: 'Yes',
    sheet: 'Help',
    data: 'Data',
    help: [
      'Fill in the first sheet, one row each, and remove the example row before you import it.',
      'Not every column has to be there: what a column is missing for stays as it is. An empty cell means no value.',
      'A code that exists is changed; a new one is added.',
    ],
  },
};

function takes(field: ImportField, language: Language): string {
  const isThai = language === 'th';
  const number = (value: number) => value.toLocaleString('en-US');
  switch (field.as) {
    case 'text':
      return isThai ? `ข้อความไม่เกิน ${field.most} ตัวอักษร` : `Text of at most ${field.most} characters`;
    case 'lines':
      return isThai
        ? `ข้อความหลายบรรทัดได้ ไม่เกิน ${number(field.most)} ตัวอักษร`
        : `Text, also several lines, of at most ${number(field.most)} characters`;
    case 'code':
      return isThai ? 'รหัสไม่เกิน 40 ตัว ใช้ A-Z 0-9 . _ -' : 'A code of at most 40 characters: A-Z 0-9 . _ -';
    case 'barcode':
      return isThai
        ? 'ตัวเลขหรือตัวอักษร ไม่เกิน 40 ตัว ตั้งเซลล์เป็นข้อความเพื่อให้เลข 0 ข้างหน้าไม่หาย'
        : 'Digits or letters, at most 40; set the cells to text so that zeros in front stay';
    case 'whole':
      return isThai
        ? `จำนวนเต็ม ${number(field.least)} ถึง ${number(field.most)}`
        : `A whole number from ${number(field.least)} to ${number(field.most)}`;
    case 'baht':
      return isThai
        ? `บาท ทศนิยมไม่เกิน 2 ตำแหน่ง ไม่เกิน ${number(MOST_BAHT)} เช่น 1,234.50`
        : `Baht with at most 2 decimals, at most ${number(MOST_BAHT)}, such as 1,234.50`;
    case 'taxType':
      return isThai
        ? '1 ราคารวมภาษี, 2 ราคาไม่รวมภาษี, 0 ไม่มีภาษี'
        : '1 tax included, 2 tax not included, 0 no tax';
    case 'day':
      return isThai
        ? 'วันที่ เช่น 2026-12-31 หรือ 31/12/2569 เว้นว่างคือไม่กำหนด'
        : 'A day such as 2026-12-31 or 31/12/2026; empty is open';
    case 'yesNo':
      return isThai ? 'Y หรือ N' : 'Y or N';
  }
}

const bold = (value: string): SheetData[number][number] => ({ type: String, value, fontWeight: 'bold' });
const plain = (value: string): SheetData[number][number] => (value === '' ? null : { type: String, value });

/** Beside what is said of all kinds. */
const MORE_HELP: Partial<Record<ImportKindName, Record<Language, readonly string[]>>> = {
  categories: CATEGORY_HELP,
};

function helpSheet(kind: ImportKindName, fields: readonly ImportField[], language: Language): SheetData {
  const words = WORDS[language];
  const help = [...words.help, ...(MORE_HELP[kind]?.[language] ?? [])];
  return [
    ...help.map((line) => [plain(line)]),
    [],
    [words.fields, words.code, words.needed, words.takes].map(bold),
    ...fields.map((field) =>
      [field[language], field.name, field.needed ? words.yes : '', takes(field, language)].map(plain),
    ),
  ];
}

/** The titles in the reader's language; the help in both. Columns that the person may not bring in are left out. */
export async function importTemplate(
  deps: Dependencies,
  { visitor, language }: CallContext,
  { kind }: { kind: ImportKindName },
): Promise<CallAnswer<'importTemplate'>> {
  const { rights } = await staffMemberOf(deps, visitor);
  const fields = fieldsFor(kind, rights);
  const widths = fields.map(() => ({ width: 20 }));
  const both: readonly Language[] = [language, language === 'th' ? 'en' : 'th'];
  const file = writeExcelFile([
    {
      sheet: WORDS[language].data,
      columns: widths,
      stickyRowsCount: 1,
      data: [fields.map((field) => bold(field[language])), fields.map(({ example }) => plain(example))],
    },
    ...both.map((one) => ({
      sheet: WORDS[one].sheet,
      columns: [{ width: 34 }, { width: 24 }, { width: 12 }, { width: 70 }],
      data: helpSheet(kind, fields, one),
    })),
  ]);
  return {
    FileName: `import-${kind}.xlsx`,
    ContentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    Bytes: new Uint8Array(await file.toBuffer()),
  };
}
