/** A page open in a dialog. The last of the stack is on top. */
export interface DialogEntry<Page = unknown> {
  id: string;
  page: Page;
  /** Whether it holds input that closing would lose. */
  isDirty: boolean;
}

export type DialogStack<Page = unknown> = readonly DialogEntry<Page>[];

export type DialogEvent<Page = unknown> =
  | { type: 'push'; id: string; page: Page }
  | { type: 'setDirty'; id: string; isDirty: boolean }
  | { type: 'setPage'; id: string; change: Partial<Page> }
  | { type: 'remove'; ids: readonly string[] };

/**
 * The ids a close takes with it: the dialog and all above it, or only the topmost when the id is not open
 * (shell spec §4). Topmost first, the order in which they are asked and removed.
 */
export function closing(stack: DialogStack, id: string): readonly string[] {
  const index = stack.findIndex((entry) => entry.id === id);
  const leaving = index < 0 ? stack.slice(-1) : stack.slice(index);
  return leaving.map((entry) => entry.id).reverse();
}

/** The first of the leaving dialogs with unsaved input: the one to ask about before anything closes. */
export function firstDirty(stack: DialogStack, ids: readonly string[]): DialogEntry | undefined {
  return [...stack].reverse().find((entry) => entry.isDirty && ids.includes(entry.id));
}

/** The stack after the event; the same object when nothing changed. */
export function next<Page>(stack: DialogStack<Page>, event: DialogEvent<Page>): DialogStack<Page> {
  switch (event.type) {
    case 'push':
      if (stack.some((entry) => entry.id === event.id)) return stack;
      return [...stack, { id: event.id, page: event.page, isDirty: false }];
    case 'setDirty':
      return change(stack, event.id, (entry) => (entry.isDirty === event.isDirty ? entry : { ...entry, isDirty: event.isDirty }));
    case 'setPage':
      return change(stack, event.id, (entry) => merge(entry, event.change));
    case 'remove':
      return stack.some((entry) => event.ids.includes(entry.id))
        ? stack.filter((entry) => !event.ids.includes(entry.id))
        : stack;
  }
}

function merge<Page>(entry: DialogEntry<Page>, changes: Partial<Page>): DialogEntry<Page> {
  const isSame = Object.entries(changes).every(([key, value]) => Object.is(entry.page[key as keyof Page], value));
  return isSame ? entry : { ...entry, page: { ...entry.page, ...changes } };
}

function change<Page>(
  stack: DialogStack<Page>,
  id: string,
  apply: (entry: DialogEntry<Page>) => DialogEntry<Page>,
): DialogStack<Page> {
  const changed = stack.map((entry) => (entry.id === id ? apply(entry) : entry));
  return changed.some((entry, index) => entry !== stack[index]) ? changed : stack;
}
