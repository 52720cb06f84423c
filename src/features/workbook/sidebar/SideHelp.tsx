import { Trans } from '@lingui/react/macro'
import { Link, type LinkProps, useRouter } from '@tanstack/react-router'
import CircleHelp from 'lucide-react/icons/circle-help'
import Tag from 'lucide-react/icons/tag'
import { buttonClass } from '#ui/controls/button-class.ts'
import { Icon } from '#ui/Icon.tsx'
import { narrowOnlyClass } from '#ui/layout/width-class.ts'

/** Help is a category of the blog. Pages of the public site, which the routes of this app need not have. */
const pages = {
  help: { to: '/blog', search: { idCategory: 2 } } as unknown as LinkProps,
  price: { to: '/price' } as unknown as LinkProps,
}

/** Ways out of the workbook on a phone, where the header has no room for them. Only to pages that this version has. */
export function SideHelp() {
  const { routesByPath } = useRouter()
  const hasPage = (path: string) => Object.hasOwn(routesByPath, path)
  const look = buttonClass({ look: 'quiet', size: 'small', hangs: 'start' }, narrowOnlyClass)
  return (
    <>
      {hasPage('/blog') && (
        <Link {...pages.help} className={look}>
          <Icon of={CircleHelp} size="small" />
          <Trans>도움말</Trans>
        </Link>
      )}
      {hasPage('/price') && (
        <Link {...pages.price} className={look}>
          <Icon of={Tag} size="small" />
          <Trans>요금제</Trans>
        </Link>
      )}
    </>
  )
}
