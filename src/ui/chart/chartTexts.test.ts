import { chartTexts } from './chartTexts';

it('each text has the same parameters in all languages', () => {
  const parameters = (text = '') => (text.match(/\{\{\w+\}\}/g) ?? []).sort();
  const { 'zh-CN': chinese = {}, ...others } = chartTexts;
  const different = Object.entries(others).flatMap(([language, texts]) =>
    Object.entries(chinese)
      .filter(([key, text]) => parameters(text).join() !== parameters(texts[key]).join())
      .map(([key]) => `${language} ${key}`),
  );
  expect(different).toEqual([]);
});
