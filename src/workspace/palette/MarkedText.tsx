/** A text with the letters at these places marked. Neighbours share one mark. */
export function MarkedText({ text, marks }: { text: string; marks: readonly number[] }) {
  const marked = new Set(marks);
  const runs: { start: number; text: string }[] = [];
  for (let index = 0; index < text.length; index += 1) {
    const last = runs.at(-1);
    if (last && marked.has(index) === marked.has(index - 1)) last.text += text[index];
    else runs.push({ start: index, text: text[index] ?? '' });
  }
  return runs.map((run) =>
    marked.has(run.start) ? <mark key={run.start}>{run.text}</mark> : <span key={run.start}>{run.text}</span>,
  );
}
