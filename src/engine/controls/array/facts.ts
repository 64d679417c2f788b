import { ownValue } from '../../expressions/ownValue';
import { defineControl } from '../defineControl';

function rowsIn(section: unknown, field: string): number {
  const rows = ownValue(section, field);
  return Array.isArray(rows) ? rows.length : 0;
}

export default defineControl({
  type: 'array',
  category: 'array',
  clicks: 'none',
  requiredKey: 'engine.required.rows',
  validate(value, { minrows, sections }) {
    const lines: unknown[] = Array.isArray(value) ? value : [];
    const count = sections
      ? lines.reduce((sum: number, section) => sum + rowsIn(section, sections.rowsfield ?? 'rows'), 0)
      : lines.length;
    return minrows !== undefined && count < minrows
      ? { key: 'engine.array.minrows', params: { count: minrows } }
      : undefined;
  },
});
