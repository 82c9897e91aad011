/** Bringing in a file with a hand on it: the file, its columns, what is wrong, the run, and taking it back. */
import { screen, within } from '@testing-library/dom';
import { beforeEach, describe, expect, test } from 'vitest';
import type { CallAnswer } from '#contract/schemas.ts';
import { staffRights } from '#domain/access/rights.ts';
import { refusal } from '../../testing/fake-shop.ts';
import { LANGUAGES, openShop, type InBoth } from '../../testing/open-shop.tsx';
import { until } from '../../testing/until.ts';
import en from '../../locales/en/merchantImport.ts';
import th from '../../locales/th/merchantImport.ts';

const words: InBoth<typeof th> = { th, en };

type Import = CallAnswer<'oneImport'>;
const ID = '00000000-0000-4000-8000-000000000001';
const uploaded: Import = {
  ImportId: ID,
  Kind: 'products',
  FileName: 'rice.csv',
  Rows: 3,
  Step: 'columns',
  CreatedAt: '2026-11-20T03:00:00.000Z',
  RunId: null,
  Columns: [
    { Title: 'Item', Field: '', Samples: ['N1', 'N2'] },
    { Title: 'ชื่อสินค้า', Field: 'PRODUCTNAME', Samples: ['ข้าว'] },
  ],
  Counts: { New: 0, Changed: 0, Same: 0, Wrong: 0, Done: 0, Undone: 0, Left: 0, Unchecked: 0 },
  Problems: [],
};
const checked: Import = {
  ...uploaded,
  Step: 'checked',
  RunId: 'R1',
  Counts: { New: 2, Changed: 0, Same: 0, Wrong: 1, Done: 0, Undone: 0, Left: 2, Unchecked: 0 },
  Problems: [{ Row: 4, Column: 'Item', Field: 'P_Code', Value: 'ข้าว', Message: 'Is no code' }],
};
const done: Import = { ...checked, Step: 'done', Counts: { ...checked.Counts, Done: 2, Left: 0 } };
const run: CallAnswer<'run'> = {
  RunId: 'R1',
  Title: 'Import products (rice.csv)',
  State: 'done',
  Total: 2,
  Done: 2,
  Failed: 0,
  MakesTable: false,
  Result: 'rows',
  MayUndo: true,
  Error: null,
  By: 'Somchai',
  StartedAt: '2026-11-20T03:00:00.000Z',
  EndedAt: '2026-11-20T03:00:01.000Z',
  Failures: [],
};
const staff = { Rights: [...staffRights] };
const file = new File(['P_Code'], 'rice.csv', { type: 'text/csv' });

beforeEach(() => sessionStorage.clear());

describe.each(LANGUAGES)('in %s', (language) => {
  const t = words[language];
  const button = (name: string | RegExp) => screen.findByRole('button', { name });

  test('R-47v a file is chosen, its columns are matched, what is wrong is named, and the rest is imported', async () => {
    const bodies: object[] = [];
    let now = uploaded;
    const { hand, address } = await openShop({
      at: '/merchant/import',
      language,
      staff,
      answers: {
        imports: () => ({ Data: [uploaded] }),
        pictureImports: () => ({ Data: [] }),
        addImport: () => uploaded,
        oneImport: () => now,
        checkImport: ({ body }) => {
          bodies.push(body);
          now = checked;
          return checked;
        },
        runImport: ({ body }) => {
          bodies.push(body);
          now = done;
          return done;
        },
        run: () => run,
      },
    });
    await screen.findByText('rice.csv');
    await hand.upload(screen.getByLabelText(t.choose, { selector: 'input' }), file);
    await until(() => expect(address()).toContain(`file=${ID}`));
    expect(await button(t.check)).toHaveProperty('disabled', true);
    const item = screen.getByLabelText<HTMLSelectElement>(t.isField.replace('{column}', 'Item'));
    await hand.selectOptions(item, 'P_Code');
    await hand.click(await button(t.check));
    const problems = await screen.findByRole('region', { name: t.problems });
    expect(problems.textContent).toContain(t.place.replace('{row}', '4').replace('{column}', 'Item'));
    const start = await button(t.start.replace('{count}', '2'));
    expect(start).toHaveProperty('disabled', true);
    await hand.click(screen.getByLabelText(t.leaveOut.replace('{count}', '1')));
    await hand.click(start);
    await hand.click(within(await screen.findByRole('dialog')).getByRole('button', { name: t.startConfirm }));
    await screen.findByText(t.doneText.replace('{done}', '2'));
    expect(bodies).toEqual([
      { Columns: ['P_Code', 'PRODUCTNAME'] },
      { LeaveOutWrong: true, Seen: { New: 2, Changed: 0 } },
    ]);
  });
});

