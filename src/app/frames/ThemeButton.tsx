import { useLingui } from '@lingui/react/macro'
import Contrast from 'lucide-react/icons/contrast'
import { IconButton } from '#ui/controls/IconButton.tsx'
import { Icon } from '#ui/Icon.tsx'
import { isDarkNow } from '#ui/theme.ts'
import { useTheme } from '#ui/useTheme.ts'

export function ThemeButton() {
  const { t } = useLingui()
  const [, setTheme] = useTheme()
  return (
    <IconButton
      label={t`밝게 또는 어둡게`}
      icon={<Icon of={Contrast} />}
      onClick={() => setTheme(isDarkNow() ? 'light' : 'dark')}
    />
  )
}

export default ThemeButton
