/** Runs `work` over the items with at most `limit` in parallel; keeps the order of the items. */
export async function pool(items, limit, work) {
  const results = [];
  const waiting = items.map((item, index) => ({ item, index }));
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) results[next.index] = await work(next.item);
  };
  await Promise.all(Array.from({ length: Math.min(limit, items.length) }, worker));
  return results;
}
