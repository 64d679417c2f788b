import { uiTexts } from '../../src/portal/ui/texts';
import { batchTexts } from '../../sub-apps/workflow/src/locales/batch';
import { centreTexts } from '../../sub-apps/workflow/src/locales/centre';
import { dealedTexts } from '../../sub-apps/workflow/src/locales/dealed';
import { designerTexts } from '../../sub-apps/workflow/src/locales/designer';
import { flowTexts } from '../../sub-apps/workflow/src/locales/flow';
import { instanceTexts } from '../../sub-apps/workflow/src/locales/instances';
import { managerTexts } from '../../sub-apps/workflow/src/locales/manager';
import { messageTexts } from '../../sub-apps/workflow/src/locales/messages';
import { planTexts } from '../../sub-apps/workflow/src/locales/plan';
import { processTexts } from '../../sub-apps/workflow/src/locales/process';
import { startTexts } from '../../sub-apps/workflow/src/locales/start';

export type ScreenLanguage = 'zh-CN' | 'en' | 'zh-TW';
type Table = Readonly<Record<string, string | undefined>>;

const tableOf = (language: ScreenLanguage): Table => ({
  ...(uiTexts[language] as Table),
  ...batchTexts[language],
  ...centreTexts[language],
  ...dealedTexts[language],
  ...planTexts[language],
  ...instanceTexts[language],
  ...startTexts[language],
  ...processTexts[language],
  ...flowTexts[language],
  ...designerTexts[language],
  ...managerTexts[language],
  ...messageTexts[language],
});

/** Finds the texts of the screens of workflow and messages in a language, so that one walk serves all of them. */
export function workflowTexts(language: ScreenLanguage) {
  const table = tableOf(language);
  return (key: string, params: Readonly<Record<string, string | number>> = {}): string => {
    const text = table[key] ?? table[`${key}_${params.count === 1 ? 'one' : 'other'}`];
    if (text === undefined) throw new Error(`There is no text ${key}`);
    return text.replace(/{{(\w+)}}/g, (_, name: string) => String(params[name] ?? ''));
  };
}

const charactersOf = (language: ScreenLanguage) => new Set(Object.values(tableOf(language)).join(''));

/** The characters of the texts in simplified Chinese that those in traditional Chinese never have. */
export function simplifiedCharacters(): string {
  const traditional = charactersOf('zh-TW');
  return [...charactersOf('zh-CN')].filter((each) => /\p{Script=Han}/u.test(each) && !traditional.has(each)).join('');
}
