import { useLingui } from '@lingui/react'
import { Button, type ButtonProps } from '#ui/controls/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import type { Action } from './action.ts'
import { keysForAria } from './keys.ts'

type Props = Omit<ButtonProps, 'onClick' | 'children' | 'icon' | 'disabledReason'> & { action: Action }

/** The button of an action. */
export function ActionButton({ action, size, ...button }: Props) {
  const { i18n } = useLingui()
  const { label, short = label, icon, keys, disabledReason, run } = action
  return (
    <Button
      size={size}
      icon={icon && <Icon of={icon} {...(size === 'small' && { size })} />}
      disabledReason={disabledReason}
      aria-keyshortcuts={keys && keysForAria(keys)}
      onClick={run}
      {...button}
    >
      {i18n._(short)}
    </Button>
  )
}
