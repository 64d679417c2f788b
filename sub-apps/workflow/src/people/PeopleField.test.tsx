import { AppError } from '@atrium/common/errors/appError';
import { fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { portalWith, renderScreen } from '../../../../tests/support/renderScreen';
import type { Candidate } from '../api/listCandidates';
import { peopleTexts } from '../locales/people';
import { PeopleField } from './PeopleField';

const CANDIDATES = '/api/teapi/workflow/flow/candidates';

function Field() {
  const [people, setPeople] = useState<readonly Candidate[]>([]);
  return <PeopleField label="转交给" people={people} isSeveral problem={undefined} onChange={setPeople} />;
}

function show(answer: unknown) {
  const fake = portalWith(peopleTexts);
  fake.answer(CANDIDATES, answer);
  return { fake, ...renderScreen(Field, fake) };
}

test('people are chosen and taken back; of a longer answer it says how many more there are', async () => {
  const items = [
    { positionid: 'w', name: '王芳', positionname: '财务经理', orgname: '总部' },
    { positionid: 'v', name: '', positionname: '审计专员', orgname: '总部' },
    { positionid: '', name: '没有岗位' },
  ];
  show({ items, itemcount: 42 });
  fireEvent.click(await screen.findByLabelText(/王芳/));
  fireEvent.click(screen.getByLabelText(/（空缺）/));
  expect(screen.queryByLabelText(/没有岗位/)).toBeNull();
  const chosen = within(screen.getByRole('list', { name: '已选人员' }));
  expect(chosen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['王芳×', '审计专员×']);
  fireEvent.click(chosen.getByRole('button', { name: '移除 王芳' }));
  expect(screen.getByLabelText(/王芳/)).not.toBeChecked();
  expect(screen.getByText('还有 40 人，请输入更多文字。')).toBeVisible();
});

test('it says when nobody is found', async () => {
  show({ items: [], itemcount: 0 });
  expect(await screen.findByText('没有找到人员，请换一个关键字。')).toBeVisible();
});

test('a search that fails says why and is tried again', async () => {
  const { fake } = show(new AppError('network', 'offline'));
  const retry = await screen.findByRole('button', { name: '重试' });
  fake.answer(CANDIDATES, { items: [{ positionid: 'w', name: '王芳' }], itemcount: 1 });
  fireEvent.click(retry);
  expect(await screen.findByLabelText(/王芳/)).toBeVisible();
});
