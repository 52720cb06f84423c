import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import { type ComponentProps, useState } from 'react'
import { Icon } from '../Icon.tsx'
import { IconButton } from './IconButton.tsx'
import { TextField } from './TextField.tsx'

type Props = Omit<ComponentProps<typeof TextField>, 'type' | 'end'> & {
  words: { show: string; hide: string }
}

/** A password field that can show its text. */
export function PasswordField({ words, ...field }: Props) {
  const [isShown, setIsShown] = useState(false)
  return (
    <TextField
      {...field}
      type={isShown ? 'text' : 'password'}
      spellCheck={false}
      autoCapitalize="none"
      end={
        <IconButton
          label={isShown ? words.hide : words.show}
          size="small"
          aria-pressed={isShown}
          icon={<Icon of={isShown ? EyeOff : Eye} />}
          onClick={() => setIsShown(!isShown)}
        />
      }
    />
  )
}
