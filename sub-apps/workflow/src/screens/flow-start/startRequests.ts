import { createEmitter } from '@atrium/common/emitter';

/**
 * The codes of the flows that the person starts in the flow centre. It tells before it opens the form, because the tab
 * of a form that is open already only comes to the front: there a form that was submitted gives way to a new one.
 */
export const startRequests = createEmitter<string>();
