import { defineAction } from './defineAction';
import { sectionOfEvent, arrayOf } from './targets';

/** A section that is gone, or none, moves nowhere. */
export default defineAction({
  type: 'moveSection',
  run({ params: { target, by }, page, context }) {
    const array = arrayOf(page, target);
    const section = sectionOfEvent(array, context);
    if (section && typeof by === 'number') array.move(section, by);
  },
});
