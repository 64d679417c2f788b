import type { FormValues } from './process';

/** Fields that tell processes of a person apart, the most telling first. */
const TELLING = ['name', 'customername', 'reason'];
const LONGEST = 30;

/** The title of a process: who started it, and what it is about. A flow whose form says nothing gives its name. */
export function processTitle(applicant: string, flowName: string, values: FormValues): string {
  const told = TELLING.flatMap((name) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    return typeof value === 'string' && value.trim() !== '' ? [value.trim()] : [];
  })[0];
  const [line = ''] = (told ?? flowName).split('\n');
  const letters = [...line];
  return `${applicant} ${letters.length > LONGEST ? `${letters.slice(0, LONGEST).join('')}…` : line}`;
}
