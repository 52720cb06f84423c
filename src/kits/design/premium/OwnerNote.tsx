import { Trans } from '@lingui/react/macro'
import type { BrandRef } from '#engine/identity/brand-ref.ts'
import { useReadBrandRole } from '#engine/store/useBrandRole.ts'
import { Note } from '#ui/Text.tsx'

/** Beside what a plan is chosen for, to who cannot choose one. */
export function OwnerNote({ brand }: { brand: BrandRef }) {
  const role = useReadBrandRole(brand)
  if (role === undefined || role === 'BRAND_ROLE_OWNER') return null
  return (
    <Note>
      <Trans>플랜은 브랜드의 소유자가 바꿀 수 있어요.</Trans>
    </Note>
  )
}
