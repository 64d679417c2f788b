import type { ExportState } from './exportFlow';
import { exportEnding, exportJob, importEnding, importJob } from './endings';
import type { ImportState } from './importFlow';

const exported = (more: object) =>
  ({ name: 'success', filename: '客户.xlsx', status: { fileUrl: 'u' }, ...more }) as ExportState;

test('an export is settled when its file is saved, when it could not be, or when it is not saved by itself', () => {
  const settled = (more: object, savesFile = true) => exportEnding(exported(more), savesFile);
  expect(settled({})).toMatchObject({ filename: '客户.xlsx', isSettled: false });
  expect(settled({ isSaved: true }).isSettled).toBe(true);
  expect(settled({ saveError: new Error('full') })).toMatchObject({ name: 'unsaved', isSettled: true });
  expect(settled({}, false).isSettled).toBe(true);
});

test('before its start neither has a job', () => {
  expect(exportJob({ name: 'initial' })).toBeUndefined();
  expect(importJob({ name: 'initial' })).toBeUndefined();
  expect(exportEnding({ name: 'initial' }, true)).toEqual({ name: 'initial', filename: '', isSettled: true });
});

test('an import names its file by what was chosen, else by what the platform tells, else by what was kept', () => {
  const state = {
    name: 'cancel',
    chosen: { name: 'a.xlsx' },
    status: { filename: 'b.xlsx' },
  } as unknown as ImportState;
  expect(importEnding(state, 'c.xlsx').filename).toBe('a.xlsx');
  expect(importEnding({ ...state, chosen: undefined } as ImportState, 'c.xlsx').filename).toBe('b.xlsx');
  expect(importEnding({ name: 'initial' }, 'c.xlsx').filename).toBe('c.xlsx');
  expect(importEnding({ name: 'initial' }, undefined).filename).toBe('');
});
