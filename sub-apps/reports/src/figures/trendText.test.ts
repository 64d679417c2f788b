import { createFakePortal } from '@atrium/portal/contract/fakePortal';
import { listTexts as texts } from '../locales/list';
import { trendText } from './trendText';

const MONTHS = [30, 10, 20];

it('names the lowest, the highest and the latest value of the months', () => {
  const { portal, language } = createFakePortal();
  portal.i18n.addTexts(texts);
  const write = (value: number) => `${value} 万`;
  expect(trendText(portal.i18n.t, MONTHS, write)).toBe('此前 3 个月：最低 10 万，最高 30 万，最近 20 万');
  language.set('en');
  expect(trendText(portal.i18n.t, MONTHS, String)).toBe('The 3 months before: lowest 10, highest 30, latest 20');
});
