import { pageCodes } from '../../protocols';
import { formFields, formFieldsOf, formPages } from './formPages';

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
    const fields = formFields('order-form') ?? new Map<string, unknown>();
    expect([...fields.keys()]).toEqual(expect.arrayContaining(['customerid', 'orderdate', 'lines', 'amount']));
    for (const name of ['total', 'productid', 'qty']) expect(fields.has(name)).toBe(false);
  });

  it('say what a select offers, in the language of the caller', () => {
    const typeIn = (language: 'zh-CN' | 'en') =>
      formFieldsOf('flow-leave', language).find(({ name }) => name === 'type')?.options;
    expect(typeIn('zh-CN')).toContainEqual({ value: 'annual', text: '年假' });
    expect(typeIn('en')).toHaveLength(typeIn('zh-CN')?.length ?? 0);
    expect(typeIn('en')).not.toEqual(typeIn('zh-CN'));
    expect(formFieldsOf('flow-leave', 'en').find(({ name }) => name === 'from')).not.toHaveProperty('options');
    expect(formFieldsOf('nothing', 'en')).toEqual([]);
  });

  it('tell what the document has beside its page', () => {
    const beside = formFieldsOf('order-form', 'zh-CN').filter((field) => 'besidepage' in field);
    expect(beside.map(({ name, type }) => [name, type])).toEqual([['amount', 'money']]);
  });
});
