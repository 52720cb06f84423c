import { useLingui } from '@lingui/react/macro'
import type { ComponentProps } from 'react'
import { PasswordField } from '#ui/controls/PasswordField.tsx'

export function OwnPassword(props: Omit<ComponentProps<typeof PasswordField>, 'words'>) {
  const { t } = useLingui()
  return <PasswordField {...props} words={{ show: t`비밀번호 보기`, hide: t`비밀번호 숨기기` }} />
}
