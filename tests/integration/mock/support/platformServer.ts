import type { AddressInfo } from 'node:net';
import type { Server } from 'node:http';
import express from 'express';
import account from '../../../../mock/api/account';
import accounts from '../../../../mock/api/accounts';
import approvalHelp from '../../../../mock/api/approvalHelp';
import auth from '../../../../mock/api/auth';
import business from '../../../../mock/api/business';
import config from '../../../../mock/api/config';
import control from '../../../../mock/api/control';
import dataRules from '../../../../mock/api/dataRules';
import dictionaries from '../../../../mock/api/dictionaries';
import flowDefinitions from '../../../../mock/api/flowDefinitions';
import flowStart from '../../../../mock/api/flowStart';
import flowInstances from '../../../../mock/api/flowInstances';
import identityProvider from '../../../../mock/api/identityProvider';
import language from '../../../../mock/api/language';
import messages from '../../../../mock/api/messages';
import navigation from '../../../../mock/api/navigation';
import offline from '../../../../mock/api/offline';
import organisations from '../../../../mock/api/organisations';
import personalCentre from '../../../../mock/api/personalCentre';
import phone from '../../../../mock/api/phone';
import positions from '../../../../mock/api/positions';
import protocol from '../../../../mock/api/protocol';
import qr from '../../../../mock/api/qr';
import recovery from '../../../../mock/api/recovery';
import reports from '../../../../mock/api/reports';
import operationLog from '../../../../mock/api/operationLog';
import roles from '../../../../mock/api/roles';
import spreadsheets from '../../../../mock/api/spreadsheets';
import thirdParty from '../../../../mock/api/thirdParty';
import workflow from '../../../../mock/api/workflow';
import { resetPlatform } from '../../../../mock/domain/platform';
import { storages } from '../../../../mock/storage/storages';
import { mockRouter } from '../../../../scripts/server/mockRoutes';
import { createClient } from './client';
import type { Client } from './client';

const KEEP_ALIVE_MS = 60_000;

const areas = [
  account,
  accounts,
  approvalHelp,
  auth,
  business,
  config,
  control,
  dictionaries,
  dataRules,
  flowDefinitions,
  flowInstances,
  flowStart,
  identityProvider,
  language,
  messages,
  navigation,
  offline,
  organisations,
  personalCentre,
  phone,
  positions,
  protocol,
  qr,
  recovery,
  reports,
  operationLog,
  roles,
  spreadsheets,
  thirdParty,
  workflow,
];

export interface PlatformServer {
  url: string;
  client(): Client;
  stop(): Promise<void>;
}

/** Starts the mock platform in its initial state on a free port. */
export async function startPlatform(): Promise<PlatformServer> {
  resetPlatform();
  const app = express();
  app.use(express.json(), express.urlencoded({ extended: false }), mockRouter(areas));
  const server = await new Promise<Server>((resolve) => {
    const started = app.listen(0, () => resolve(started));
  });
  // A test that computes for longer than the default of 5 s would find its connection closed.
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;
  return {
    url,
    client: () => createClient(url),
    async stop() {
      await storages().close();
      await new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      });
    },
  };
}
