import { read } from '@atrium/common/schemas';
import { fireEvent, screen, within } from '@testing-library/react';
import { focusFirst, layOutGrid, press, rowHeader, show } from '../../../../../tests/support/pivotGrid';
import { membersSchema } from '../../api/pivotMembers';
import { SALES } from '../testPivot';

beforeAll(layOutGrid);

describe('drilling in a cross table', () => {
  it('is a press on a member, or Enter; subtotals lead nowhere', () => {
    const onDrill = jest.fn();
    show({ onDrill });
    fireEvent.click(within(rowHeader(/华东/)).getByText('华东'));
    const drilled = (region: string) => [[{ dimension: 'region', value: region }]];
    expect(onDrill.mock.calls).toEqual([drilled('华东')]);
    focusFirst();
    press('ArrowLeft');
    press('Enter');
    press('ArrowLeft');
    press('ArrowDown');
    press('Enter');
    expect(onDrill.mock.calls).toEqual([drilled('华东'), drilled('华北')]);
  });

  it('takes the members of the outer dimensions along', () => {
    const onDrill = jest.fn();
    show({ onDrill, data: { ...SALES, rows: SALES.rows.map((dimension) => ({ ...dimension, canDrill: true })) } });
    fireEvent.click(within(rowHeader('北京')).getByText('北京'));
    expect(onDrill).toHaveBeenLastCalledWith([
      { dimension: 'region', value: '华北' },
      { dimension: 'city', value: '北京' },
    ]);
  });

  it('takes the key of a member, which is the same in every language, and shows its text', () => {
    const keys: Readonly<Record<string, string>> = { 华东: 'east', 华北: '__proto__' };
    const rowKeys = SALES.rowKeys.map(([region = '', ...city]) => (region === '' ? [] : [keys[region] ?? '', ...city]));
    const texts: unknown = JSON.parse('{ "region": { "east": "East", "__proto__": "North" } }');
    const data = { ...SALES, rowKeys, members: read(membersSchema, texts) };
    const onDrill = jest.fn();
    show({ onDrill, data });
    fireEvent.click(within(rowHeader(/East/)).getByText('East'));
    fireEvent.click(within(rowHeader(/North/)).getByText('North'));
    expect(onDrill.mock.calls).toEqual([
      [[{ dimension: 'region', value: 'east' }]],
      [[{ dimension: 'region', value: '__proto__' }]],
    ]);
  });

  it('tells members of one text apart by their keys', () => {
    const rowKeys = [['1', 'a'], ['1'], ['2', 'b'], ['2'], []];
    const onDrill = jest.fn();
    show({ onDrill, data: { ...SALES, rowKeys, members: { region: { 1: '连锁店', 2: '连锁店' } } } });
    const [, second] = screen.getAllByText('连锁店');
    fireEvent.click(second as HTMLElement);
    expect(onDrill).toHaveBeenLastCalledWith([{ dimension: 'region', value: '2' }]);
  });
});
