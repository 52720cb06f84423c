import { Trans } from '@lingui/react/macro'
import PenLine from 'lucide-react/icons/pen-line'
import { keysForAria } from '#kits/actions/keys.ts'
import { useScreenActions } from '#kits/actions/useActions.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { sideBarAction } from './side-bar-action.ts'
import { closeSideBar, openSideBar, useSideBar } from './side-bar-state.ts'

/** Header button of the side bar, with its keys. */
export default function SideBarButton() {
  const { isOpen } = useSideBar()
  useScreenActions([
    { ...sideBarAction, run: () => (isOpen ? closeSideBar() : openSideBar({ takesFocus: true })) },
  ])
  return (
    <Button
      look="quiet"
      aria-pressed={isOpen}
      aria-keyshortcuts={keysForAria(sideBarAction.keys)}
      icon={<Icon of={PenLine} />}
      onClick={() => (isOpen ? closeSideBar() : openSideBar())}
    >
      <Trans>제안</Trans>
    </Button>
  )
}
