import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import type { SyncState } from '#engine/documents/engine/sync-state.ts'
import { DocumentContext, type DocumentViews } from '#engine/documents/react/DocumentProvider.tsx'
import { useDocumentViews } from '#engine/documents/react/useDocument.ts'
import { useCachedRead } from '#engine/reads/useCachedRead.ts'
import { useWatched } from '#engine/watch/useWatched.ts'
import { showToast } from '#ui/overlays/toasts.ts'
import { designsRead } from '../reads/designs-read.ts'

/** The relay has closed the room for this account, or takes no change of it any more. */
function isRefused({ reason, problems }: SyncState): boolean {
  return reason === 'roleLost' || reason === 'notFound' || problems.some(({ code }) => code === 'READ_ONLY')
}

/**
 * Makes the design around read only once its rights are withdrawn while it is open, and says so once. What was not sent stays on
 * the device. Whether they are withdrawn is asked of the server after each interruption, which is how it ends them.
 */
export function WithRights({ children }: { children: ReactNode }) {
  const { t } = useLingui()
  const views = useDocumentViews()
  const { document, isReadOnly } = views.current
  const sync = useWatched(document.sync)
  const [withdrawn, setWithdrawn] = useState<'rights' | 'design' | null>(null)
  if (withdrawn === null && isRefused(sync)) setWithdrawn(sync.reason === 'notFound' ? 'design' : 'rights')
  // They were given back: everything is taken.
  if (withdrawn !== null && sync.kind === 'synced') setWithdrawn(null)
  const isAway = sync.kind !== 'synced' && sync.kind !== 'syncing'
  // The first connection is counted, too.
  const [connections, setConnections] = useState({ count: 0, isAway, wasReadOnly: isReadOnly })
  if (isAway !== connections.isAway)
    setConnections(({ count }) => ({ count: isAway ? count : count + 1, isAway, wasReadOnly: isReadOnly }))
  useCachedRead(designsRead, {
    brand: document.brand,
    isAsked: connections.count > 0 && !isAway,
    basis: String(connections.count),
  })
  // Where the server does not have the design, `LostDesignPart` says so.
  const isTold = withdrawn === 'rights' || (isReadOnly && connections.count > 1 && !connections.wasReadOnly)
  const tell = useEffectEvent(() =>
    showToast({
      tone: 'info',
      text: t`이 디자인을 고칠 권한이 없어졌어요. 이제 볼 수만 있고, 보내지 못한 것은 이 기기에 있어요.`,
    }),
  )
  useEffect(() => {
    if (isTold) tell()
  }, [isTold])
  const inside = withdrawn !== null && !isReadOnly ? readOnly(views) : views
  return <DocumentContext value={inside}>{children}</DocumentContext>
}

function readOnly({ current, byName }: DocumentViews): DocumentViews {
  const view = { ...current, isReadOnly: true }
  return { current: view, byName: { ...byName, design: view } }
}
