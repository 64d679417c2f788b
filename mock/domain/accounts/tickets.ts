import type { Random } from '../random';

const TICKET_LENGTH = 32;

/** One-time tickets: random secrets that each map to a value for a limited time. */
export function createTickets<Value>(random: Random, now: () => number, ttlMs: number) {
  const issued = new Map<string, { value: Value; expiresAt: number }>();
  return {
    issue(value: Value): string {
      const ticket = random.text(TICKET_LENGTH);
      issued.set(ticket, { value, expiresAt: now() + ttlMs });
      return ticket;
    },
    /** The value of the ticket; undefined when it is unknown, used or expired. */
    find(ticket: string): Value | undefined {
      const found = issued.get(ticket);
      return found && found.expiresAt > now() ? found.value : undefined;
    },
    /** Invalidates the ticket. */
    spend: (ticket: string): void => void issued.delete(ticket),
  };
}
export type Tickets<Value> = ReturnType<typeof createTickets<Value>>;
