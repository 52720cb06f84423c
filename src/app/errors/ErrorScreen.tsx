import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { isOnline as isOnlineNow, useOnline } from '#device/browser/network.ts'
import { flushDocuments } from '#device/documents/engine/flush-documents.ts'
import { StatusPage } from './StatusPage.tsx'
import { statusOf } from './status-of.ts'

/** Error boundary of every route: what happened, what is safe, and an action. */
export function ErrorScreen({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  const isOnline = useOnline()
  const status = statusOf(error, isOnline)
  useEffect(() => {
    const now = statusOf(error, isOnlineNow())
    // What somebody may not open is no fault of the screen.
    const isFault = now !== 'offline' && now !== 403
    console[isFault ? 'error' : 'warn']('a screen could not be shown', error)
  }, [error])
  // Browsers cache a failed module load, so only a reload requests the file again.
  const reopen = async () => {
    await flushDocuments()
    location.reload()
  }
  return (
    <StatusPage
      status={status}
      onRetry={() => {
        if (status === 'offline' || status === 'files') return void reopen()
        reset()
        void router.invalidate()
      }}
    />
  )
}
