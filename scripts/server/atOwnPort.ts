/** The origin of the partner's page in the demo's `config.json`. The server is on a port of its own choice. */
const CONFIGURED_ORIGIN = 'http://127.0.0.1:8000';

/** A text of the configuration with the port of this server in place of the configured one. */
export const atOwnPort = (text: string, port: number | undefined): string =>
  text.replaceAll(CONFIGURED_ORIGIN, `http://127.0.0.1:${port}`);
