/** A sheet that is drawn: a JPEG picture. */
export interface Drawing {
  readonly blob: Blob;
  readonly widthPx: number;
  readonly heightPx: number;
}

/** A sheet as it is previewed, printed and saved. */
export interface SheetPicture extends Drawing {
  /** Object URL of the picture. */
  readonly url: string;
  readonly widthMm: number;
  readonly heightMm: number;
}
