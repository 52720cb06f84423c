import { useLingui } from '@lingui/react/macro'
import CheckCheck from 'lucide-react/icons/check-check'
import HardDrive from 'lucide-react/icons/hard-drive'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { useState } from 'react'
import { useOnline } from '#engine/browser/network.ts'
import type { SyncState } from '#engine/documents/engine/sync-state.ts'
import { useBrandSyncState } from '#engine/documents/react/useSyncState.ts'
import { useOutbox } from '#engine/queue/useOutbox.ts'
import { StatusButton } from '#ui/controls/StatusButton.tsx'
import { DialogRegion } from '#ui/errors/DialogRegion.tsx'
import { Icon } from '#ui/Icon.tsx'
import { lazyComponent } from '#ui/lazy-component.tsx'
import { withOutbox } from './with-outbox.ts'

const SyncPanel = lazyComponent(() => import('./SyncPanel.tsx'))

const icons = { savedHere: HardDrive, syncing: RefreshCw, synced: CheckCheck, failed: TriangleAlert }

/** Sync state of the open documents and the outbox; opens the sync panel. */
export default function SyncIndicator() {
  const isOnline = useOnline()
  const state = withOutbox(useBrandSyncState(), useOutbox() ?? [], isOnline)
  const [isOpen, setIsOpen] = useState(false)
  const { words, note } = useSyncWords(state)
  return (
    <>
      <StatusButton
        icon={<Icon of={icons[state.kind]} />}
        words={words}
        {...(note === undefined ? {} : { note })}
        isBad={state.kind === 'failed'}
        data-sync={state.kind}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      />
      {isOpen && (
        <DialogRegion onClose={() => setIsOpen(false)}>
          <SyncPanel onClose={() => setIsOpen(false)} />
        </DialogRegion>
      )}
    </>
  )
}

function useSyncWords({ kind, pending, reason }: SyncState): { words: string; note?: string } {
  const { t } = useLingui()
  switch (kind) {
    case 'savedHere':
      return reason === 'offline'
        ? { words: t`이 기기에 저장됨`, note: t`오프라인` }
        : { words: t`이 기기에 저장됨` }
    case 'syncing':
      return pending > 0 ? { words: t`동기화 중`, note: t`변경 ${pending}건` } : { words: t`동기화 중` }
    case 'synced':
      return { words: t`모두 동기화됨` }
    case 'failed':
      return { words: t`저장하지 못함`, note: t`자세히` }
  }
}
