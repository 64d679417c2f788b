import { AppError } from '@atrium/common/errors/appError';
import { useQuery } from '@tanstack/react-query';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { portalWith, renderScreen } from '../../../../tests/support/renderScreen';
import type { Stamp } from '../api/recordApi';
import { adminTexts } from '../locales/admin';
import { useRecordDeletion } from './useRecordDeletion';

interface Shop extends Stamp {
  id: string;
  name: string;
}
const shop = (name: string, stamp: Partial<Stamp> = {}): Shop => ({
  id: name,
  name,
  version: 1,
  updatedAt: '',
  updatedBy: '',
  ...stamp,
});

interface Start {
  names: readonly string[];
  language?: 'en';
  effects?(shops: readonly Shop[]): string | undefined;
  /** The error of the deletion. */
  refusal?: AppError;
  /** The shops as they are stored by now. */
  stored?: readonly Shop[];
}

/** Presses a button that deletes the shops, each of which was shown in its version 1. */
async function remove({ names, language, effects, refusal, stored = [] }: Start) {
  const fake = portalWith(adminTexts);
  if (language) fake.language.set(language);
  const shops = names.map((name) => shop(name));
  const calls = { list: jest.fn().mockResolvedValue(''), remove: jest.fn(), deleted: jest.fn() };
  if (refusal) calls.remove.mockRejectedValue(refusal);
  function Screen() {
    const { isSuccess } = useQuery({ queryKey: ['shops', 'list'], queryFn: () => calls.list() as Promise<string> });
    const start = useRecordDeletion<Shop>({
      api: {
        key: ['shops'],
        get: async (_http, id) => stored.find((each) => each.id === id) ?? shop(id),
        remove: async (_http, ids, versions) => (await calls.remove(ids, versions)) as undefined,
      },
      noun: '门店',
      idOf: ({ id }) => id,
      nameOf: ({ name }) => name,
      ...(effects && { effects }),
      onDeleted: calls.deleted,
    });
    return isSuccess && <button onClick={() => start(shops)}>remove</button>;
  }
  renderScreen(Screen, fake);
  fireEvent.click(await screen.findByText('remove'));
  await waitFor(() => expect(fake.shown).toHaveLength(1));
  return { question: fake.asked[0], notice: fake.shown[0], shops, ...calls };
}

test('the question names the record, and says that it cannot be brought back', async () => {
  expect((await remove({ names: ['淮海路店'] })).question).toEqual({
    title: '删除门店“淮海路店”？',
    text: '删除后无法恢复。',
    confirmText: '删除',
    isDanger: true,
  });
});

test('the question says what else the deletion changes', async () => {
  const effects = ([first]: readonly Shop[]) => `${first?.name} 的客户将没有门店。`;
  const { question } = await remove({ names: ['淮海路店'], effects });
  expect(question?.text).toBe('淮海路店 的客户将没有门店。删除后无法恢复。');
});

test.each([
  [5, '1、2、3、4、5。改派。删除后无法恢复。'],
  [6, '1、2、3、4、5 等 6 个。改派。删除后无法恢复。'],
])('the question about %i records names the first five, then the effects', async (count, text) => {
  const names = Array.from({ length: count }, (_, index) => String(index + 1));
  const { question } = await remove({ names, effects: () => '改派。' });
  expect(question).toMatchObject({ title: `删除选中的 ${count} 个门店？`, text });
});

test('in English there are spaces between the sentences', async () => {
  const { question } = await remove({ names: ['A', 'B'], language: 'en', effects: () => 'Routes change.' });
  expect(question?.text).toBe('A, B. Routes change. This cannot be undone.');
});

test('the versions that were shown are sent, and the list is read again', async () => {
  const done = await remove({ names: ['A', 'B'] });
  expect(done.remove).toHaveBeenCalledWith(['A', 'B'], [1, 1]);
  expect(done.notice).toEqual({ tone: 'success', text: '删除成功' });
  expect(done.deleted).toHaveBeenCalledWith(done.shops);
  expect(done.list).toHaveBeenCalledTimes(2);
});

const CONFLICT = new AppError('service', '', { code: 'record.changed', status: 500 });

test('records of which somebody has changed one stay: the notice says who, and the list is read again', async () => {
  const stored = [shop('B', { version: 2, updatedBy: '王芳', updatedAt: '2026-11-20 10:31:07' })];
  const done = await remove({ names: ['A', 'B'], refusal: CONFLICT, stored });
  expect(done.notice).toEqual({
    tone: 'warning',
    text: '王芳 已于 2026-11-20 10:31 修改“B”，没有删除任何记录。请核对后再试。',
  });
  expect(done.deleted).not.toHaveBeenCalled();
  expect(done.list).toHaveBeenCalledTimes(2);
});

test.each([
  ['a conflict on a platform that does not say who', CONFLICT, 2],
  ['another refusal', new AppError('service', '', { code: 'role.in_use' }), 2],
  ['a lost answer', new AppError('network', '', { code: 'errors.network' }), 1],
])('%s is reported, and a list that must be out of date is read again', async (_case, refusal, reads) => {
  const done = await remove({ names: ['A'], refusal });
  expect(done.notice).toEqual({ tone: 'error', text: refusal.code });
  expect(done.list).toHaveBeenCalledTimes(reads);
});
