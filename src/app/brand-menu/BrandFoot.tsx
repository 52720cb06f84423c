import { Trans, useLingui } from '@lingui/react/macro'
import Ellipsis from 'lucide-react/icons/ellipsis'
import Gift from 'lucide-react/icons/gift'
import Layers from 'lucide-react/icons/layers'
import { afterFirstContentPaint } from '#engine/browser/first-content.ts'
import { type BrandRef, isLocal } from '#engine/identity/brand-ref.ts'
import { useSession } from '#engine/identity/session.ts'
import { Icon } from '#ui/Icon.tsx'
import { SideFoot } from '#ui/layout/SideParts.tsx'
import { lazyComponent } from '#ui/lazy-component.tsx'
import { FootDropdown } from './FootDropdown.tsx'
import { StorageMeter } from './StorageMeter.tsx'

const PlanFacts = lazyComponent(() => import('./PlanFacts.tsx'))
const InviteLinks = lazyComponent(() => import('./InviteLinks.tsx'))
const MoreLinks = lazyComponent(() => import('./MoreLinks.tsx'))
const InvitePromo = lazyComponent(() => import('./InvitePromo.tsx'), { when: afterFirstContentPaint })

interface Props {
  brand: BrandRef
  /** Null while not known. */
  plan: string | null
  planTitle: string | null
}

/** Foot of the sidebar: plan, referral, further links, the way to invite. */
export function BrandFoot({ brand, plan, planTitle }: Props) {
  const { t } = useLingui()
  const { session } = useSession()
  if (session === null || isLocal(brand)) return null
  return (
    <SideFoot>
      <StorageMeter hasLarger={plan !== null && plan !== 'PLUS'} />
      <FootDropdown
        icon={<Icon of={Layers} size="small" />}
        label={planTitle === null ? t`플랜` : t`${planTitle} 플랜`}
      >
        <PlanFacts brand={brand} />
      </FootDropdown>
      <FootDropdown icon={<Icon of={Gift} size="small" />} label={t`친구 초대`}>
        <InviteLinks idAccount={session.idAccount} />
      </FootDropdown>
      <FootDropdown icon={<Icon of={Ellipsis} size="small" />} label={<Trans>더 보기</Trans>}>
        <MoreLinks />
      </FootDropdown>
      <InvitePromo key={brand} brand={brand} idAccount={session.idAccount} />
    </SideFoot>
  )
}
