import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useOnline } from '#engine/browser/network.ts'
import { flushDocuments } from '#engine/documents/engine/flush-documents.ts'
import { reportError } from './report-error.ts'
import { StatusPage } from './StatusPage.tsx'
import { statusOf } from './status-of.ts'

/** Address at which a screen was tried again last. */
let lastRetry: string | null = null

/** Error boundary of every route: what happened, what is safe, and an action. */
export function ErrorScreen({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  const isOnline = useOnline()
  const status = statusOf(error, isOnline)
  useEffect(() => {
    reportError('a screen could not be shown', error)
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
        // A fault that comes back needs a new page: rendering the same again would not help.
        const isSame = status === 'fault' && lastRetry === location.href
        if (status === 'offline' || status === 'files' || isSame) return void reopen()
        lastRetry = location.href
        reset()
        void router.invalidate()
      }}
    />
  )
}
