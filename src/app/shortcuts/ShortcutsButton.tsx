import { Trans } from '@lingui/react/macro'
import Keyboard from 'lucide-react/icons/keyboard'
import { Button } from '#ui/controls/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { openShortcutList } from '../palette/palette.ts'

/** Button that opens the list of keyboard shortcuts. */
export default function ShortcutsButton() {
  return (
    <Button
      look="quiet"
      size="small"
      hangs="start"
      icon={<Icon of={Keyboard} size="small" />}
      onClick={openShortcutList}
    >
      <Trans>단축키</Trans>
    </Button>
  )
}
