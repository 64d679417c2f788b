import { iconMap } from './iconMap';
import type { ChosenIcon } from './chooseIcon';

/** Decoration: beside it stands the title, which alone names the item. */
export function MenuIcon({ name, color }: ChosenIcon) {
  const Drawing = iconMap[name];
  return <Drawing aria-hidden {...(color ? { style: { color } } : {})} />;
}
