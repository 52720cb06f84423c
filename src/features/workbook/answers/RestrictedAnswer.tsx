import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { DocumentContext } from '#engine/documents/react/DocumentProvider.tsx'
import { useDocumentViews } from '#engine/documents/react/useDocument.ts'
import { useBrandRole } from '#engine/store/useBrandRole.ts'
import { type BrandRole, isAtLeast } from '#model/access/roles.ts'

interface Props {
  /** The least role that may change the answer. */
  writers: BrandRole
  children: ReactNode
}

/** An answer that not every member may change: for the others the fields in it are read-only, with the reason. */
export default function RestrictedAnswer({ writers, children }: Props) {
  const { t } = useLingui()
  const { current, byName } = useDocumentViews()
  const role = useBrandRole(current.document.brand)
  const isRefused = role !== null && !isAtLeast(role, writers)
  const reason = t`관리자 이상의 권한이 있어야 고칠 수 있어요.`
  const view =
    isRefused && !current.isReadOnly ? { ...current, isReadOnly: true, whyReadOnly: reason } : current
  return (
    <DocumentContext value={{ current: view, byName: { ...byName, [view.document.name]: view } }}>
      {children}
    </DocumentContext>
  )
}
