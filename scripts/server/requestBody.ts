import express, { Router } from 'express';
import type { RequestHandler } from 'express';

const BODY_LIMIT = '5mb';

const hasBody = ({ headers }: { headers: NodeJS.Dict<string | string[]> }) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Answers 415 to a body that no parser has read, which would otherwise count as empty. */
const rejectOtherTypes: RequestHandler = (request, _response, next) => {
  const isUnread = hasBody(request) && request.body === undefined;
  next(isUnread ? Object.assign(new Error('Unknown content type'), { status: 415 }) : undefined);
};

/** Parses JSON and form bodies of calls to the mock platform. */
export const requestBody = (): Router =>
  Router().use(
    '/api',
    express.json({ limit: BODY_LIMIT }),
    express.urlencoded({ extended: false, limit: BODY_LIMIT }),
    rejectOtherTypes,
  );
