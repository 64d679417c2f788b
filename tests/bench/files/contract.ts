import type { ServerToken } from '../../../src/services/api/serverToken';

export type Client = 'atrium' | 'sdk';

export interface UploadTask {
  client: Client;
  /** Storage settings by kind, as the local key `cloudserv` holds them. */
  settings: Record<string, Record<string, string>>;
  token: ServerToken;
  bytes: number;
}

export interface UploadFigures {
  /** From the call to the finished object. */
  ms: number;
  /** How often the progress changed. */
  progressCount: number;
  /** Whether the object, read back, is the file. Undefined for the bare SDK. */
  isSame?: boolean;
}

declare global {
  interface Window {
    filesBench: {
      upload(task: UploadTask): Promise<UploadFigures>;
      /** Reads the names of the sheets of the file in the page's input; milliseconds of each time. */
      readSheets(times: number): Promise<number[]>;
    };
  }
}
