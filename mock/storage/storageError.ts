import type { ServerResponse } from 'node:http';
import { xml } from './xml';

/** A refusal that the client sees in the storage's own format. The message never contains a secret or a signature. */
export class StorageError extends Error {
  override readonly name = 'StorageError';

  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

/** Answers with the XML that S3, OSS and Azure share. An error of another class is a defect: it is logged, status 500. */
export function sendStorageError(response: ServerResponse, error: unknown): void {
  if (!(error instanceof StorageError)) console.error(error);
  const { status, code, message } =
    error instanceof StorageError ? error : new StorageError(500, 'InternalError', 'The storage failed.');
  if (response.headersSent) return void response.destroy();
  response.writeHead(status, { 'Content-Type': 'application/xml', 'x-ms-error-code': code });
  response.end(xml('Error', { Code: code, Message: message }));
}
