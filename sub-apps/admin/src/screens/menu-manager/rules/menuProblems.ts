import { dropReason } from '@atrium/common/menu/filterMenu';
import type { DropReason } from '@atrium/common/menu/filterMenu';
import type { FunctionNode } from '../../../api/functionTree';
import type { MenuChoices, MenuItem } from '../../../api/menu';
import { flatItems } from './menuItems';

/** Characters of a title. */
const TITLE_MAX_LENGTH = 30;

export const NATIVE_PREFIX = 'native:';

/** What is wrong with an item. Errors keep the menu from being saved. */
export interface Problem {
  kind: 'title' | 'titleLength' | 'noTarget' | 'unknownFunction' | 'unknownScreen' | 'screenFunction';
  isError: boolean;
  /** The function or the screen that the problem is about. */
  name: string;
}

/** Whether a title has more characters than the platform accepts. */
export const isTooLong = (title: string) => [...title.trim()].length > TITLE_MAX_LENGTH;

/** The text of each function code. */
function functionTexts(nodes: readonly FunctionNode[]): ReadonlyMap<string, string> {
  return new Map(
    nodes.flatMap(({ key, text, children }) => (children?.length ? [...functionTexts(children)] : [[key, text]])),
  );
}

/** What is wrong with an item, errors first. */
export function problemsOf(item: MenuItem, choices: MenuChoices): readonly Problem[] {
  const { chinese, english, tradChinese, pageCode, functionCode, children } = item;
  const texts = functionTexts(choices.functions);
  const screen = choices.screens.find((known) => known.pageCode === pageCode);
  const found: (Problem | false)[] = [
    chinese.trim() === '' && { kind: 'title', isError: true, name: '' },
    [chinese, english, tradChinese].some(isTooLong) && { kind: 'titleLength', isError: true, name: '' },
    pageCode.trim() === '' && children.length === 0 && { kind: 'noTarget', isError: false, name: '' },
    functionCode !== '' && !texts.has(functionCode) && { kind: 'unknownFunction', isError: false, name: functionCode },
    pageCode.startsWith(NATIVE_PREFIX) && !screen && { kind: 'unknownScreen', isError: false, name: pageCode },
    screen !== undefined &&
      screen.functionCode !== '' &&
      screen.functionCode !== functionCode && {
        kind: 'screenFunction',
        isError: false,
        name: texts.get(screen.functionCode) ?? screen.functionCode,
      },
  ];
  return found.filter((problem) => problem !== false);
}

/** The first item that keeps the menu from being saved. */
export const firstInvalid = (items: readonly MenuItem[], choices: MenuChoices): MenuItem | undefined =>
  flatItems(items).find((item) => problemsOf(item, choices).some(({ isError }) => isError));

/** Why a position does not see an item: a reason of its own, or that its group is hidden. */
export type HiddenReason = DropReason | 'parent';

/** The items that a position with these function codes does not see, with the reason of each. */
export function hiddenItems(
  items: readonly MenuItem[],
  hasFunction: (code: string | undefined) => boolean,
): ReadonlyMap<string, HiddenReason> {
  const reasons = items.flatMap((item) => {
    const own = dropReason(item, hasFunction);
    const below = item.children.map((child) => [
      child.id,
      dropReason(child, hasFunction) ?? (own && ('parent' as const)),
    ]);
    return [[item.id, own], ...below] as [string, HiddenReason | undefined][];
  });
  return new Map(reasons.filter((entry): entry is [string, HiddenReason] => entry[1] !== undefined));
}
