import { iconMap } from './iconMap';
import type { ChosenIcon } from './chooseIcon';

/** The icon of a menu item, hidden from assistive technology because the title names the item. */
export function MenuIcon({ name, color }: ChosenIcon) {
  const Drawing = iconMap[name];
  return <Drawing aria-hidden {...(color ? { style: { color } } : {})} />;
}
