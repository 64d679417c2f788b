import { createFakeHost } from '../fakeHost';
import { examine } from './examine';
import { exampleText, listExamples } from './examples';

it('lists an example of each control by what it is for, with its title in the language', () => {
  const all = listExamples('zh-CN');
  expect(all.length).toBeGreaterThan(40);
  expect(all[0]?.category).toBe('text');
  expect(all.find(({ type }) => type === 'select')).toEqual({ type: 'select', category: 'choice', title: '下拉选择' });
  expect(listExamples('en').find(({ type }) => type === 'select')?.title).toBe('Select');
});

it('writes an example as a page with its texts in place of their keys', () => {
  expect(exampleText('select', 'en')).toContain('"title": "Region"');
  expect(exampleText('select', 'zh-TW')).toContain('"title": "所屬大區"');
  expect(exampleText('select', 'other')).toContain('"title": "所属大区"');
  expect(exampleText('nothing', 'en')).toBeUndefined();
  expect(exampleText('constructor', 'en')).toBeUndefined();
});

it.each(listExamples('zh-CN').map(({ type }) => type))('has nothing wrong in the example of %s', async (type) => {
  const { isRefused, findings } = await examine({ protocol: exampleText(type, 'zh-CN') }, createFakeHost());
  expect(isRefused).toBe(false);
  expect(findings).toEqual([]);
});
