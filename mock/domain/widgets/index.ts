import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** A component that a tenant has added (business spec §3). */
export interface Widget {
  name: string;
  fileKey: string;
  /** Milliseconds since 1970. */
  updatedAt: number;
}

interface TenantFiles {
  /** Scripts that run at start-up, in this order. */
  scripts: readonly string[];
  widgets: readonly { name: string; fileKey: string; file: string }[];
}

const NONE: TenantFiles = { scripts: [], widgets: [] };
const BY_TENANT: Readonly<Record<string, TenantFiles>> = {
  hd: { scripts: ['startUp.js'], widgets: [{ name: 'note-card', fileKey: 'hd-note-card-main', file: 'note-card.js' }] },
};

const filesOf = (tenantCode: string): TenantFiles => BY_TENANT[tenantCode] ?? NONE;
const pathOf = (file: string) => join(__dirname, file);

/** Read anew each time: whoever edits a file sees it at the next start-up. */
const read = (file: string) => readFileSync(pathOf(file), 'utf8');

/** The programs of the tenant's start-up scripts. */
export const scriptsOf = (tenantCode: string): string[] => filesOf(tenantCode).scripts.map(read);

export const widgetsOf = (tenantCode: string): Widget[] =>
  filesOf(tenantCode).widgets.map(({ name, fileKey, file }) => ({
    name,
    fileKey,
    updatedAt: Math.floor(statSync(pathOf(file)).mtimeMs),
  }));

/** The program of a component of this tenant; undefined when it has no such file. */
export function findWidgetFile(tenantCode: string, fileKey: string): string | undefined {
  const widget = filesOf(tenantCode).widgets.find((candidate) => candidate.fileKey === fileKey);
  return widget && read(widget.file);
}
