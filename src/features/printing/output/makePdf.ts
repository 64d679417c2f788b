import type { SheetPicture } from './sheetPicture';

/** A PDF with one picture on each page, in the size of its sheet. */
export async function makePdf(sheets: readonly SheetPicture[], title: string): Promise<Blob> {
  const { jsPDF } = await import(/* webpackChunkName: "jspdf" */ 'jspdf');
  const sizeOf = ({ widthMm, heightMm }: SheetPicture) => ({
    format: [widthMm, heightMm],
    orientation: widthMm > heightMm ? ('landscape' as const) : ('portrait' as const),
  });
  const [first] = sheets;
  const pdf = new jsPDF({ unit: 'mm', compress: true, ...(first && sizeOf(first)) });
  pdf.setProperties({ title });
  for (const [index, sheet] of sheets.entries()) {
    const { format, orientation } = sizeOf(sheet);
    if (index > 0) pdf.addPage(format, orientation);
    const picture = new Uint8Array(await sheet.blob.arrayBuffer());
    pdf.addImage(picture, 'JPEG', 0, 0, sheet.widthMm, sheet.heightMm);
  }
  return pdf.output('blob');
}
