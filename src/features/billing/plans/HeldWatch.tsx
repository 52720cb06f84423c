import { useState } from 'react'
import { subscribe } from '#contract/subscription.ts'
import { planOverlay } from '#device/billing/plan-modal.ts'
import { useOnline } from '#device/browser/network.ts'
import { useOutbox } from '#device/queue/useOutbox.ts'
import { useWatched } from '#device/watch/useWatched.ts'
import { withWords } from '#device/words/interface.ts'
import { lazyComponent } from '#ui/lazy-component.tsx'

const HeldDialog = lazyComponent(() => withWords(import('./HeldDialog.tsx'), 'billing', 'device', 'tools'))

/** Asks once, when the network is back, for an order of a plan that was pressed without one. The plan modal lists it too. */
export function HeldWatch({ idBrand }: { idBrand: number }) {
  const isOnline = useOnline()
  const overlay = useWatched(planOverlay)
  const rows = useOutbox() ?? []
  const held = rows.filter(
    ({ name, brand, state }) => name === subscribe.name && brand === idBrand && state === 'held',
  )
  // Asked about on this page, whatever was said.
  const [asked, setAsked] = useState<ReadonlySet<string>>(new Set())
  const isNew = held.some(({ key }) => !asked.has(key))
  const [isOpen, setIsOpen] = useState(false)
  if (isNew && isOnline && overlay === null && !isOpen) setIsOpen(true)
  if (!isOpen) return null
  return (
    <HeldDialog
      idBrand={idBrand}
      onClose={() => {
        setAsked(new Set([...asked, ...held.map(({ key }) => key)]))
        setIsOpen(false)
      }}
    />
  )
}
