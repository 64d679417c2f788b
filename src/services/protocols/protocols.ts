/** A page as the server describes it (shell spec §3). `protocol` is for the engine to check. */
export interface PageProtocolRecord {
  pageCode: string;
  pageType?: string;
  protocol: unknown;
}

/** The UI-protocol cache: each page and fragment is fetched once until the cache is cleared. */
export interface Protocols {
  page(pageCode: string, pageType?: string): Promise<PageProtocolRecord>;
  /** Fragments by code. */
  fragments(codes: readonly string[]): Promise<Readonly<Record<string, unknown>>>;
  clear(): void;
}
