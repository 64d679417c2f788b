import { randomId } from '@atrium/common/randomId';

/** The ids by which the platform recognises an action that is sent again because its answer was lost. */
export interface RequestIds {
  /** The same id for the same content until it is forgotten: another content is another action. */
  idFor(content: unknown): string;
  /** The action has succeeded. */
  forget(): void;
}

export function createRequestIds(newId: () => string = randomId): RequestIds {
  let last: { content: string; id: string } | undefined;
  return {
    idFor(content) {
      const written = JSON.stringify(content);
      if (last?.content !== written) last = { content: written, id: newId() };
      return last.id;
    },
    forget() {
      last = undefined;
    },
  };
}
