import { removeByHand } from '../model/removeByHand';
import { defineAction } from './defineAction';
import { sectionOfEvent, arrayOf } from './targets';

export default defineAction({
  type: 'deleteSections',
  run({ params: { target, scope }, page, context }) {
    const array = arrayOf(page, target);
    const own = scope === undefined && (context.row ?? context.section) ? sectionOfEvent(array, context) : undefined;
    const sections = own ? [own] : array.sectionsByScope(scope ?? 'checked');
    if (context.trigger === 'onclicked') removeByHand(array, sections);
    else array.removeSections(sections);
  },
});
