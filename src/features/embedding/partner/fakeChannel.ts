/** A MessageChannel that delivers at once, so that tests of both sides need no waiting. */
export class FakeChannel {
  port1 = new FakePort();
  port2 = new FakePort();

  constructor() {
    this.port1.other = this.port2;
    this.port2.other = this.port1;
  }
}

/** One end; what it has sent is in `sent`. */
export class FakePort {
  other: FakePort | undefined;
  isClosed = false;
  readonly sent: unknown[] = [];
  onmessage: ((event: { data: unknown }) => void) | null = null;

  postMessage(data: unknown): void {
    this.sent.push(data);
    this.other?.onmessage?.({ data: structuredClone(data) });
  }

  close(): void {
    this.isClosed = true;
  }
}
