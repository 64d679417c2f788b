import { measuredSigns } from '../../common/textWidth';
import { textWidth } from './scale';

/** The name of a member, or its start and its end: names of one kind often differ only at their end. */
export function fitName(name: string, room: number): string {
  if (textWidth(name) <= room && measuredSigns(name).join('') === name) return name;
  // Of an endless name the start is measured, and a few signs of its end.
  const start = measuredSigns(name);
  const end = measuredSigns(name.slice(-start.length)).slice(-start.length);
  let [head, tail] = [start.length, end.length];
  const cut = () => `${start.slice(0, head).join('')}…${tail > 0 ? end.slice(-tail).join('') : ''}`;
  while (head + tail > 1 && (head + tail >= start.length || textWidth(cut()) > room)) {
    if (head > tail) head -= 1;
    else tail -= 1;
  }
  return cut();
}
