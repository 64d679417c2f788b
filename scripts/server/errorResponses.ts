import type { ErrorRequestHandler, Request, Response } from 'express';
import { localise, readLanguage } from '../../mock/domain/languages/localise';
import { CACHING } from './responseHeaders';

/** `error_code` by status, for errors of the server itself. */
const CODES: Readonly<Record<number, string>> = {
  400: 'request.malformed',
  404: 'request.not_found',
  413: 'request.too_large',
  415: 'request.unsupported_type',
  500: 'server.error',
};

const isClientError = (status: unknown): status is number =>
  typeof status === 'number' && status >= 400 && status < 500;

/** Sends an error in the platform's format. It never contains the cause, which may name local files. */
export function sendError(status: number, request: Request, response: Response): void {
  const code = CODES[status] ?? 'request.malformed';
  const message = localise(code, readLanguage(request.get('language')));
  response.status(status).json({ error_code: code, ...(status === 500 && { error_type: 500 }), error_msg: message });
}

/** 404 for a call without a handler. */
export function callNotFound(request: Request, response: Response): void {
  sendError(404, request, response);
}

/** 404 for a path without a file, which may be there after the next deployment. */
export function fileNotFound(_request: Request, response: Response): void {
  response.status(404).set('Cache-Control', CACHING.other).type('text').send('Not Found');
}

/** Headers of a file, which do not describe the error that is sent in its place. */
const FILE_HEADERS = ['Accept-Ranges', 'Content-Encoding', 'ETag', 'Last-Modified'];

/** Handles errors of handlers: a client error keeps its status, any other error is 500. */
export const errorHandler: ErrorRequestHandler = (error: { status?: unknown }, request, response, next) => {
  if (response.headersSent) return next(error);
  const status = isClientError(error.status) ? error.status : 500;
  if (status === 500) console.error(error);
  FILE_HEADERS.forEach((name) => response.removeHeader(name));
  response.set('Cache-Control', CACHING.other);
  sendError(status, request, response);
};
