import { useLingui } from '@lingui/react/macro'
import type { ComponentProps } from 'react'
import { PasswordField as Field } from '#ui/controls/PasswordField.tsx'

export function PasswordField(props: Omit<ComponentProps<typeof Field>, 'words'>) {
  const { t } = useLingui()
  return <Field {...props} words={{ show: t`비밀번호 보기`, hide: t`비밀번호 숨기기` }} />
}
