import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** A custom component of a tenant (business spec §3). */
export interface Widget {
  name: string;
  fileKey: string;
  /** Milliseconds since 1970. */
  updatedAt: number;
  /** SHA-256 of its file; undefined for a component that must run isolated. */
  contentHash?: string;
}

interface WidgetFile {
  name: string;
  fileKey: string;
  file: string;
  isVouchedFor: boolean;
}

interface TenantFiles {
  /** Start-up scripts in execution order. */
  scripts: readonly string[];
  widgets: readonly WidgetFile[];
}

const NONE: TenantFiles = { scripts: [], widgets: [] };
const BY_TENANT: Readonly<Record<string, TenantFiles>> = {
  hd: {
    scripts: ['startUp.js'],
    widgets: [
      { name: 'note-card', fileKey: 'hd-note-card-main', file: 'note-card.js', isVouchedFor: true },
      { name: 'size-stepper', fileKey: 'hd-size-stepper-main', file: 'size-stepper.js', isVouchedFor: false },
      // Fails during registration, to show how the client handles it.
      { name: 'broken-gauge', fileKey: 'hd-broken-gauge-main', file: 'broken-gauge.js', isVouchedFor: true },
    ],
  },
};

const filesOf = (tenantCode: string): TenantFiles => BY_TENANT[tenantCode] ?? NONE;
const pathOf = (file: string) => join(__dirname, file);

/** Reads the file on each call, so that an edit takes effect at the next start-up. */
const read = (file: string) => readFileSync(pathOf(file), 'utf8');

/** The source code of the tenant's start-up scripts. */
export const scriptsOf = (tenantCode: string): string[] => filesOf(tenantCode).scripts.map(read);

export const widgetsOf = (tenantCode: string): Widget[] =>
  filesOf(tenantCode).widgets.map(({ name, fileKey, file, isVouchedFor }) => ({
    name,
    fileKey,
    updatedAt: Math.floor(statSync(pathOf(file)).mtimeMs),
    ...(isVouchedFor && { contentHash: createHash('sha256').update(read(file)).digest('hex') }),
  }));

/** The source code of a tenant's component; undefined for an unknown file key. */
export function findWidgetFile(tenantCode: string, fileKey: string): string | undefined {
  const widget = filesOf(tenantCode).widgets.find((candidate) => candidate.fileKey === fileKey);
  return widget && read(widget.file);
}
