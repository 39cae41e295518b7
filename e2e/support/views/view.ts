import type { Page } from '@playwright/test';
import { button, dialog } from '../navigation.ts';
import type { World } from '../world.ts';

/** Brings a fresh page of a fresh context there, tap by tap. */
export type Open = (page: Page, world: World) => Promise<void>;

/** A view or a dialog that is checked and photographed. */
export interface View {
  name: string;
  /** Text is 20 px for users and 18 px for staff and family. */
  side: 'user' | 'staff';
  open: Open;
  /** The server refuses something on the way, or fails, as it should, and the browser notes it. */
  refused?: true;
  /** It shows what only a browser with its window has, as notices of the system. */
  needsWholeBrowser?: true;
}

export const user = (name: string, open: Open): View => ({ name, side: 'user', open });
export const staff = (name: string, open: Open): View => ({ name, side: 'staff', open });
export const refused = (view: View): View => ({ ...view, refused: true });

export const ofWholeBrowser = (view: View): View => ({ ...view, needsWholeBrowser: true });

/** A view, and the dialog that one of its buttons opens. */
export const opensDialog =
  (to: Open, name: string): Open =>
  async (page, world) => {
    await to(page, world);
    await button(page, name).click();
    await dialog(page).waitFor();
  };
