import { Trans } from '@lingui/react/macro'
import CircleHelp from 'lucide-react/icons/circle-help'
import Tag from 'lucide-react/icons/tag'
import { siteAddressHere } from '#kits/words/site-address.ts'
import { buttonClass } from '#ui/controls/button-class.ts'
import { Icon } from '#ui/Icon.tsx'
import { narrowOnlyClass } from '#ui/layout/width-class.ts'

/** Links to help and prices for phones, where the header has no room for them. */
export function SideHelp() {
  const look = buttonClass({ look: 'quiet', size: 'small', hangs: 'start' }, narrowOnlyClass)
  return (
    <>
      <a href={siteAddressHere('/blog?idCategory=2')} className={look}>
        <Icon of={CircleHelp} size="small" />
        <Trans>도움말</Trans>
      </a>
      <a href={siteAddressHere('/price')} className={look}>
        <Icon of={Tag} size="small" />
        <Trans>플랜</Trans>
      </a>
    </>
  )
}
