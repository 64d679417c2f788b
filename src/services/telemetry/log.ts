import type { Portal } from '@/portal/portal';

export type { LogEntry } from '@/portal/portal';
export type Log = Portal['log'];
