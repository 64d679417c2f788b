/** The rows of a report's tables, each after the benchmark's name, that say of a budget that it was missed. */
export const missedRows = (name, report) =>
  report
    .split('\n')
    .filter((line) => line.startsWith('|') && /\bmissed\b/.test(line))
    .map((line) => `  ${name}: ${line}`);
