import { ofEachSetting, type SettingColumns, type Settings } from '@encina/contract/settings';
import { flag } from './new-user.ts';

/** The settings of a row as its person knows them: yes and no instead of 1 and 0. */
export function settingsOf(row: SettingColumns): Settings {
  const settings = ofEachSetting(({ column, initial }) =>
    typeof initial === 'boolean' ? row[column] === 1 : row[column],
  );
  return settings as Settings;
}

/** The same as columns; a setting that is left out stays as it is. */
export function columnsOf(settings: Partial<Settings>): Partial<SettingColumns> {
  const columns = ofEachSetting(({ column }, name) => {
    const value = settings[name];
    return [column, typeof value === 'boolean' ? flag(value) : value] as const;
  });
  return Object.fromEntries(Object.values(columns).filter(([, value]) => value !== undefined));
}
