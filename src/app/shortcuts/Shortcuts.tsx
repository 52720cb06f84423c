import { useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useAppActions } from '#kits/actions/useActions.ts'
import { DialogHost } from '#kits/screen/DialogHost.tsx'
import { showToast } from '#ui/overlays/toasts.ts'
import { appDialogs } from '../actions/app-dialogs.ts'
import { search } from '../actions/tool-actions.ts'
import Palette from '../palette/Palette.tsx'
import { useScreenLinks } from '../routing/screen-links.ts'
import HelpKey from './HelpKey.tsx'
import { saved, screensByKey } from './key-actions.ts'

/** Loaded with this file, not when it is opened: letters that are typed right after its key would be lost. */
const dialogs = { palette: Palette }

/** The keys of every screen of a brand, the palette and the help. */
export default function Shortcuts() {
  const { t } = useLingui()
  const { history } = useRouter()
  const links = useScreenLinks()
  useAppActions([
    search,
    { ...saved, run: () => showToast({ tone: 'info', text: t`이미 저장했어요` }) },
    ...screensByKey(links, (address) => history.push(address)),
  ])
  return (
    <>
      <HelpKey />
      <DialogHost of={appDialogs} show={dialogs} />
    </>
  )
}
