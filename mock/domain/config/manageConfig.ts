import { businessError } from '../apiError';
import type { Administration } from '../administration/administration';
import type { Actor } from '../records/record';
import { CHECKS } from './checkSettings';
import type { ConfigKey, Settings } from './settings';

/** The current value of a setting. */
export const settingOf = <Key extends ConfigKey>({ config }: Administration, key: Key): Settings[Key] =>
  config.get(key).setting as Settings[Key];

/** The password of new accounts, and what an administrator resets a password to. */
export const defaultPasswordOf = (administration: Administration): string =>
  settingOf(administration, 'register').defaultPassword;

/** Changes settings: all of them or none. A setting that stays as it is, is not changed. */
export function changeSettings(administration: Administration, settings: Partial<Settings>, actor: Actor): void {
  const entries = Object.entries(settings) as [ConfigKey, Settings[ConfigKey]][];
  for (const [key, setting] of entries) (CHECKS[key] as (setting: unknown) => void)(setting);
  const { config } = administration;
  for (const [key, setting] of entries) {
    const item = config.get(key);
    if (JSON.stringify(setting) === JSON.stringify(item.setting)) continue;
    const hasNewPassword =
      'defaultPassword' in setting && setting.defaultPassword !== defaultPasswordOf(administration);
    const passwordCount = item.passwordCount + (hasNewPassword ? 1 : 0);
    config.update(key, 'any', { setting, passwordCount }, actor);
  }
}

/** Replaces the text of a template. */
export function changeTemplate(
  { reportTemplates }: Administration,
  { type, id, content }: { type: string; id: string; content: string },
  actor: Actor,
): void {
  const template = reportTemplates.get(type);
  if (template.templateId !== id) throw businessError('config.template_changed');
  if (template.content !== content) reportTemplates.update(type, 'any', { content }, actor);
}
