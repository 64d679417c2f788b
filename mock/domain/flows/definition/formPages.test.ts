import { pageCodes } from '../../protocols';
import { formFields, formPages } from './formPages';

describe('the pages that can be a form', () => {
  it('are those of flows and the order, with the names and types of their inputs', () => {
    expect(formPages().map(({ pageCode, title }) => [pageCode, title])).toEqual(
      expect.arrayContaining([
        ['flow-expense', 'flowform.expense'],
        ['order-form', 'order.document'],
      ]),
    );
    expect(pageCodes()).toContain('order-list');
    expect(formFields('order-list')).toBeUndefined();
    expect(formFields('nothing')).toBeUndefined();
    expect(formPages().find(({ pageCode }) => pageCode === 'flow-leave')?.fields).toEqual(
      expect.arrayContaining([expect.objectContaining({ name: 'days', title: 'flowform.leave.days', type: 'number' })]),
    );
  });

  it('leave out what only shows something, and have a table as one field', () => {
    const fields = formFields('order-form') ?? new Set();
    expect([...fields]).toEqual(expect.arrayContaining(['customerid', 'orderdate', 'lines', 'amount']));
    for (const name of ['total', 'productid', 'qty']) expect(fields.has(name)).toBe(false);
  });
});
