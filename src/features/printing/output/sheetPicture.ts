/** A sheet as it is previewed, printed and saved. */
export interface SheetPicture {
  readonly blob: Blob;
  /** Object URL of the picture. */
  readonly url: string;
  readonly widthMm: number;
  readonly heightMm: number;
}
