import type { I18n } from '@lingui/core'
import { keysText } from '#kits/actions/keys.ts'
import { Kbd } from '#ui/controls/Kbd.tsx'
import { Icon } from '#ui/Icon.tsx'
import type { MenuEntry } from '#ui/overlays/Menu.tsx'
import type { EditorAction } from '../scope/ActionsContext.tsx'

/** An action in a menu: with its keys, or with why it cannot be done now. */
export function entryOf(
  { id, icon, label, short, keys, disabledReason }: EditorAction,
  i18n: I18n,
): MenuEntry {
  const [binding] = keys ?? []
  const note = disabledReason ?? (binding && <Kbd>{keysText(binding.keys)}</Kbd>)
  const text = i18n._(short ?? label)
  return {
    id,
    label: text,
    textValue: text,
    ...(icon && { icon: <Icon of={icon} size="small" /> }),
    ...(note !== undefined && { note }),
    isDisabled: disabledReason !== undefined,
    isDanger: id === 'delete',
  }
}
