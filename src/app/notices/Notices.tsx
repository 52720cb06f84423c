import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useSession } from '#engine/identity/session.ts'
import { openComments } from '#features/comments/comments-state.ts'
import NoticesButton from '#features/notices/NoticesButton.tsx'
import type { ShownNotice } from '#features/notices/useNotices.ts'
import { isOfMany, kindOf } from '#model/document-kinds/names.ts'
import { DialogRegion } from '#ui/errors/DialogRegion.tsx'
import { lazyComponent } from '#ui/lazy-component.tsx'
import { useBrandChange } from '../brand-list/useBrandChange.ts'
import { useCommandWords } from '../sync/useCommandWords.ts'
import { useReasonWords } from '../sync/useReasonWords.ts'
import { noticeAddress } from './notice-address.ts'

const SyncPanel = lazyComponent(() => import('../sync/SyncPanel.tsx'))

/** The bell with its notices; a press on one opens its screen. */
export default function Notices() {
  const { history } = useRouter()
  const { brand } = useSession()
  const changeBrand = useBrandChange()
  const [isSyncOpen, setIsSyncOpen] = useState(false)
  const sayReason = useReasonWords()
  const sayCall = useCommandWords()

  const follow = ({ facts, brand: of }: ShownNotice) => {
    const address = noticeAddress(facts)
    if (address === null) return setIsSyncOpen(true)
    if (of !== null && of !== brand) void changeBrand(of, address)
    else history.push(address)
    const isTalk = facts.kind === 'mention' || facts.kind === 'reply'
    // Documents of which a brand has many show their comments on screens of their own.
    if (isTalk && !isOfMany(kindOf(facts.document))) openComments(facts.field, { thread: facts.thread })
  }
  return (
    <>
      <NoticesButton speech={{ sayReason, sayCall }} onFollow={follow} />
      {isSyncOpen && (
        <DialogRegion onClose={() => setIsSyncOpen(false)}>
          <SyncPanel onClose={() => setIsSyncOpen(false)} />
        </DialogRegion>
      )}
    </>
  )
}
