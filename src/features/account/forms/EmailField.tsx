import { useLingui } from '@lingui/react/macro'
import type { ComponentProps } from 'react'
import { TextField } from '#ui/controls/TextField.tsx'

type Props = Omit<ComponentProps<typeof TextField>, 'label' | 'type'>

/** Input of an e-mail address, with the settings that keyboards and password managers need. */
export function EmailField(props: Props) {
  const { t } = useLingui()
  return (
    <TextField
      label={t`이메일`}
      type="email"
      name="email"
      autoComplete="username"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={254}
      {...props}
    />
  )
}
