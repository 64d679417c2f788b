import { DEFAULT_LANGUAGE, LANGUAGE_CODES, LANGUAGES } from '../src/common/languages';
import { compactVariables, cssVariables } from '../src/common/theme/tokens';

/** Colours and sizes as CSS variables, in the page before any script: no flash, no request. */
export const themeStyle = [
  `:root{${cssVariables('light')}}`,
  `:root[data-theme=dark]{${cssVariables('dark')}}`,
  `:root[data-density=compact]{${compactVariables}}`,
].join('');

const tags = Object.fromEntries(LANGUAGE_CODES.map((code) => [code, LANGUAGES[code].tag]));

/**
 * Runs before the first paint, so it reads what the settings screen stored and writes the two attributes that
 * CSS and screen readers look at. Storage may be blocked in an embedded page; then the defaults hold.
 */
export const firstPaintScript = `(function(){
var read=function(key){try{return localStorage.getItem(key)}catch(blocked){return null}};
var theme=read('atrium.theme');
if(theme==='system')theme=matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light';
var language=read('atrium.language');
var root=document.documentElement;
root.dataset.theme=theme==='dark'?'dark':'light';
root.lang=(${JSON.stringify(tags)})[language]||'${LANGUAGES[DEFAULT_LANGUAGE].tag}';
})();`;
