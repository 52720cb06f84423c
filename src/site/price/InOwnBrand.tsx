import { Plural } from '@lingui/react/macro'
import { linkClass } from '#ui/controls/link-class.ts'
import { appAddresses } from '../page/app-addresses.ts'
import type { OnSale } from './plans.ts'

/** For a visitor with a brand, on this device or in an account: the way to the premium templates in its dress. */
export function InOwnBrand({ onSale: { premiumTemplates } }: { onSale: OnSale }) {
  if (premiumTemplates === 0) return null
  return (
    <p data-for="owner" hidden>
      <a href={appAddresses.premium} className={linkClass} data-for="owner" hidden>
        <Plural value={premiumTemplates} other="프리미엄 템플릿 #개를 내 브랜드에 입혀 보기" />
      </a>
    </p>
  )
}
