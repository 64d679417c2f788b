/** A call that a page has made to the business server, and what became of it. */
export interface RecordedCall {
  readonly api: string;
  readonly pageCode: string;
  readonly input: Readonly<Record<string, unknown>>;
  /** When it was sent, in milliseconds since 1970. */
  readonly at: number;
  readonly tookMs: number;
  /** Present when it was answered. */
  readonly answer?: unknown;
  /** Present when it failed. */
  readonly error?: unknown;
}
