import type { errors as source } from '../zh-CN/errors';

export const errors: typeof source = {
  'errors.http.400': 'Bad Request',
  'errors.http.401': 'Your session is over. Please sign in again.',
  'errors.http.403': 'Forbidden',
  'errors.http.404': 'Not Found',
  'errors.http.500': 'Internal Server Error',
  'errors.http.501': 'Not Implemented',
  'errors.http.502': 'Bad Gateway',
  'errors.http.503': 'Service Unavailable: the server is busy',
  'errors.http.504': 'Gateway Timeout',
  'errors.network': 'Network link error',
  'errors.offline': 'Network problem, please check your network! Work continues by itself when the connection is back.',
  'errors.settings': 'The system configuration cannot be read at the moment. Please try again later.',
  'errors.unkept.settings':
    'The browser refuses to keep data: after closing this page you will have to sign in again, and your settings are lost.',
  'errors.unkept.drafts':
    'The browser refuses to keep drafts: input that you have not submitted is lost when this page closes.',
  'errors.understood': 'OK',
  'errors.badAnswer': 'The server sent something that cannot be read. Please try again later.',
  'errors.notProvided': 'This platform does not provide this feature.',
  'errors.config': 'Configuration error',
  'errors.bug': 'Something went wrong. Please reload the page and try again.',
  'errors.page.expired': 'This page has expired, please refresh.',
  'errors.page.title': 'This page has failed',
  'errors.page.hint': 'What was saved is safe. Reload the page; if it fails again, tell your system administrator.',
  'errors.page.reload': 'Reload',
};
