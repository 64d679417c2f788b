import { en } from './en';
import { zhCN } from './zh-CN';
import { zhTW } from './zh-TW';

/** The texts of the designer, by language. */
export const designerTexts = { 'zh-CN': zhCN, en, 'zh-TW': zhTW };
