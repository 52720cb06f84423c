import { msg } from '@lingui/core/macro'
import type { Action, ActionFacts } from '#kits/actions/action.ts'
import type { ScreenLink } from '../routing/screen-links.ts'

/** There is nothing to save; the browser would save the page as a file. */
export const saved = {
  id: 'saved',
  label: msg`쓰는 대로 저장돼요. 누르지 않아도 돼요`,
  keys: [{ keys: 'Mod+(Shift)+(Alt)+S', inField: true, inDialog: true }],
} as const satisfies ActionFacts

/** The screens that keys open. */
export function screensByKey(links: readonly ScreenLink[], goTo: (address: string) => void): Action[] {
  return links.flatMap(({ shortcut, title, path }) =>
    shortcut === undefined
      ? []
      : {
          id: `screen-${path}`,
          label: title,
          keys: [{ keys: `Mod+Shift+(Alt)+${shortcut}`, inField: true, inDialog: true }],
          run: () => goTo(path),
        },
  )
}
