import { iconMap } from './iconMap';
import type { ChosenIcon } from './chooseIcon';

/** Decorative: the title beside it names the item. */
export function MenuIcon({ name, color }: ChosenIcon) {
  const Drawing = iconMap[name];
  return <Drawing aria-hidden {...(color ? { style: { color } } : {})} />;
}
