export interface BusinessCall {
  /** Last part of `/api/teapi/dy-biz/{api}`. */
  api: string;
  input: Readonly<Record<string, unknown>>;
  pageCode: string;
  /** The answer may be up to 30 s old. */
  isContainerRead?: boolean;
  signal?: AbortSignal;
}
