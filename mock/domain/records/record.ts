/** What the platform notes of every record that administrators maintain. */
export interface RecordStamp {
  /** Counts the changes; a save names the version that it started from. */
  version: number;
  /** `YYYY-MM-DD HH:mm:ss`. */
  updatedAt: string;
  /** Name of the person who changed it last. */
  updatedBy: string;
}

export interface AdminRecord extends RecordStamp {
  id: string;
}

/** The person who makes a change, as the operation log names them. */
export interface Actor {
  accountCode: string;
  name: string;
  positionName: string;
}

/** The names from the root of a tree down to a record. */
export interface LoggedPath {
  path: readonly string[];
}

/** The value of one field of a record, as the operation log shows it. A text may be a translation key. */
export type LoggedValue = string | number | boolean | readonly string[] | LoggedPath;

/** The items of a list or the steps of a path; undefined for any other value. */
export const partsOf = (value: LoggedValue | undefined): readonly string[] | undefined =>
  typeof value !== 'object' ? undefined : 'path' in value ? value.path : value;

/** The fields of a record in the operation log, by the name of the field. */
export type LoggedFields = Readonly<Record<string, LoggedValue>>;

/** The stamp of seeded records. */
export const SEEDED: RecordStamp = { version: 1, updatedAt: '2026-01-05 09:00:00', updatedBy: '系统' };
