import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FieldRights } from '@/common/fieldRights';
import { PAGE_STATUS } from '../host';
import { showControls } from './testView';

const OPTIONS = [
  { key: 'a', text: '清泉饮用天然水 550ml×24' },
  { key: 'b', text: '茶饮' },
];
const view = (controls: readonly unknown[]) => showControls(controls, { status: PAGE_STATUS.view });

describe('a field that the step of a flow only shows', () => {
  const computed = { type: 'number', name: 'days', title: '天数', unit: '天', value: '=to - from', readonly: 1 };
  const form = (rights?: FieldRights) =>
    showControls(
      [
        { type: 'number', name: 'from', title: '自', value: 1 },
        { type: 'number', name: 'to', title: '至', value: 4 },
        { ...computed, hint: '自动计算' },
      ],
      rights && { rights },
    );

  it('is text with its unit and hint among the inputs, which the Tab key passes by', async () => {
    form({ default: 'editable', fields: { days: 'readonly' } });
    const days = screen.getByRole('group', { name: '天数' });
    expect(days).toHaveTextContent(/^3 天$/);
    expect(days).toHaveAccessibleDescription('自动计算');
    await userEvent.type(screen.getByRole('textbox', { name: '至' }), '0');
    expect(days).toHaveTextContent(/^39 天$/);
    expect(screen.queryByRole('textbox', { name: '天数' })).toBeNull();
    await userEvent.tab();
    expect(document.body).toHaveFocus();
  });

  it('stays an input that cannot be changed where no flow says so', () => {
    form();
    expect(screen.getByRole('textbox', { name: '天数' })).toHaveValue('3');
  });
});

describe('a page that is only viewed', () => {
  it.each<[string, Record<string, unknown>, string]>([
    ['a text', { type: 'text', value: '百联' }, '百联'],
    ['a text of several lines', { type: 'textarea', value: '一\n二' }, '一 二'],
    ['a number', { type: 'number', value: 1234.5, decimals: 2, thousands: 1 }, '1,234.50'],
    ['a number with its unit', { type: 'number', value: 5, unit: '%' }, '5 %'],
    ['a slider with its unit', { type: 'slider', value: 30, unit: '%' }, '30 %'],
    ['a number without its unit where there is none', { type: 'number', unit: '%' }, '—'],
    ['an amount', { type: 'money', value: 0 }, '0.00'],
    ['a day', { type: 'date', value: '2026-07-31' }, '2026-07-31'],
    ['a choice, with its whole text', { type: 'select', options: OPTIONS, value: 'a' }, '清泉饮用天然水 550ml×24'],
    ['a radio choice', { type: 'radio', options: OPTIONS, value: 'b' }, '茶饮'],
    ['several choices', { type: 'checkbox', options: OPTIONS, value: ['a', 'b'] }, '清泉饮用天然水 550ml×24，茶饮'],
    ['a switch', { type: 'switch', value: 1 }, 'engine.switch.on'],
    ['a password as dots', { type: 'password', value: 'secret' }, '••••••••'],
    ['nothing', { type: 'text' }, '—'],
    ['blanks', { type: 'text', value: '  ' }, '—'],
    ['no number', { type: 'number' }, '—'],
    ['a switch that was never set', { type: 'switch' }, '—'],
  ])('shows %s as text beside its label', (_what, control, shown) => {
    view([{ name: 'f', title: '字段', ...control }]);
    expect(screen.getByRole('group', { name: '字段' })).toHaveTextContent(
      new RegExp(`^${shown.replaceAll('.', '\\.')}$`),
    );
    expect(screen.queryAllByRole('textbox')).toEqual([]);
    expect(screen.queryAllByRole('combobox')).toEqual([]);
    expect(screen.queryAllByRole('radio')).toEqual([]);
  });

  it('follows computed titles and values', () => {
    view([
      { type: 'text', name: 'a', title: "=concat('客户 ', b)", value: "=concat(b, '！')" },
      { type: 'text', name: 'b', title: '名称', value: '百联' },
    ]);
    expect(screen.getByRole('group', { name: '客户 百联' })).toHaveTextContent('百联！');
  });

  it('leaves out hints, and keeps fields that can be pressed', () => {
    view([
      { type: 'text', name: 'a', title: '编号', hint: '只填数字' },
      { type: 'text', name: 'b', title: '客户', value: '百联', onclicked: { steps: [{ do: 'close' }] } },
    ]);
    expect(screen.queryByText('只填数字')).toBeNull();
    expect(screen.getByRole('textbox', { name: '客户' })).toHaveAttribute('readonly');
  });

  it('keeps filters open, and shows formatted texts, ratings and tags as they are', () => {
    view([
      { type: 'search', name: 's', target: 't', controls: [{ type: 'text', name: 'word', title: '关键字' }] },
      { type: 'table', name: 't', source: { api: 'rows' }, columns: [{ name: 'a', title: '甲' }] },
      { type: 'rate', name: 'r', title: '评分', value: 3 },
      { type: 'tags', name: 'g', title: '标签', value: ['甲'] },
    ]);
    expect(screen.getByRole('textbox', { name: '关键字' })).not.toHaveAttribute('readonly');
    expect(screen.getByRole('radiogroup', { name: '评分' })).toBeVisible();
    expect(screen.getByRole('list', { name: '标签' })).toBeVisible();
  });
});
