import { fastComputedStyle } from './fastJsdom.cjs';
import type { EnvironmentContext, JestEnvironmentConfig } from '@jest/environment';
import { TestEnvironment } from 'jest-environment-jsdom';

/** Globals that browsers and Node have but jsdom lacks. */
const FROM_NODE = [
  'structuredClone',
  'TextEncoder',
  'TextDecoder',
  'fetch',
  'Headers',
  'Request',
  'Response',
  'ReadableStream',
  'BroadcastChannel',
] as const;

export default class DomEnvironment extends TestEnvironment {
  constructor(config: JestEnvironmentConfig, context: EnvironmentContext) {
    super(config, context);
    for (const name of FROM_NODE) this.global[name] ??= globalThis[name] as never;
    this.global.getComputedStyle = fastComputedStyle(this.global);
  }
}
