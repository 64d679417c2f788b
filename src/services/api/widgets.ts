/** A component the tenant has added (business spec §3). */
export interface WidgetRecord {
  type: string;
  updatedAt: string;
  fileKey: string;
}
