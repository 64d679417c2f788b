type Reads = ReadonlyMap<string, ReadonlySet<string>>;

/** Who is read by whom; what is read without reading anything itself is left out. */
function readersOf(reads: Reads): Map<string, Set<string>> {
  const readers = new Map([...reads.keys()].map((name) => [name, new Set<string>()] as const));
  reads.forEach((read, reader) => read.forEach((name) => readers.get(name)?.add(reader)));
  return readers;
}

/** Peels off, again and again, whoever has nobody left in `forward`; answers them in that order. */
function peel(names: Iterable<string>, forward: Reads, backward: Reads): string[] {
  const inside = new Set(names);
  const open = new Map(
    [...inside].map((name) => [name, [...(forward.get(name) ?? [])].filter((next) => inside.has(next)).length]),
  );
  const order = [...inside].filter((name) => open.get(name) === 0);
  for (let next = 0; next < order.length; next += 1) {
    backward.get(order[next] as string)?.forEach((name) => {
      if (!inside.has(name)) return;
      const left = (open.get(name) ?? 0) - 1;
      open.set(name, left);
      if (left === 0) order.push(name);
    });
  }
  return order;
}

/** Members of dependency cycles (and what stands between two of them), given who reads whom. */
export function findCycles(reads: Reads): Set<string> {
  const readers = readersOf(reads);
  const rest = new Set(reads.keys());
  peel(rest, reads, readers).forEach((name) => rest.delete(name));
  peel(rest, readers, reads).forEach((name) => rest.delete(name));
  return rest;
}

/** Names in an order in which everything that is read comes before its readers. Cycles must have been removed. */
export function dependencyOrder(reads: Reads): string[] {
  return peel(reads.keys(), reads, readersOf(reads));
}
