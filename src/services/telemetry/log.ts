import type { Portal } from '@/portal/contract/portal';

export type { LogEntry } from '@/portal/contract/portal';
export type Log = Portal['log'];
