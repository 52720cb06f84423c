import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { BrandRef } from '#engine/identity/brand-ref.ts'
import { findFolder } from '#kits/design/library/folder-at.ts'
import { useDesignFolders } from '#kits/design/library/useDesignFolders.ts'
import { linkClass } from '#ui/controls/link-class.ts'
import { Note } from '#ui/Text.tsx'

interface Props {
  brand: BrandRef
  /** As the address names the folder. */
  into: string
}

/** Says in which folder a design is made, and leaves it. */
export function IntoFolder({ brand, into }: Props) {
  const folder = findFolder(useDesignFolders(brand) ?? [], into)
  if (!folder || folder.trashedAt !== null) return null
  const { name } = folder
  return (
    <Note>
      <Trans>고른 템플릿은 ‘{name}’ 폴더에 만들어져요.</Trans>{' '}
      <Link to="." search={{ into: undefined }} className={linkClass}>
        <Trans>맨 위에 만들기</Trans>
      </Link>
    </Note>
  )
}
