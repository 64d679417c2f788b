import { number, object, record, safeParse, string } from 'valibot';

const answerSchema = object({
  vulnerabilities: record(string(), object({ name: string(), severity: string(), range: string() })),
  metadata: object({ vulnerabilities: record(string(), number()) }),
});

export interface AuditSummary {
  /** False when the registry gave no answer about vulnerabilities. */
  isAnswered: boolean;
  lines: string[];
  /** The number of known vulnerabilities. */
  count: number;
}

function parsed(output: string): unknown {
  try {
    return JSON.parse(output);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** Summarises what `npm audit --json` has written: one line per vulnerable package, after the numbers by severity. */
export function auditSummary(output: string): AuditSummary {
  const answer = safeParse(answerSchema, parsed(output));
  if (!answer.success)
    return { isAnswered: false, lines: ['The registry does not answer audits: nothing is known.'], count: 0 };
  const { vulnerabilities, metadata } = answer.output;
  const numbers = Object.entries(metadata.vulnerabilities).filter(([severity, n]) => severity !== 'total' && n > 0);
  const found = Object.values(vulnerabilities).map(({ name, severity, range }) => `${name} ${range}: ${severity}`);
  const head = numbers.map(([severity, n]) => `${n} ${severity}`).join(', ');
  return {
    isAnswered: true,
    lines: [head ? `Known vulnerabilities: ${head}` : 'No known vulnerabilities.', ...found.sort()],
    count: found.length,
  };
}
