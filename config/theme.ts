import { STORAGE_KEYS } from '../src/common/constants/storageKeys';
import { DEFAULT_LANGUAGE, LANGUAGE_CODES, LANGUAGES } from '../src/common/languages';
import {
  compactVariables,
  cssVariables,
  englishVariables,
  TOUCH_QUERY,
  TOUCH_TYPE_PX,
  touchVariables,
} from '../src/common/theme/tokens';

/** Colours and sizes as CSS variables, in the page before any script: no flash, no request. */
export const themeStyle = [
  `:root{${cssVariables('light')}}`,
  `:root[data-theme=dark]{${cssVariables('dark')}}`,
  // After the themes, each of which sets the type of Chinese.
  `:root:lang(en){${englishVariables}}`,
  `:root[data-density=compact]{${compactVariables}}`,
  // After the compact density, which it overrides; the type of fields overrides antd's and that of all stylesheets.
  `@media ${TOUCH_QUERY}{:root:root{${touchVariables}}`,
  `input,textarea,select,.ant-select-selector{font-size:${TOUCH_TYPE_PX}px!important}}`,
].join('');

const tags = Object.fromEntries(LANGUAGE_CODES.map((code) => [code, LANGUAGES[code].tag]));

/**
 * Runs before the first paint: reads the stored theme, density and language and sets the attributes that CSS and screen
 * readers use. Without a choice the theme follows the system, also while the page is open. The address of an embedded
 * page may give the theme. The storage may be blocked there; then the defaults apply.
 */
export const firstPaintScript = `(function(){
var read=function(key){try{return localStorage.getItem(key)}catch(blocked){return null}};
var root=document.documentElement;
var system=matchMedia('(prefers-color-scheme: dark)');
var given=/[?&]theme=(light|dark)\\b/.exec(location.search);
var apply=function(){var theme=given?given[1]:read('${STORAGE_KEYS.theme}');
root.dataset.theme=theme==='dark'||theme!=='light'&&system.matches?'dark':'light'};
apply();
system.addEventListener('change',apply);
if(read('${STORAGE_KEYS.density}')==='compact')root.dataset.density='compact';
root.lang=${JSON.stringify(tags)}[read('${STORAGE_KEYS.language}')]||'${LANGUAGES[DEFAULT_LANGUAGE].tag}';
})();`;
