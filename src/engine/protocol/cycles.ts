/** Members of dependency cycles, given who reads whom. */
export function findCycles(reads: ReadonlyMap<string, ReadonlySet<string>>): Set<string> {
  const inCycle = new Set<string>();
  const done = new Set<string>();
  const visit = (name: string, trail: string[]): void => {
    const seenAt = trail.indexOf(name);
    if (seenAt >= 0) {
      trail.slice(seenAt).forEach((member) => inCycle.add(member));
      return;
    }
    if (done.has(name)) return;
    reads.get(name)?.forEach((next) => visit(next, [...trail, name]));
    done.add(name);
  };
  [...reads.keys()].forEach((name) => visit(name, []));
  return inCycle;
}

/** Names in an order in which everything that is read comes before its readers. Cycles must have been removed. */
export function dependencyOrder(reads: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const order: string[] = [];
  const done = new Set<string>();
  const visit = (name: string): void => {
    if (done.has(name)) return;
    done.add(name);
    reads.get(name)?.forEach(visit);
    if (reads.has(name)) order.push(name);
  };
  [...reads.keys()].forEach(visit);
  return order;
}
