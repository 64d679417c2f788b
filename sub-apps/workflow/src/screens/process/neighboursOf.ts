/** What a list knows of a process. */
export interface ListedProcess {
  processId: string;
  title: string;
}

/** The items of a list beside the open one. */
export interface Neighbours<Item> {
  previous: Item | undefined;
  next: Item | undefined;
  /** The one to go on with when this one is done: the next, else the first of the others. */
  following: Item | undefined;
}

/** @param place Where the open item was last: it leaves the list when it is done, and another one takes its place. */
export function neighboursOf<Item extends ListedProcess>(
  list: readonly Item[],
  processId: string,
  place: number,
): Neighbours<Item> {
  const next = list[list[place]?.processId === processId ? place + 1 : place];
  return {
    previous: place > 0 ? list[place - 1] : undefined,
    next,
    following: next ?? list.find((other) => other.processId !== processId),
  };
}
