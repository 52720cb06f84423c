import { Trans, useLingui } from '@lingui/react/macro'
import CircleHelp from 'lucide-react/icons/circle-help'
import { Button } from '#ui/controls/Button.tsx'
import { IconButton } from '#ui/controls/IconButton.tsx'
import { Icon } from '#ui/Icon.tsx'
import { openHelp } from '../palette/palette.ts'

/** Opens the help: an icon in a header, or a small row of text in a menu. */
export default function HelpButton({ look = 'icon' }: { look?: 'icon' | 'row' }) {
  const { t } = useLingui()
  if (look === 'icon') {
    return (
      <IconButton
        label={t`도움말`}
        aria-haspopup="dialog"
        aria-keyshortcuts="?"
        icon={<Icon of={CircleHelp} />}
        data-leaves
        onClick={openHelp}
      />
    )
  }
  return (
    <Button
      look="quiet"
      size="small"
      hangs="start"
      aria-haspopup="dialog"
      icon={<Icon of={CircleHelp} size="small" />}
      data-leaves
      onClick={openHelp}
    >
      <Trans>도움말</Trans>
    </Button>
  )
}
