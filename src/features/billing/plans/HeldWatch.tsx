import { useRouterState } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { useOnline } from '#engine/browser/network.ts'
import { useOutbox } from '#engine/queue/useOutbox.ts'
import type { OutboxRow } from '#engine/store/outbox-row.ts'
import { useWatched } from '#engine/watch/useWatched.ts'
import { openCancelDialog, planDialogs } from '#kits/commerce/plan-modal.ts'
import { lazyComponent } from '#ui/lazy-component.tsx'
import { groupOf, type HeldGroup } from '../facts/held-lanes.ts'

const HeldDialog = lazyComponent(() => import('./HeldDialog.tsx'))

/** The screens that list what is held, and ask about it themselves. */
const places: Readonly<Record<HeldGroup, string>> = {
  plan: '/brand/setting/payment',
  card: '/brand/setting/payment',
  credit: '/brand/setting/credit',
  logo: '/brand/setting/paylogo',
}

/** Asks once, when the network is back, about what was asked for without one. */
export function HeldWatch({ idBrand }: { idBrand: number }) {
  const isOnline = useOnline()
  const path = useRouterState({ select: (state) => state.location.pathname })
  const overlay = useWatched(planDialogs)
  const rows = useOutbox() ?? []
  // Asked about on this page, whatever was said.
  const [asked, setAsked] = useState<ReadonlySet<string>>(new Set())
  const [isOpen, setIsOpen] = useState(false)
  const due = rows.filter((row) => {
    const { lane, brand, state } = row
    const group = groupOf(lane)
    if (brand !== idBrand || state !== 'held' || group === undefined) return false
    return !asked.has(askedKey(row)) && !path.startsWith(places[group])
  })
  const isDue = due.length > 0 && isOnline && overlay === null && !isOpen
  const ask = useEffectEvent(async () => {
    setAsked(new Set([...asked, ...due.map(askedKey)]))
    const { checkRows } = await import('../held/check-rows.ts')
    const held = await checkRows(due)
    const [one] = due
    const isCancel = due.length === 1 && one?.lane === 'subscription.cancel' && held.length === 1
    // It is asked about with all that ends, where nothing else was opened meanwhile.
    if (isCancel && planDialogs.get() === null) openCancelDialog()
    else setIsOpen(true)
  })
  useEffect(() => {
    if (isDue) void ask()
  }, [isDue])
  // What was opened meanwhile is closed first.
  if (!isOpen || overlay !== null) return null
  return <HeldDialog idBrand={idBrand} onClose={() => setIsOpen(false)} />
}

/** With the time at which it was asked for: tried again after a refusal, it is asked about again. */
const askedKey = ({ key, createdAt }: OutboxRow) => `${key} ${createdAt}`
