/** Whether anything asks for an answer first: a question of the product, or a modal of a sub-app. A closed one may stay in the document. */
export const isModalShown = (): boolean =>
  [...document.querySelectorAll('[aria-modal="true"]')].some((modal) => modal.getClientRects().length > 0);
