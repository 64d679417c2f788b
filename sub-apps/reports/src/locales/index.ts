import { en } from './en';
import { zhCN } from './zh-CN';
import { zhTW } from './zh-TW';

/** This sub-app's own texts; the partial language falls back to Chinese. */
export const texts = { 'zh-CN': zhCN, en, 'zh-TW': zhTW };
