import type { I18n } from '@lingui/core'
import { Icon } from '#ui/Icon.tsx'
import type { MenuEntry } from '#ui/overlays/Menu.tsx'
import type { ActionFacts } from './action.ts'

/** Actions as entries of a menu, whose ids are theirs. */
export function menuEntries(actions: readonly ActionFacts[], i18n: I18n): MenuEntry[] {
  return actions.map(({ id, label, short = label, icon }) => ({
    id,
    label: i18n._(short),
    ...(icon && { icon: <Icon of={icon} /> }),
  }))
}
