import { Trans } from '@lingui/react/macro'
import { Link, type LinkProps, useRouter } from '@tanstack/react-router'
import CircleHelp from 'lucide-react/icons/circle-help'
import Tag from 'lucide-react/icons/tag'
import { buttonClass } from '#ui/controls/button-class.ts'
import { Icon } from '#ui/Icon.tsx'
import { narrowOnlyClass } from '#ui/layout/width-class.ts'

/** Pages of the public site. Not checked by the router's types, because their routes may not exist yet. */
const pages = {
  help: { to: '/blog', search: { idCategory: 2 } } as unknown as LinkProps,
  price: { to: '/price' } as unknown as LinkProps,
}

/**
 * Links to help and prices for phones, where the header has no room for them. Renders only those whose route
 * exists.
 */
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
          <Trans>플랜</Trans>
        </Link>
      )}
    </>
  )
}
