import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { isOnline as isOnlineNow, useOnline } from '#device/browser/network.ts'
import { flushDevice } from '../flush-device.ts'
import { StatusPage } from './StatusPage.tsx'
import { statusOf } from './status-of.ts'

/** What a screen that broke shows: what happened, what is safe, a way on. */
export function ErrorScreen({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  const isOnline = useOnline()
  const status = statusOf(error, isOnline)
  useEffect(() => {
    const isFault = statusOf(error, isOnlineNow()) !== 'offline'
    console[isFault ? 'error' : 'warn']('a screen could not be shown', error)
  }, [error])
  // A browser may remember that a file did not come: only a fresh page asks for it again.
  const reopen = async () => {
    await flushDevice()
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