test('R-47v a file that cannot be read says why, and one may choose another', async () => {
  const { hand } = await openShop({
    at: '/merchant/import?kind=prices',
    language: 'en',
    staff,
    answers: {
      imports: () => ({ Data: [] }),
      pictureImports: () => ({ Data: [] }),
      addImport: () => refusal(400, { code: 'IMPORT_FILE_OLD', message: 'An old Excel' }),
    },
  });
  const input = await screen.findByLabelText(en.choose, { selector: 'input' });
  await hand.upload(input, file);
  await until(() => expect(screen.getByRole('alert').textContent).toContain('An old Excel'));
});

test('R-47w an import is taken back after a question that counts its rows', async () => {
  const bodies: object[] = [];
  let now = done;
  const { hand } = await openShop({
    at: `/merchant/import?file=${ID}`,
    language: 'th',
    staff,
    answers: {
      oneImport: () => now,
      undoImport: ({ body }) => {
        bodies.push(body);
        now = { ...done, Step: 'undone', Counts: { ...done.Counts, Done: 0, Undone: 2 } };
        return now;
      },
      run: () => run,
    },
  });
  await hand.click(await screen.findByRole('button', { name: th.undo }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain(th.undoAsk.replace('{count}', '2'));
  await hand.click(within(dialog).getByRole('button', { name: th.undo }));
  await screen.findByText(th.undoneText.replace('{undone}', '2').replace('{left}', '0'));
  expect(bodies).toEqual([{ Seen: 2 }]);
});

test('R-47v who has none of the rights is told so, and what is gone says so', async () => {
  const { close } = await openShop({
    at: '/merchant/import',
    language: 'en',
    staff: { Rights: [] },
    answers: { imports: () => ({ Data: [] }) },
  });
  expect(await screen.findByText(en.noRight)).toBeTruthy();
  await close();
  await openShop({
    at: `/merchant/import?file=${ID}`,
    language: 'en',
    staff,
    answers: { oneImport: () => refusal(404, { code: 'IMPORT_NOT_FOUND', message: 'It was not found' }) },
  });
  expect(await screen.findByText('It was not found')).toBeTruthy();
});

test('R-47t a zip of pictures says where each goes, is started once it was looked at, and taken back', async () => {
  const said = th.pictures;
  let zip: CallAnswer<'onePictureImport'> = {
    ImportId: ID,
    FileName: 'photos.zip',
    Step: 'checked',
    RunId: null,
    Counts: { Waiting: 1, Done: 0, Undone: 0 },
    Files: [
      { Name: 'P1.jpg', Outcome: 'replaced', P_Code: 'P1', Place: 1 },
      { Name: 'X.jpg', Outcome: 'unknown', P_Code: null, Place: null },
    ],
  };
  const { hand, asked, address } = await openShop({
    at: '/merchant/import',
    language: 'th',
    staff,
    answers: {
      imports: () => ({ Data: [] }),
      pictureImports: () => ({ Data: [] }),
      run: () => run,
      addPictureImport: () => zip,
      onePictureImport: () => zip,
      runPictureImport: () => {
        zip = { ...zip, Step: 'done', RunId: 'R1', Counts: { Waiting: 0, Done: 1, Undone: 0 } };
        return zip;
      },
      undoPictureImport: () => {
        zip = { ...zip, Step: 'undone', Counts: { Waiting: 0, Done: 0, Undone: 1 } };
        return zip;
      },
    },
  });
  const main = () => within(screen.getByRole('main'));
  const press = (name: string) => main().getByRole('button', { name });
  const confirm = (name: string) => within(screen.getByRole('dialog')).getByRole('button', { name });
  await until(() => main().getByText(said.title));
  await hand.upload(
    main().getByLabelText(said.choose),
    new File(['x'], 'photos.zip', { type: 'application/zip' }),
  );
  await until(() => main().getByText('P1.jpg'));
  expect(address()).toContain(`pictures=${ID}`);
  main().getByText(said.outcomes.unknown);
  main().getByText(said.to.replace('{code}', 'P1').replace('{place}', '1'));
  await hand.click(press(said.start.replace('{count}', '1')));
  screen.getByText(said.startText.replace('{replaced}', '1').replace('{left}', '1'));
  expect(asked('runPictureImport')).toEqual([]);
  await hand.click(confirm(th.startConfirm));
  await until(() => press(th.undo));
  expect(asked('runPictureImport')[0]?.body).toEqual({ Seen: 1 });
  await hand.click(press(th.undo));
  await hand.click(confirm(th.undo));
  await until(() => main().getByText(said.steps.replace('{step}', said.states.undone)));
});

test('S-84g zips stand among the earlier files; one that waits is discarded after a question, another’s is not opened', async () => {
  const said = th.pictures;
  const head = (more: object) => ({
    ImportId: '00000000-0000-4000-8000-000000000004',
    FileName: 'photos.zip',
    By: 'Somchai',
    IsOwn: true,
    CreatedAt: '2026-11-21T03:00:00.000Z',
    Step: 'checked' as const,
    RunId: null,
    Counts: { Waiting: 2, Done: 0, Undone: 0 },
    ...more,
  });
  const other = head({
    ImportId: '00000000-0000-4000-8000-000000000002',
    FileName: 'malee.zip',
    By: 'Malee',
    IsOwn: false,
    CreatedAt: '2026-11-19T03:00:00.000Z',
  });
  const running = head({
    ImportId: '00000000-0000-4000-8000-000000000003',
    FileName: 'running.zip',
    Step: 'running',
    RunId: 'R1',
    Counts: { Waiting: 3, Done: 4, Undone: 0 },
  });
  let zips = [head({}), other, running];
  const { hand, asked } = await openShop({
    at: '/merchant/import',
    language: 'th',
    staff,
    answers: {
      imports: () => ({ Data: [uploaded] }),
      pictureImports: () => ({ Data: zips }),
      discardPictureImport: () => {
        zips = [head({}), running];
        return { Data: zips };
      },
    },
  });
  const earlier = await screen.findByRole('region', { name: th.earlier });
  const rows = () => within(earlier).getAllByRole('listitem');
  await until(() => expect(rows()).toHaveLength(4));
  expect(rows().map((row) => /[\w]+\.(?:zip|csv)/.exec(row.textContent ?? '')?.[0])).toEqual([
    'photos.zip',
    'running.zip',
    'rice.csv',
    'malee.zip',
  ]);
  const rowOf = (name: string) => {
    const row = rows().find(({ textContent }) => textContent?.includes(name));
    if (!row) throw new Error(`no ${name}`);
    return within(row);
  };
  rowOf('photos.zip').getByRole('link', { name: 'photos.zip' });
  expect(rowOf('malee.zip').queryByRole('link')).toBeNull();
  expect(rows().at(-1)?.textContent).toContain('Malee');
  expect(rows()[1]?.textContent).toContain(said.facts.replace('{done}', '4').replace('{all}', '7'));
  expect(rowOf('running.zip').queryByRole('button')).toBeNull();
  await hand.click(rowOf('malee.zip').getByRole('button', { name: said.discard }));
  expect(asked('discardPictureImport')).toEqual([]);
  await hand.click(within(screen.getByRole('dialog')).getByRole('button', { name: said.discard }));
  await until(() => expect(rows()).toHaveLength(3));
  expect(asked('discardPictureImport')[0]).toMatchObject({
    params: { id: other.ImportId },
    body: { Seen: 2 },
  });
});
