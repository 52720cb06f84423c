import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { readBrandFact } from '#engine/identity/brand-facts.ts'
import type { BrandRef } from '#engine/identity/brand-ref.ts'
import { useSession } from '#engine/identity/session.ts'
import { StoredSymbol } from '#kits/logo/symbol/StoredSymbol.tsx'
import { buttonClass } from '#ui/controls/button-class.ts'
import { hiddenOnPhoneClass } from '#ui/layout/width-class.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import styles from './BackToBrand.module.css'

/** On screens of the account: the open brand, and the way back to it. Nothing where none is open. */
export default function BackToBrand() {
  const { brand } = useSession()
  return brand === null ? null : <Back key={brand} brand={brand} />
}

function Back({ brand }: { brand: BrandRef }) {
  const { t } = useLingui()
  const name = readBrandFact(brand, 'name') || t`이름 없는 브랜드`
  const words = t`브랜드로 돌아가기: ${name}`
  return (
    <Link to="/brand" title={words} className={buttonClass({ look: 'quiet' }, styles.back)}>
      <StoredSymbol brand={brand} name={name} size={24} />
      <VisuallyHidden>{words}</VisuallyHidden>
      <span className={hiddenOnPhoneClass} aria-hidden>
        {name}
      </span>
    </Link>
  )
}
