import type { Option } from '../../protocol/generated/types';
import { plainText } from '../defineControl';
import { CHOICE_SEPARATOR } from './choose';

/** The texts of chosen keys; a key that is no choice stands for itself. */
export function choicesText(
  value: unknown,
  options: readonly Option[] | undefined,
  text: (source: string) => string,
): string {
  const textOf = (key: unknown) => {
    const option = options?.find((entry) => entry.key === key);
    return option ? text(option.text) : plainText(key);
  };
  return Array.isArray(value) ? value.map(textOf).join(CHOICE_SEPARATOR) : textOf(value);
}
