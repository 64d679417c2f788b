import { createStore } from '@/common/store';
import type { Language } from '@/common/languages';
import type { ThemePreference } from '@/portal/contract/portal';
import { keepChosenLook, languageOfAddress, themeOfAddress } from './chosenLook';

/** A frame that was mounted with the dark theme. */
function setUp() {
  history.replaceState({ idx: 3 }, '', '/?embed=n0nce&theme=dark#/undeal');
  const preference = createStore<ThemePreference>({ mode: 'dark', density: 'default' });
  const language = createStore<Language>('zh-CN');
  const stop = keepChosenLook(window, { theme: { preference }, language });
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

it('an address with another theme or language counts as one without', () => {
  history.replaceState(null, '', '/?theme=pink&lang=tlh');
  expect(look()).toEqual([undefined, undefined]);
});
