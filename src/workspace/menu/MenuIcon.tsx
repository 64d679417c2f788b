import { iconMap } from './iconMap';
import type { ChosenIcon } from './chooseIcon';

export function MenuIcon({ name, color }: ChosenIcon) {
  const Drawing = iconMap[name];
  return <Drawing {...(color ? { style: { color } } : {})} />;
}
