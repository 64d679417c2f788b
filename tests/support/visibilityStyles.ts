import * as dynamicCSS from 'rc-util/lib/Dom/dynamicCSS.js';

const BLOCK_AT_RULES = /@[^{};]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g;
const RULES = /[^{}]+\{[^{}]*\}/g;
/** Declarations that hide elements or disable pointer and selection. */
const VISIBILITY = /[{;](?:display:none|visibility:|pointer-events:|user-select:)/;

/** The rules of a style sheet that hide elements or disable the pointer; media queries and animations are left out. */
export const visibilityRules = (css: string) =>
  (css.replace(BLOCK_AT_RULES, '').match(RULES) ?? []).filter((rule) => VISIBILITY.test(rule)).join('');

export const { clearContainerCache, injectCSS, removeCSS } = dynamicCSS;

export const updateCSS: typeof dynamicCSS.updateCSS = (css, key, option) =>
  dynamicCSS.updateCSS(visibilityRules(css), key, option);
