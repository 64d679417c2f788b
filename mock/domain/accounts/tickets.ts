import type { Random } from '../random';

const TICKET_LENGTH = 32;

/** Secrets that stand for something for a while and serve once. */
export function createTickets<Value>(random: Random, now: () => number, lifeMs: number) {
  const issued = new Map<string, { value: Value; expiresAt: number }>();
  return {
    issue(value: Value): string {
      const ticket = random.text(TICKET_LENGTH);
      issued.set(ticket, { value, expiresAt: now() + lifeMs });
      return ticket;
    },
    /** What the ticket stands for; undefined when it is unknown, used up or too old. */
    find(ticket: string): Value | undefined {
      const found = issued.get(ticket);
      return found && found.expiresAt > now() ? found.value : undefined;
    },
    /** It serves no more. */
    spend: (ticket: string): void => void issued.delete(ticket),
  };
}
export type Tickets<Value> = ReturnType<typeof createTickets<Value>>;
