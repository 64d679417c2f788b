import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { narrowWindow } from '../../../tests/support/narrowWindow';
import { portalWith, renderScreen } from '../../../tests/support/renderScreen';
import { FilterForm } from './FilterForm';
import { Page } from './Page';
import type { FilterField, FilterValues } from './FilterForm';
import { usedFilters } from './SearchFrame';

const onSearch = jest.fn();
beforeEach(() => onSearch.mockClear());

/** A form with a text and a control of its own, which needs a value. */
function Form({ isSheet }: { isSheet?: boolean }) {
  const [values, setValues] = useState<FilterValues>({ keyword: '', members: [] });
  const hasMembers = (values.members?.length ?? 0) > 0;
  const fields: FilterField<FilterValues>[] = [
    { key: 'keyword', kind: 'text', label: '关键字', placeholder: '名称' },
    {
      key: 'members',
      kind: 'custom',
      label: '成员',
      isRequired: true,
      problem: hasMembers ? undefined : '必填',
      render: ({ status: _status, ...control }, value, onChange) => (
        <input {...control} value={[value ?? []].flat().join()} onChange={({ target }) => onChange([target.value])} />
      ),
    },
  ];
  return (
    <FilterForm
      label="查找"
      fields={fields}
      values={values}
      onChange={setValues}
      onReset={() => setValues({})}
      onSearch={onSearch}
      isSheet={isSheet}
    />
  );
}
const show = () => renderScreen(Form, portalWith({}));
const search = () => fireEvent.submit(screen.getByRole('search').querySelector('form') as HTMLFormElement);

test('an empty list filters nothing', () => {
  expect(usedFilters({ a: [], b: '', c: undefined, d: ['x'], e: 'y' })).toBe(2);
});

test("the label names a screen's own control, whose value is part of the form's", () => {
  show();
  fireEvent.change(screen.getByLabelText('成员'), { target: { value: '王芳' } });
  expect(screen.getByLabelText('成员')).toHaveValue('王芳');
  fireEvent.change(screen.getByLabelText('关键字'), { target: { value: '上海' } });
  expect(screen.getByLabelText('成员')).toHaveValue('王芳');
});

test('a search with a problem is not run: its field says why and gets the focus', () => {
  show();
  expect(screen.queryByText('必填')).toBeNull();
  search();
  expect(onSearch).not.toHaveBeenCalled();
  const field = screen.getByLabelText('成员');
  expect(field).toHaveFocus();
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('必填');
  fireEvent.change(field, { target: { value: '王芳' } });
  expect(screen.queryByText('必填')).toBeNull();
  search();
  expect(onSearch).toHaveBeenCalledTimes(1);
});

test('a reset takes the problem back', () => {
  show();
  search();
  fireEvent.click(screen.getByRole('button', { name: '重置' }));
  expect(screen.queryByText('必填')).toBeNull();
});

test('a field with a problem is unfolded', async () => {
  const width = jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300);
  show();
  const more = await screen.findByRole('button', { name: '展开' });
  expect(more).toHaveAttribute('aria-expanded', 'false');
  search();
  await waitFor(() => expect(screen.getByRole('button', { name: '收起' })).toHaveAttribute('aria-expanded', 'true'));
  width.mockRestore();
});

test('on a phone the form stays open while it has a problem, and folds with a search', () => {
  const restore = narrowWindow();
  show();
  const form = screen.getByRole('search', { hidden: true });
  fireEvent.click(screen.getByRole('button', { name: '筛选' }));
  search();
  expect(form).toBeVisible();
  fireEvent.change(within(form).getByLabelText('成员'), { target: { value: '王芳' } });
  search();
  expect(form).not.toBeVisible();
  expect(screen.getByRole('button', { name: '筛选（1）' })).toBeInTheDocument();
  restore();
});

test('on a phone a form with many fields opens over its page and keeps its input', async () => {
  const restore = narrowWindow();
  const Screen = () => (
    <Page head={<Form isSheet />}>
      <p>数据</p>
    </Page>
  );
  renderScreen(Screen, portalWith({}));
  const opener = screen.getByRole('button', { name: '筛选' });
  expect(screen.queryByRole('search')).toBeNull();
  act(() => opener.focus());
  fireEvent.click(opener);
  const sheet = await screen.findByRole('dialog', { name: '筛选' });
  expect(screen.getByText('数据').closest('[inert]')).not.toBeNull();
  expect(sheet.closest('[inert]')).toBeNull();
  search();
  expect(within(sheet).getByLabelText('成员')).toHaveFocus();
  fireEvent.change(within(sheet).getByLabelText('成员'), { target: { value: '王芳' } });
  fireEvent.keyDown(sheet, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('search')).toBeNull());
  expect(onSearch).not.toHaveBeenCalled();
  expect(opener).toHaveTextContent('筛选（1）');
  fireEvent.click(opener);
  await screen.findByRole('dialog', { name: '筛选' });
  expect(screen.getByLabelText('成员')).toHaveValue('王芳');
  search();
  expect(onSearch).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(screen.queryByRole('search')).toBeNull());
  restore();
});
