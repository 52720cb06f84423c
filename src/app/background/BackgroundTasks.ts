import { useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { afterMainPictures } from '#engine/browser/main-pictures.ts'
import { useSession } from '#engine/identity/session.ts'
import { startTimer } from '#engine/time/start-timer.ts'
import { focusHeadings } from '../routing/focus-heading.ts'
import { keepDocumentsOpen } from './keep-documents-open.ts'
import { startTasks } from './start-tasks.ts'

/** Starts and stops the background tasks of `./tasks` by what this page shows, and focuses headings. Draws nothing. */
export default function BackgroundTasks(): null {
  const router = useRouter()
  const { session, brand: chosen } = useSession()
  const isPrivate = useRouterState({
    select: ({ matches }) => matches.some(({ staticData }) => staticData.guard !== undefined),
  })
  const account = isPrivate ? (session?.idAccount ?? null) : null
  const brand = isPrivate ? chosen : null
  useEffect(() => focusHeadings(router), [router])
  useEffect(() => startTasks('page', undefined), [])
  useEffect(() => {
    if (isPrivate) return whenIdle(() => startTasks('screen', undefined))
  }, [isPrivate])
  useEffect(() => {
    if (account !== null) return whenIdle(() => startTasks('account', account))
  }, [account])
  useEffect(() => {
    if (brand !== null) return whenIdle(() => startTasks('brand', { account, brand }))
  }, [account, brand])
  useEffect(() => {
    if (brand !== null) return whenIdle(() => keepDocumentsOpen(account, brand))
  }, [account, brand])
  return null
}

/**
 * Starts something when the page shows its pictures and is idle, at most 2 s after them. The returned function cancels or stops it.
 */
function whenIdle(start: () => () => void): () => void {
  let stop: (() => void) | undefined
  let isStopped = false
  const begin = () => {
    if (!isStopped) stop = start()
  }
  const cancel = afterMainPictures(() => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(begin, { timeout: 2_000 })
    else startTimer(begin, 300)
  })
  return () => {
    isStopped = true
    cancel()
    stop?.()
  }
}
