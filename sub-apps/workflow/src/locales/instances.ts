import { listTexts } from './lists';
import { peopleTexts } from './people';

/** What the processes of a flow say as the lists of processes and the choice of people do, by language. */
export const instanceTexts = {
  'zh-CN': { ...listTexts['zh-CN'], ...peopleTexts['zh-CN'] },
  en: { ...listTexts.en, ...peopleTexts.en },
  'zh-TW': { ...listTexts['zh-TW'], ...peopleTexts['zh-TW'] },
};
