import { useLingui } from '@lingui/react'
import { ActionButton } from '#kits/actions/ActionButton.tsx'
import { keysForAria } from '#kits/actions/keys.ts'
import { IconButton } from '#ui/controls/IconButton.tsx'
import { Icon } from '#ui/Icon.tsx'
import { help } from '../actions/tool-actions.ts'

/** Opens the help: an icon in a header, or a small row of text in a menu. */
export default function HelpButton({ look = 'icon' }: { look?: 'icon' | 'row' }) {
  const { i18n } = useLingui()
  if (look === 'icon') {
    return (
      <IconButton
        label={i18n._(help.short)}
        aria-haspopup="dialog"
        aria-keyshortcuts={keysForAria(help.keys)}
        icon={<Icon of={help.icon} />}
        data-leaves
        onClick={help.run}
      />
    )
  }
  return (
    <ActionButton action={help} look="quiet" size="small" hangs="start" aria-haspopup="dialog" data-leaves />
  )
}
