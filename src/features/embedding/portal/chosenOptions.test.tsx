import { createStore } from '@/common/store';
import type { Language } from '@/common/languages';
import type { ThemePreference } from '@/portal/contract/portal';
import {
  forgetWorkplace,
  keepChosenOptions,
  languageOfAddress,
  themeOfAddress,
  workplaceOfAddress,
} from './chosenOptions';

/** A frame that was mounted with the dark theme, in a workspace of this position. */
function setUp(position = '') {
  history.replaceState({ idx: 3 }, '', '/?embed=n0nce&theme=dark#/undeal');
  const preference = createStore<ThemePreference>({ mode: 'dark', density: 'default' });
  const language = createStore<Language>('zh-CN');
  const stop = keepChosenOptions(window, {
    theme: { preference },
    language,
    workplace: { tenant: position && 'hd', product: '', position },
  });
  return { preference, language, stop };
}

const look = () => [themeOfAddress(window), languageOfAddress(window)];

it('a frame starts with the theme of its mount, and has chosen no language', () => {
  const { stop } = setUp();
  expect(look()).toEqual(['dark', undefined]);
  stop();
});

it('a frame that reloads itself starts with the theme and language chosen last, on the same page', () => {
  const { preference, language, stop } = setUp();
  preference.set({ mode: 'light', density: 'default' });
  language.set('en');
  language.set('zh-TW');
  expect(location.search + location.hash).toBe('?embed=n0nce&theme=light&lang=zh-TW#/undeal');
  expect(look()).toEqual(['light', 'zh-TW']);
  expect(history.state).toEqual({ idx: 3 });
  stop();
});

it('a choice holds also after the person has gone back in the history', () => {
  const { preference, stop } = setUp();
  preference.set({ mode: 'light', density: 'default' });
  // The entry from before the choice.
  history.replaceState(null, '', '/?embed=n0nce&theme=dark#/');
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(location.search + location.hash).toBe('?embed=n0nce&theme=light#/');
  stop();
});

it('nothing is written after the workspace has ended', () => {
  const { preference, stop } = setUp();
  stop();
  preference.set({ mode: 'light', density: 'default' });
  expect(themeOfAddress(window)).toBe('dark');
});

it('a frame that is loaded again starts in the position of its workspace, until the person signs out', () => {
  const { stop } = setUp('p 2&theme=light');
  expect(location.search + location.hash).toBe(
    '?embed=n0nce&theme=dark&tenant=hd&position=p+2%26theme%3Dlight#/undeal',
  );
  expect(workplaceOfAddress(window)).toEqual({ tenant: 'hd', product: '', position: 'p 2&theme=light' });
  stop();
  forgetWorkplace(window);
  expect(location.search + location.hash).toBe('?embed=n0nce&theme=dark#/undeal');
  expect(workplaceOfAddress(window)).toBeUndefined();
  expect(history.state).toEqual({ idx: 3 });
});

it('a position holds also after the person has gone back to the entries of an earlier one', () => {
  const { stop } = setUp('p2');
  history.replaceState(null, '', '/?embed=n0nce&theme=dark&position=p1#/');
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(workplaceOfAddress(window)).toMatchObject({ position: 'p2' });
  stop();
});

it('an address with another theme or language counts as one without', () => {
  history.replaceState(null, '', '/?theme=pink&lang=tlh');
  expect(look()).toEqual([undefined, undefined]);
});
