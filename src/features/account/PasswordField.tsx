import { useLingui } from '@lingui/react/macro'
import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import { type ComponentProps, useState } from 'react'
import { IconButton } from '#ui/controls/IconButton.tsx'
import { TextField } from '#ui/controls/TextField.tsx'
import { Icon } from '#ui/Icon.tsx'

/** A password that can be looked at. It lives in this field and the one request, nowhere else. */
export function PasswordField(props: Omit<ComponentProps<typeof TextField>, 'type' | 'end'>) {
  const { t } = useLingui()
  const [isShown, setIsShown] = useState(false)
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      spellCheck={false}
      autoCapitalize="none"
      end={
        <IconButton
          label={isShown ? t`비밀번호 숨기기` : t`비밀번호 보기`}
          size="small"
          aria-pressed={isShown}
          icon={<Icon of={isShown ? EyeOff : Eye} />}
          onClick={() => setIsShown(!isShown)}
        />
      }
    />
  )
}
