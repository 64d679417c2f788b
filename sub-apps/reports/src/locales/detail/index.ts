import { en } from './en';
import { zhCN } from './zh-CN';
import { zhTW } from './zh-TW';

/** The texts of a report, which come with its screen. */
export const detailTexts = { 'zh-CN': zhCN, en, 'zh-TW': zhTW };
